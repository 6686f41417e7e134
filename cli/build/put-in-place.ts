import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileListName } from './file-list.ts'

/** Where a built folder names the files that the build wrote: these it may replace and delete, and no others. */
export const ownFilesName = 'built-files.json'

/** The file that names all others; a browser that has it asks for them. */
const entry = /^instep\.js(?:\.br|\.gz)?$/

/**
 * Why a build may not write into a folder; undefined when it may: the folder is not there, empty, or of a build before.
 * A folder of somebody else's files is never touched.
 */
export async function refusalOf(folder: string): Promise<string | undefined> {
  const names = await namesIn(folder)
  if (names.length === 0 || names.includes(ownFilesName) || (await isOfBuildBefore(folder))) return undefined
  return `${folder} has files that instep build did not write, such as ${names.toSorted()[0]}. Nothing was changed. Name a folder of its own with --out, for example ${join(folder, 'instep')}`
}

/**
 * Copies a finished build to its folder, `instep.js` last, so that a page never finds a script whose files are not there yet.
 * Then deletes what the build before wrote and this one did not; what others have put into the folder stays.
 */
export async function putInPlace(made: string, folder: string): Promise<void> {
  const before = await ownFilesIn(folder)
  const files = await filesIn(made)
  for (const file of [...files.filter((each) => !entry.test(each)), ...files.filter((each) => entry.test(each))])
    await replaceFile(join(made, file), join(folder, file))
  await writeFile(join(folder, ownFilesName), `${JSON.stringify(files, null, 1)}\n`)
  const written = new Set(files)
  for (const file of before) if (!written.has(file)) await deleteFile(folder, file)
}

/** The new file comes in one step: who reads it meanwhile has the old one or the new one. */
async function replaceFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  const beside = `${to}.new`
  await copyFile(from, beside)
  await rename(beside, to)
}

/** With its folder, where nothing is left in that. */
async function deleteFile(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { force: true })
  const parent = dirname(file)
  if (parent !== '.') await rmdir(join(folder, parent)).catch(() => {})
}

/** What the build before wrote; a list that was changed by hand can name nothing outside the folder. */
async function ownFilesIn(folder: string): Promise<string[]> {
  if (!existsSync(join(folder, ownFilesName))) return []
  const listed: unknown = JSON.parse(await readFile(join(folder, ownFilesName), 'utf8'))
  const isInside = (file: unknown) => typeof file === 'string' && !/^[/\\]|^\w:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(file)
  return Array.isArray(listed) ? listed.filter(isInside) : []
}

/** A build from before this list was written: it may be replaced, but what else lies there may be anybody's and stays. */
async function isOfBuildBefore(folder: string): Promise<boolean> {
  return [fileListName, 'instep.js'].every((name) => existsSync(join(folder, name)))
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name).slice(folder.length + 1))
    .toSorted()
}

/** Hidden files, such as `.gitkeep`, are nobody's content. */
async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).filter((name) => !name.startsWith('.')) : []
}
