import type { SiteDescription } from '../../contract/console/site-description.ts'
import type { ExperienceChange, ExperienceSettings } from '../../contract/steer/site-changes.ts'
import type { ChangeStore } from './change-store.ts'
import { settingsWith } from './next-changes.ts'
import { configuredOf } from './steering.ts'

/** Versions are read in parts of this size, the newest first, and at most so many. */
const readAtOnce = 50
const mostVersions = 500

type AskedIteration = {
  /** Null where it is not known what the site is made of. */
  site: SiteDescription | null
  trackingId: string
  experienceId: string
  iterationId: string
}

/**
 * Returns the shares of visitors by variation id that an iteration of an experience was published with, from the versions of the
 * console and from the configuration; null where none of them has this iteration. Within an iteration shares stay the same (BN-04).
 */
export async function publishedShares(
  { versions }: Pick<ChangeStore, 'versions'>,
  { site, trackingId, experienceId, iterationId }: AskedIteration,
): Promise<ReadonlyMap<string, number> | null> {
  const configured = site?.settings ? configuredOf(site, experienceId) : null
  const settingsIn = (change: ExperienceChange | undefined) => {
    const settings = settingsWith(configured, change)
    return settings && String(settings.iteration ?? 1) === iterationId ? settings : null
  }
  let before = Number.MAX_SAFE_INTEGER
  for (let read = 0; read < mostVersions; read += readAtOnce) {
    const found = await versions(trackingId, before, readAtOnce)
    for (const { changes } of found) {
      const settings = settingsIn(changes.experiences[experienceId])
      if (settings) return sharesIn(settings, experienceId)
    }
    const oldest = found.at(-1)?.version
    if (found.length < readAtOnce || oldest === undefined) break
    before = oldest
  }
  const settings = settingsIn(undefined)
  return settings && sharesIn(settings, experienceId)
}

/** The control has what the variations leave, as in the build. */
function sharesIn({ share = 1, variations }: ExperienceSettings, experienceId: string): ReadonlyMap<string, number> {
  const shown = variations ?? [{ id: 'v', share }]
  const control = 1 - shown.reduce((sum, each) => sum + each.share, 0)
  // Floating point leaves 0.0999… of 1 - 0.9.
  const rounded = Math.max(0, Math.round(control * 1e9) / 1e9)
  return new Map([
    [`${experienceId}-c`, rounded],
    ...shown.map((each) => [`${experienceId}-${each.id}`, each.share] as const),
  ])
}
