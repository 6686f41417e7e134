import { writeFile } from 'node:fs/promises'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { renameOver } from '../build/rename-over.ts'
import { changesFile } from './read-changes.ts'

/** Writes the console's changes into the file beside the configuration, at once and completely. */
export async function writeChanges(config: string, changes: SiteChanges): Promise<void> {
  const file = changesFile(config)
  await writeFile(`${file}.new`, `${JSON.stringify(changes, null, 2)}\n`)
  await renameOver(`${file}.new`, file)
}
