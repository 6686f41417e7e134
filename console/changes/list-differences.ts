import { isFields } from '../../contract/json.ts'
import { isSameJson } from '../../contract/steer/same-json.ts'
import type { ExperienceSettings, VariationSettings } from '../../contract/steer/site-changes.ts'

/** Where a value is: names of fields, and places of entries in lists, which count from 1. */
export type DifferencePath = readonly (string | number)[]

/** One value that two settings do not share; undefined where there is none. */
export type SettingDifference = { path: DifferencePath; before: unknown; after: unknown }

/** More comparisons than this are not worth a better assignment of entries. */
const mostComparisons = 40_000

/**
 * Returns everything in which two settings of an experience differ; [] exactly where they mean the same. What counts without
 * being said, such as a share of 1 or an empty list of pages, is like what is missing.
 */
export function listDifferences(before: ExperienceSettings, after: ExperienceSettings): SettingDifference[] {
  const { variations: old = [], ...oldFields } = tidySettings(before)
  const { variations: given = [], ...givenFields } = tidySettings(after)
  return [...compareValues(oldFields, givenFields, []), ...compareVariations(old, given)]
}

/** Returns settings without what says nothing. */
export function tidySettings(settings: ExperienceSettings): ExperienceSettings {
  const { share, iteration, paths, variations, ...others } = settings
  const tidied = dropEmpty({
    ...others,
    ...(share !== 1 && { share }),
    ...(iteration !== 1 && { iteration }),
    paths: dropEmpty({
      include: paths?.include?.length ? paths.include : undefined,
      exclude: paths?.exclude?.length ? paths.exclude : undefined,
    }),
    goals: settings.goals?.length ? settings.goals : undefined,
    variations: variations?.length ? variations.map((each) => dropEmpty(each)) : undefined,
  })
  return tidied as ExperienceSettings
}

/** Null is like a missing name here, and in the fields that consist of names; so is a field of which nothing is left. */
function dropEmpty(fields: object): Record<string, unknown> {
  const kept = Object.entries(fields).flatMap(([name, value]) => {
    const inner = isFields(value) ? Object.fromEntries(Object.entries(value).filter(([, each]) => isSaid(each))) : value
    return isSaid(inner) && !(isFields(inner) && Object.keys(inner).length === 0) ? [[name, inner]] : []
  })
  return Object.fromEntries(kept)
}

const isSaid = (value: unknown) => value !== undefined && value !== null

function compareValues(before: unknown, after: unknown, path: DifferencePath): SettingDifference[] {
  if (isSameJson(before, after)) return []
  if (isFields(before) && isFields(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) => compareValues(ownValue(before, name), ownValue(after, name), [...path, name]))
  }
  // A field that comes or goes as a whole is said name by name at the top, where its names have words of their own.
  const isOnTop = path.length === 1 || (path.length === 3 && path[0] === 'variations')
  if (isOnTop && (before === undefined ? isFields(after) : after === undefined && isFields(before)))
    return compareValues(before ?? {}, after ?? {}, path)
  const entries = [before, after].flatMap((value) =>
    Array.isArray(value) ? value : value === undefined ? [] : [value],
  )
  if (entries.length > 0 && [before, after].every(isListOrNone) && entries.every(isFields) && !isWhole(path))
    return compareLists((before ?? []) as unknown[], (after ?? []) as unknown[], path)
  return [{ path, before, after }]
}

const isListOrNone = (value: unknown) => value === undefined || Array.isArray(value)

function ownValue(fields: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Goals and segments are said as a whole, because their entries are short. */
const isWhole = ([first, second]: DifferencePath) => first === 'goals' || (first === 'rules' && second === 'segments')

/** Compares lists entry by entry: those that are the same in both stay, and those between them face each other. */
function compareLists(before: unknown[], after: unknown[], path: DifferencePath): SettingDifference[] {
  const found: SettingDifference[] = []
  let [left, right] = [0, 0]
  for (const [oldAt, newAt] of [...sameEntries(before, after), [before.length, after.length] as const]) {
    for (; left < oldAt || right < newAt; left += left < oldAt ? 1 : 0, right += right < newAt ? 1 : 0) {
      const old = left < oldAt ? before[left] : undefined
      const given = right < newAt ? after[right] : undefined
      found.push(...compareValues(old, given, [...path, (given === undefined ? left : right) + 1]))
    }
    left = oldAt + 1
    right = newAt + 1
  }
  return found
}

/** Returns the places of the longest common row of entries. */
function sameEntries(before: unknown[], after: unknown[]): [number, number][] {
  if (before.length * after.length > mostComparisons)
    return before.flatMap((each, at): [number, number][] => (isSameJson(each, after[at]) ? [[at, at]] : []))
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  const lengthOf = (left: number, right: number) => lengths[left]?.[right] ?? 0
  for (let left = before.length - 1; left >= 0; left--)
    for (let right = after.length - 1; right >= 0; right--) {
      const row = lengths[left]
      if (row)
        row[right] = isSameJson(before[left], after[right])
          ? lengthOf(left + 1, right + 1) + 1
          : Math.max(lengthOf(left + 1, right), lengthOf(left, right + 1))
    }
  const places: [number, number][] = []
  for (let left = 0, right = 0; left < before.length && right < after.length; ) {
    if (isSameJson(before[left], after[right])) places.push([left++, right++])
    else if (lengthOf(left + 1, right) >= lengthOf(left, right + 1)) left++
    else right++
  }
  return places
}

/** Variations are told apart by their ids; their order counts, because visitors are divided in it. */
function compareVariations(
  before: readonly VariationSettings[],
  after: readonly VariationSettings[],
): SettingDifference[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const found = ids.flatMap((id) => {
    const old = before.filter((each) => each.id === id)
    const given = after.filter((each) => each.id === id)
    if (old.length === 1 && given.length === 1) return compareValues(old[0], given[0], ['variations', id])
    if (isSameJson(old, given)) return []
    // An id that is used twice is a mistake, which must be seen all the same.
    const isTwice = old.length > 1 || given.length > 1
    return [{ path: ['variations', id], before: isTwice ? old : old[0], after: isTwice ? given : given[0] }]
  })
  const orderOf = (list: readonly VariationSettings[], others: readonly VariationSettings[]) =>
    list.map(({ id }) => id).filter((id) => others.some((other) => other.id === id))
  const [oldOrder, order] = [orderOf(before, after), orderOf(after, before)]
  return isSameJson(oldOrder, order) ? found : [...found, { path: ['variations'], before: oldOrder, after: order }]
}
