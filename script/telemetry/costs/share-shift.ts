import type { PageChange } from './change-log.ts'

/** How surely a change can have moved something: by its place, only by centring or the like, or not at all. */
export type Reach = 'sure' | 'possible' | 'none'

/** What moved; undefined when it is no longer known. `area` is in any unit. */
export type MovedSource<Place> = { moved: Place | undefined; area: number }

/** The experience that caused something; undefined for the page. */
export type Cause = string | undefined

/**
 * Divides a layout shift among those whose changes caused it (BD-07). Each thing that moved counts by its area. Those
 * who changed something before or around it in the same frame caused it; else those whose changes can have moved it;
 * else those who changed style sheets. Several share equally. What nobody has moved was moved by the page. Returns
 * shares that add up to 1.
 */
export function shareShift<Place>(
  sources: readonly MovedSource<Place>[],
  changes: readonly PageChange<Place>[],
  reachOf: (change: PageChange<Place>, moved: Place) => Reach,
): Map<Cause, number> {
  const shares = new Map<Cause, number>()
  const known = sources.filter(({ moved }) => moved !== undefined)
  const whole = known.reduce((sum, { area }) => sum + area, 0)
  for (const { moved, area } of known) {
    const causes = moved === undefined ? [] : causesOf(moved)
    for (const cause of causes) {
      const share = (whole > 0 ? area / whole : 1 / known.length) / causes.length
      shares.set(cause, (shares.get(cause) ?? 0) + share)
    }
  }
  return known.length > 0 ? shares : new Map([[undefined, 1]])

  function causesOf(moved: Place): Cause[] {
    const reached = changes.map((change) => ({ change, reach: change.isStyle ? 'none' : reachOf(change, moved) }))
    const makersWith = (reach: Reach) => makersOf(reached.filter((each) => each.reach === reach))
    const tiers = [makersWith('sure'), makersWith('possible'), makersOf(reached.filter((each) => each.change.isStyle))]
    return tiers.find((makers) => makers.length > 0) ?? [undefined]
  }
}

const makersOf = <Place>(reached: readonly { change: PageChange<Place> }[]) => [
  ...new Set(reached.map(({ change }) => change.by)),
]
