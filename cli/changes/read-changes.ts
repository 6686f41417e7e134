import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { isFields } from '../../contract/json.ts'
import { noChanges, type SiteChanges } from '../../contract/steer/site-changes.ts'

/** Returns the path of the file with the console's changes, which `instep pull` writes beside the configuration. */
export function changesFile(config: string): string {
  return join(dirname(config), `${basename(config, extname(config)).replace(/\.config$/, '')}.changes.json`)
}

/** Reads the changes that lie over a configuration; none where there is no file. @throws when it holds something else */
export function readChanges(config: string): SiteChanges {
  const file = changesFile(config)
  if (!existsSync(file)) return noChanges
  try {
    const changes: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isSiteChanges(changes)) return changes
  } catch {} // reported below
  throw new Error(`${file} holds no changes of a site. Write it again with: npx instep pull`)
}

function isSiteChanges(value: unknown): value is SiteChanges {
  if (!isFields(value) || value.format !== 1 || !Number.isSafeInteger(value.version)) return false
  return isFields(value.experiences) && Object.values(value.experiences).every(isFields)
}
