import { fitsPaths } from '../../contract/fits-paths.ts'
import type { ExperiencePlace } from '../../contract/script-config.ts'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'

/** The facts of an experience that grouping needs. */
export type PlacedExperience = ExperiencePlace & {
  id: string
  /** Whether it has a file of its own, because its code belongs to the site or it is not running. */
  isAlone?: boolean | undefined
}

/** Experiences that share one file, and the pages that load it: those that match any of the places. */
export type ExperienceGroup = { ids: string[]; places: ExperiencePlace[]; isAlone?: boolean }

/** The maximum number of experience files a page loads, not counting experiences with a file of their own. */
const filesOfPage = 3

type PageSample = { page: PageType; address: string }

/**
 * Divides a site's experiences into files, so that a page loads few files and little code that it does not run.
 * Experiences with the same pages and paths are grouped. Where too many groups meet on a page, the pair is joined,
 * again and again, for which the fewest pages load experiences they do not run. The pages counted are those that the
 * experiences name themselves: each page type at each part of an address, and at none. The result keeps the order of
 * the site and is deterministic.
 */
export function groupExperiences(experiences: readonly PlacedExperience[], most = filesOfPage): ExperienceGroup[] {
  const groups = new Map<string, ExperienceGroup>()
  const alone: ExperienceGroup[] = []
  for (const { id, pages, paths, isAlone } of experiences) {
    const place = { pages, ...(paths && { paths }) }
    const group = groups.get(JSON.stringify(place))
    if (isAlone) alone.push({ ids: [id], places: [place], isAlone })
    else if (group) group.ids.push(id)
    else groups.set(JSON.stringify(place), { ids: [id], places: [place] })
  }
  return [...joinGroups([...groups.values()], samplesOf(experiences), most), ...alone]
}

/** Returns whether a page of this type and address loads the group. */
export function isLoadedOn({ places }: ExperienceGroup, { page, address }: PageSample): boolean {
  return places.some(({ pages, paths = {} }) => pages.includes(page) && fitsPaths(paths, address))
}

function samplesOf(experiences: readonly ExperiencePlace[]): PageSample[] {
  const samples = new Map<string, PageSample>()
  const addSample = (page: PageType, address: string) => samples.set(`${page} ${address}`, { page, address })
  for (const page of pageTypes) addSample(page, '')
  for (const { pages, paths } of experiences)
    for (const page of pages) for (const address of paths?.include ?? []) addSample(page, address)
  return [...samples.values()]
}

function joinGroups(groups: ExperienceGroup[], samples: PageSample[], most: number): ExperienceGroup[] {
  for (;;) {
    const loaded = samples.map((sample) => groups.filter((group) => isLoadedOn(group, sample)))
    const crowded = loaded.filter((each) => each.length > most)
    if (crowded.length === 0) return groups
    const pairs = new Map(crowded.flatMap(pairsOf).map((pair) => [pair.map((each) => each.ids[0]).join(' '), pair]))
    const costs = [...pairs.values()].map((pair) => ({ pair, cost: costOf(pair, loaded) }))
    const { pair } = costs.reduce((least, each) => (each.cost < least.cost ? each : least))
    const [one, other] = pair
    const together = { ids: [...one.ids, ...other.ids], places: [...one.places, ...other.places] }
    groups = groups.flatMap((each) => (each === one ? together : each === other ? [] : each))
  }
}

type GroupPair = [ExperienceGroup, ExperienceGroup]

function pairsOf(groups: ExperienceGroup[]): GroupPair[] {
  return groups.flatMap((one, at) => groups.slice(at + 1).map((other): GroupPair => [one, other]))
}

/** Returns how many experiences pages would load without running them if the two groups shared a file. */
function costOf([one, other]: GroupPair, loaded: ExperienceGroup[][]): number {
  return loaded.reduce((sum, groups) => {
    const [hasOne, hasOther] = [groups.includes(one), groups.includes(other)]
    return hasOne === hasOther ? sum : sum + (hasOne ? other : one).ids.length
  }, 0)
}

/**
 * Returns which of the pages named by the site's experiences load the group, each as a name, and their share of all these
 * pages, 0 to 1.
 */
export function pagesLoading(
  group: ExperienceGroup,
  groups: readonly ExperienceGroup[],
): { pages: Set<string>; share: number } {
  const samples = samplesOf(groups.flatMap(({ places }) => places))
  const loading = samples.filter((sample) => isLoadedOn(group, sample))
  return {
    pages: new Set(loading.map(({ page, address }) => `${page} ${address}`)),
    share: loading.length / samples.length,
  }
}
