import { writeFile } from 'node:fs/promises'
import type { SiteChanges } from '../../contract/steer/site-changes.ts'
import { replaceFile } from '../build/replace-file.ts'
import { changesFile } from './read-changes.ts'

/** Writes the console's changes into the file beside the configuration, at once and completely. */
export async function writeChanges(config: string, changes: SiteChanges): Promise<void> {
  await replaceFile(changesFile(config), (beside) => writeFile(beside, `${JSON.stringify(changes, null, 2)}\n`))
}
