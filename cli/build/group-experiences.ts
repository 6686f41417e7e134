import { fitsPaths } from '../../contract/fits-paths.ts'
import type { ExperiencePlace } from '../../contract/script-config.ts'
import { type PageType, pageTypes } from '../../contract/shop-events.ts'

/** What grouping needs to know of an experience. */
export type PlacedExperience = ExperiencePlace & {
  id: string
  /** In a file of its own: its code is the site's, or it is not running. */
  isAlone?: boolean | undefined
}

/** Experiences that come in one file, and the pages that load it: those that fit any of the places. */
export type ExperienceGroup = { ids: string[]; places: ExperiencePlace[]; isAlone?: boolean }

/** How many files of experiences a page loads at most, beside those of experiences that are alone. */
const filesOfPage = 3

type PageSample = { page: PageType; address: string }

/**
 * Divides a site's experiences into files, so that a page loads few, and little that it does not run. Experiences of the same
 * pages and paths are together. Of the groups that meet on a page with too many those are joined, pair by pair, which makes the
 * fewest pages load what they do not run; the pages that count are those that the experiences name themselves: each page type
 * at each part of an address, and at none. Answers in the order of the site; the same site gives the same groups.
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

/** Whether a page of this type and address loads the group. */
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

/** How many experiences pages would load without running them, were the two in one file. */
function costOf([one, other]: GroupPair, loaded: ExperienceGroup[][]): number {
  return loaded.reduce((sum, groups) => {
    const [hasOne, hasOther] = [groups.includes(one), groups.includes(other)]
    return hasOne === hasOther ? sum : sum + (hasOne ? other : one).ids.length
  }, 0)
}

/** The share, 0 to 1, of the pages that a site's experiences name which load the group. */
export function loadedShare(group: ExperienceGroup, groups: readonly ExperienceGroup[]): number {
  const places = groups.flatMap((each) => each.places)
  const samples = samplesOf(places)
  return samples.filter((sample) => isLoadedOn(group, sample)).length / samples.length
}
