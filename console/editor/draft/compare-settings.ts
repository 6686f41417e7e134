import { isSameJson } from '../../../contract/steer/same-json.ts'
import { type ExperienceSettings, editableFields } from '../../../contract/steer/site-changes.ts'
import { changeAt, readAt, type SettingPath } from './change-settings.ts'

/** One value that two editors have set differently; undefined where one of them has none. */
export type DraftDifference = { path: SettingPath; mine: unknown; theirs: unknown }

/**
 * Returns where two settings differ: contents field by field, several variations one by one where both have the same ones, and
 * everything else as a whole.
 */
export function differencesOf(mine: ExperienceSettings, theirs: ExperienceSettings): DraftDifference[] {
  return editableFields
    .flatMap((field) => pathsWithin([field], mine, theirs))
    .map((path) => ({ path, mine: readAt(mine, path), theirs: readAt(theirs, path) }))
    .filter((each) => !isSameJson(each.mine, each.theirs))
}

/** Returns the settings with the others' values at some places. */
export function takeTheirs(mine: ExperienceSettings, differences: readonly DraftDifference[]): ExperienceSettings {
  return differences.reduce((settings, { path, theirs }) => changeAt(settings, path, theirs), mine)
}

function pathsWithin(path: SettingPath, mine: ExperienceSettings, theirs: ExperienceSettings): SettingPath[] {
  const pair = [readAt(mine, path), readAt(theirs, path)] as const
  const last = path[path.length - 1]
  if (last === 'content' || last === 'data') return namesOf(pair).map((name) => [...path, name])
  if (last !== 'variations' || !haveSameIds(pair)) return [path]
  return (pair[0] as object[]).flatMap((_, at) =>
    ['name', 'share', 'content', 'data'].flatMap((name) => pathsWithin([...path, at, name], mine, theirs)),
  )
}

function namesOf(pair: readonly unknown[]): string[] {
  return [...new Set(pair.flatMap((each) => Object.keys(each ?? {})))]
}

function haveSameIds([mine, theirs]: readonly [unknown, unknown]): boolean {
  const idsOf = (list: unknown) => (Array.isArray(list) ? list.map((each: { id: string }) => each.id) : undefined)
  return Array.isArray(mine) && isSameJson(idsOf(mine), idsOf(theirs))
}
