import { readFile, stat } from 'node:fs/promises'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import { isFields } from '../../contract/json.ts'
import { messageOf } from '../../contract/message-of.ts'

/** Returns what the site is made of; null where the service was told of none, or its file cannot be read. */
export type SiteSource = () => Promise<SiteDescription | null>

/**
 * Reads the description that `instep build --describe` wrote, again whenever the file has changed. A file that cannot be
 * read is told once, with the reason: the console then shows what events tell.
 */
export function siteSource(path: string | null, warn: (message: string) => void): SiteSource {
  let read: { changedAt: number; site: Promise<SiteDescription | null> } | undefined
  let isBroken = false

  async function readSite(file: string): Promise<SiteDescription | null> {
    const changedAt = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
    // Who asks while it is read waits for the same: right after a publication many do.
    if (changedAt === null || read?.changedAt !== changedAt) read = { changedAt: changedAt ?? 0, site: parseFile(file) }
    return read.site
  }

  async function parseFile(file: string): Promise<SiteDescription | null> {
    try {
      const site = siteOf(JSON.parse(await readFile(file, 'utf8')))
      isBroken = false
      return site
    } catch (error) {
      if (!isBroken)
        warn(`INSTEP_SITE names ${file}, which cannot be used (${messageOf(error)}): write it with instep build`)
      isBroken = true
      return null
    }
  }

  return async () => (path === null ? null : readSite(path))
}

/** @throws Error for what is no description; it was written by the build, so its parts are not looked at. */
function siteOf(value: unknown): SiteDescription {
  if (isFields(value) && typeof value.trackingId === 'string' && Array.isArray(value.experiences))
    return value as SiteDescription
  throw new Error('it is no description of a site')
}
