import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import findCacheDirectory from 'find-cache-dir'

/** An entry that no build has used for this long is deleted. */
const unusedMs = 30 * 24 * 3_600_000

export type BuildCache = {
  /**
   * Returns what an earlier build made of the same input, or makes it. Failures of the cache are no failures of the
   * build.
   * @param input everything the result depends on
   */
  makeOnce(input: string, make: () => Promise<string>): Promise<string>
  /** Deletes entries that were not used for a month. */
  pruneEntries(): Promise<void>
}

/**
 * Opens the cache of minified code and compressed files in `node_modules/.cache/instep` of the folder that a build is called in,
 * where other build tools keep theirs. Most of a build's time is spent on searching for the smallest form of code, most of
 * which is the same each time. Without a `node_modules` nothing is kept.
 */
export function openBuildCache(folder = findCacheDirectory({ name: 'instep' })): BuildCache {
  return {
    async makeOnce(input, make) {
      if (!folder) return make()
      const path = join(folder, createHash('sha256').update(input).digest('hex'))
      const kept = await readEntry(path)
      if (kept !== undefined) return kept
      const made = await make()
      await writeEntry(folder, path, made)
      return made
    },
    async pruneEntries() {
      if (folder) await deleteUnused(folder).catch(() => {})
    },
  }
}

/** The first line says how long the rest is, because an entry whose writing was interrupted must not become a script. */
async function readEntry(path: string): Promise<string | undefined> {
  try {
    const text = await readFile(path, 'utf8')
    const end = text.indexOf('\n')
    const code = text.slice(end + 1)
    if (end < 1 || Number(text.slice(0, end)) !== code.length) return
    const now = new Date()
    await utimes(path, now, now).catch(() => {})
    return code
  } catch {}
}

/** Builds that run side by side may write the same entry; each replaces it as a whole. */
async function writeEntry(folder: string, path: string, code: string): Promise<void> {
  const written = `${path}.${randomUUID()}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(written, `${code.length}\n${code}`)
    await rename(written, path)
  } catch {
    await rm(written, { force: true }).catch(() => {})
  }
}

async function deleteUnused(folder: string): Promise<void> {
  const oldest = Date.now() - unusedMs
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if ((await stat(path)).mtimeMs < oldest) await rm(path, { force: true })
  }
}
