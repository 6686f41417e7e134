import { readFile, stat } from 'node:fs/promises'
import type { SiteDescription } from '../../contract/console/site-description.ts'
import { isFields } from '../../contract/json.ts'
import { messageOf } from '../../contract/message-of.ts'

/** Returns what the site is made of; null where the service was told of none, or its file cannot be read. */
export type SiteSource = () => Promise<SiteDescription | null>

/** Returns what the site of a property is made of; null where it is not known. */
export async function siteOfProperty(source: SiteSource, trackingId: string): Promise<SiteDescription | null> {
  const site = await source()
  return site?.trackingId === trackingId ? site : null
}

/**
 * Reads the description that `instep build --describe` wrote, again whenever the file has changed. A file that cannot be
 * read is told once, with the reason: the console then shows what events tell. Where the service itself writes the file, it may not be
 * there yet.
 */
export function siteSource(
  path: string | null,
  warn: (message: string) => void,
  { isWrittenHere = false } = {},
): SiteSource {
  let read: { changedAt: number; site: Promise<SiteDescription | null> } | undefined
  let isWarned = false

  async function parseSite(file: string): Promise<SiteDescription | null> {
    try {
      const site = siteOf(JSON.parse(await readFile(file, 'utf8')))
      isWarned = false
      return site
    } catch (error) {
      return warnOnce(file, error)
    }
  }

  function warnOnce(file: string, error: unknown): null {
    if (!isWarned)
      warn(`INSTEP_SITE names ${file}, which cannot be used (${messageOf(error)}): write it with instep build`)
    isWarned = true
    return null
  }

  async function readSite(file: string): Promise<SiteDescription | null> {
    try {
      const { mtimeMs: changedAt } = await stat(file)
      // Whoever asks while the file is being read gets the same.
      if (read?.changedAt !== changedAt) read = { changedAt, site: parseSite(file) }
      return read.site
    } catch (error) {
      read = undefined
      return isWrittenHere && isFields(error) && error.code === 'ENOENT' ? null : warnOnce(file, error)
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
