import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFields } from '../../contract/json.ts'

/** Milliseconds for which parts of earlier builds stay: a page that was opened before still loads them. */
export const keptMs = 24 * 60 * 60 * 1000

/** The file in a built folder that says since when it has parts of earlier builds, in epoch milliseconds by name. */
export const formerFilesName = 'former-files.json'

/** Parts have a hash of their contents in their names, so that those of several builds can be in one folder. */
export const part = /-[\w-]{8}\.js(?:\.br|\.gz)?$/

type Former = Record<string, number>

/**
 * Notes which parts of earlier builds are not in this one, and returns the files that may be deleted now: what is no part, and
 * parts that nobody has needed for a day.
 * @param files of this build
 * @param gone files of the build before that are not in this one
 */
export async function retireFiles(
  folder: string,
  { files, gone }: { files: readonly string[]; gone: readonly string[] },
  now: number,
): Promise<string[]> {
  const former = await readFormer(folder)
  for (const file of gone) if (part.test(file)) former[file] ??= now
  for (const file of files) delete former[file]
  const isOver = (file: string) => now - (former[file] ?? now) >= keptMs
  const over = Object.keys(former).filter(isOver)
  for (const file of over) delete former[file]
  await writeFormer(folder, former)
  return [...gone.filter((file) => !part.test(file)), ...over]
}

async function readFormer(folder: string): Promise<Former> {
  const path = join(folder, formerFilesName)
  const listed: unknown = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {}
  // A list edited by hand deletes nothing outside the folder.
  const isPart = ([file, since]: [string, unknown]) =>
    part.test(file) && !/[/\\]/.test(file) && typeof since === 'number'
  return Object.fromEntries(Object.entries(isFields(listed) ? listed : {}).filter(isPart)) as Former
}

async function writeFormer(folder: string, former: Former): Promise<void> {
  const path = join(folder, formerFilesName)
  if (Object.keys(former).length > 0 || existsSync(path)) await writeFile(path, `${JSON.stringify(former, null, 1)}\n`)
}
