import { conversionOf, type SiteDescription } from '../../contract/console/site-description.ts'
import { type JudgedCounts, setStraysApart } from '../results/set-strays-apart.ts'
import { publishedShares } from '../steer/published-shares.ts'
import type { Storage } from '../storage/storage.ts'
import { sharesOf } from './listed-experience.ts'

type AskedCounts = {
  /** Of the same property; null where it is not known what the site is made of. */
  site: SiteDescription | null
  trackingId: string
  experienceId: string
  /** What a conversion is; an order where the site has no primary goal, without. */
  goal?: string | undefined
  /** The one that the site has, without; the one that began last where nobody has seen that, or the site is not known. */
  iteration?: string | undefined
  /** Other shares than those of the site. */
  shares?: ReadonlyMap<string, number> | undefined
}

type CountedExperience = { counts: JudgedCounts; shares: ReadonlyMap<string, number> | null }

/**
 * Returns the counts of an iteration of an experience, and the shares that its visitors are expected to be divided by, as far as
 * known. What the site is made of goes before what events say, because anybody can make up an event: an iteration, a primary
 * goal, a variation. Null where nobody has seen it.
 */
export async function countExperience(
  { results, siteChanges }: Pick<Storage, 'results' | 'siteChanges'>,
  { site, trackingId, experienceId, goal, iteration, shares: given }: AskedCounts,
): Promise<CountedExperience | null> {
  const described = site?.experiences.find(({ id }) => id === experienceId) ?? null
  const iterationId = iteration ?? described?.iterationId
  const conversion = goal ?? (described && described.iterationId === iterationId ? conversionOf(described) : undefined)
  const asked = await results.counts(trackingId, experienceId, conversion, iterationId)
  const counts = asked ?? (iteration === undefined ? await results.counts(trackingId, experienceId, goal) : null)
  if (!counts) return null
  // An earlier iteration may have had other shares: what is planned now says nothing of it.
  const isCurrent = described !== null && counts.iterationId === described.iterationId
  const published = { site, trackingId, experienceId, iterationId: counts.iterationId }
  const shares =
    given ?? (isCurrent ? sharesOf(described) : await publishedShares({ versions: siteChanges.versions }, published))
  return { counts: setStraysApart(counts, shares), shares }
}
