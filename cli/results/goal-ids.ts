import type { Goal } from '../../contract/experience.ts'

/** Returns the ids under which a goal is counted: its key, with each of its values behind it (GO-02). */
export function goalIdsOf({ key, value }: Goal): string[] {
  return value === undefined ? [key] : [value].flat().map((each) => `${key}:${each}`)
}
