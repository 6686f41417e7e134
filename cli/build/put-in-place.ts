import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileListName } from './file-list.ts'
import { part, retireFiles } from './former-files.ts'
import { replaceFile } from './replace-file.ts'

/** The file in a built folder that lists what the build wrote: only these files may be replaced and deleted. */
export const ownFilesName = 'built-files.json'

/** The script names all other files: a browser that has loaded it requests them. */
const siteScript = 'instep.js'

/** Several previews share a folder, each with a list of its own files. */
const previewLists = /^smartserve-.+-preview\.files\.json$/

/** Returns why a preview build may not write into a folder; only previews may share one. */
export async function previewRefusalOf(folder: string): Promise<string | undefined> {
  const names = await namesIn(folder)
  if (names.length === 0 || names.some((name) => previewLists.test(name))) return undefined
  return `${folder} has files that instep build --preview did not write, such as ${names.toSorted()[0]}. Nothing was changed. Name a folder of its own with --out, for example ${join(folder, 'preview')}`
}

/**
 * Returns why a build may not write into a folder, or undefined when it may: the folder does not exist, is empty, or
 * holds a previous build. A folder with foreign files is never changed.
 */
export async function refusalOf(folder: string): Promise<string | undefined> {
  const names = await namesIn(folder)
  if (names.length === 0 || names.includes(ownFilesName) || (await isOfBuildBefore(folder))) return undefined
  return `${folder} has files that instep build did not write, such as ${names.toSorted()[0]}. Nothing was changed. Name a folder of its own with --out, for example ${join(folder, 'instep')}`
}

/**
 * Copies a finished build to its folder, its script last, so that a page never loads a script whose files are not
 * there yet. Then deletes files of earlier builds of the same script that this build did not write: parts with a hash in
 * their name after a day, because open pages may still load them. Files of others stay, also those of other previews.
 */
export async function putInPlace(made: string, folder: string, script = siteScript, now = Date.now()): Promise<void> {
  const list = script === siteScript ? ownFilesName : script.replace(/\.js$/, '.files.json')
  const before = await filesListedIn(folder, list)
  const files = await filesIn(made)
  // Whatever ends this in between, the next build knows what is its own.
  await writeList(folder, list, [...new Set([...before, ...files])])
  const isScript = (file: string) => [script, `${script}.br`, `${script}.gz`].includes(file)
  for (const file of [...files.filter((each) => !isScript(each)), ...files.filter(isScript)])
    await copyInto(join(made, file), join(folder, file))
  await writeList(folder, list, files)
  const lists = (await namesIn(folder)).filter((name) => previewLists.test(name) && name !== list)
  const others = await Promise.all(lists.map((name) => filesListedIn(folder, name)))
  const kept = new Set([files, ...others].flat())
  const gone = before.filter((file) => !kept.has(file))
  // Nobody has a preview open for long, and one is built with each change of an editor.
  const deleted = script === siteScript ? await retireFiles(folder, { files, gone }, now) : gone
  for (const file of [...deleted, ...(await halvesIn(folder, [...before, ...files, list], now))])
    await deleteFile(folder, file)
}

async function writeList(folder: string, list: string, files: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  await replaceFile(join(folder, list), (beside) => writeFile(beside, `${JSON.stringify(files, null, 1)}\n`))
}

/** Milliseconds after which no build can be writing a file any more. */
const halfMs = 60 * 60 * 1000

/** Returns what builds that were killed have left of files of theirs. */
async function halvesIn(folder: string, own: readonly string[], now: number): Promise<string[]> {
  const names = (await filesIn(folder)).filter((name) => {
    const [, whole = ''] = /^(.+)\.\d+\.new$/.exec(name) ?? []
    return own.includes(whole) || part.test(whole)
  })
  // One that is gone by now was just finished by a build at the same time.
  const stats = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)))
  return names.filter((_, at) => now - (stats[at]?.mtimeMs ?? now) > halfMs)
}

async function copyInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await replaceFile(to, (beside) => copyFile(from, beside))
}

/** Deletes a file, and its folder when this leaves it empty. */
async function deleteFile(folder: string, file: string): Promise<void> {
  await rm(join(folder, file), { force: true })
  const parent = dirname(file)
  if (parent !== '.') await rmdir(join(folder, parent)).catch(() => {})
}

/** Returns the files of the previous build. Entries outside the folder, in a list edited by hand, are ignored. */
async function filesListedIn(folder: string, list: string): Promise<string[]> {
  if (!existsSync(join(folder, list))) return []
  const listed: unknown = JSON.parse(await readFile(join(folder, list), 'utf8'))
  const isInside = (file: unknown) => typeof file === 'string' && !/^[/\\]|^\w:|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(file)
  return Array.isArray(listed) ? listed.filter(isInside) : []
}

/** A build from before this list existed may be replaced. Other files in the folder may belong to anybody and stay. */
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

/**
 * Hidden files, such as `.gitkeep`, do not count as content.
 * @throws Error when it is a file
 */
async function namesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is a file. Name a folder with --out`)
  return (await readdir(folder)).filter((name) => !name.startsWith('.'))
}
