import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds for which a preview of the console stays after it was built last: nobody edits for longer without a change. */
export const previewMs = 24 * 60 * 60 * 1000

/** The list of the files of a preview, beside its script. */
const list = /^smartserve-.+-preview\.files\.json$/

/**
 * Removes previews that were built long ago, with those of their parts that no other preview needs. For a folder that has
 * nothing but the previews of the console, of which each editor has one.
 */
export async function removeOldPreviews(folder: string, now: number): Promise<void> {
  if (!existsSync(folder)) return
  const names = (await readdir(folder)).filter((name) => list.test(name))
  const previews = await Promise.all(
    names.map(async (name) => ({
      name,
      files: await filesIn(join(folder, name)),
      isOld: now - (await stat(join(folder, name))).mtimeMs > previewMs,
    })),
  )
  const kept = new Set(previews.filter(({ isOld }) => !isOld).flatMap(({ files }) => files))
  for (const { name, files } of previews.filter(({ isOld }) => isOld)) {
    for (const file of files) if (!kept.has(file)) await rm(join(folder, file), { force: true })
    await rm(join(folder, name), { force: true })
  }
}

/** Entries that lead out of the folder, in a list edited by hand, are left out. */
async function filesIn(path: string): Promise<string[]> {
  const listed: unknown = JSON.parse(await readFile(path, 'utf8'))
  return Array.isArray(listed) ? listed.filter((file) => typeof file === 'string' && /^[\w.-]+$/.test(file)) : []
}
