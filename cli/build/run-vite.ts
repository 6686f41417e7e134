import { stripVTControlCharacters } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { messageOf } from '../../contract/message-of.ts'
import { root } from './own-module.ts'

/** What ends the path of an address, so that the bundler looks no further in the name of a folder. */
const endsPath = /[#?]/

/**
 * Runs a build of Vite.
 * @throws with its reason without colours, since the console shows it as well, and with the remedy where the name of a folder may be
 * the reason
 */
export async function runVite(config: InlineConfig, folders: readonly string[] = [root, process.cwd()]): Promise<void> {
  try {
    await build(config)
  } catch (error) {
    throw new Error(hintFor(folders) + stripVTControlCharacters(messageOf(error)), { cause: error })
  }
}

function hintFor(folders: readonly string[]): string {
  const folder = folders.find((each) => endsPath.test(each))
  const [character] = endsPath.exec(folder ?? '') ?? []
  return folder && character
    ? `${folder} has a ${character} in its path, with which nothing can be built: rename it\n`
    : ''
}
