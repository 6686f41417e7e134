import { limits } from '../../limits.ts'

/** A change of the page that can move what is drawn. */
export type PageChange<Place> = {
  /** The experience that made it; undefined for the page. */
  by: string | undefined
  place: Place
  /** Whether the place has just been added. */
  isNew: boolean
  /** A change of style sheets, which has no place. */
  isStyle: boolean
}

type LoggedChange<Place> = PageChange<Place> & { from: number; to: number | undefined; framesLeft: number }

export type ChangeLog<Place> = {
  /** Notes a change that is drawn with the next frame or, when it is measured after layout, with this one. */
  add(change: PageChange<Place>, isThisFrame?: boolean): void
  /** Returns the changes that a layout at this time, in ms of the page's time, drew for the first time. */
  drawnAt(time: number): PageChange<Place>[]
}

type LogNeeds = {
  now: () => number
  /** Calls back at the beginning of the next frame. */
  onFrame: (task: () => void) => void
}

/** How long after its frame a change is kept: browsers report a shift some time later. */
const keptMs = 5000

/** Creates the list of the latest changes, each until the frame that draws it is over (BD-07). */
export function createChangeLog<Place>({ now, onFrame }: LogNeeds): ChangeLog<Place> {
  let changes: LoggedChange<Place>[] = []
  let isCounting = false

  function countFrame(): void {
    const at = now()
    for (const change of changes)
      if (change.to === undefined) {
        change.framesLeft--
        if (change.framesLeft === 0) change.to = at
      }
    changes = changes.filter(({ to = at }) => at - to < keptMs)
    isCounting = changes.some(({ to }) => to === undefined)
    if (isCounting) onFrame(countFrame)
  }

  return {
    add(change, isThisFrame = false) {
      const last = changes.at(-1)
      // Shops often change the same element several times.
      if (last?.to === undefined && last?.place === change.place && last.by === change.by) return
      changes.push({ ...change, from: now(), to: undefined, framesLeft: isThisFrame ? 1 : 2 })
      if (changes.length > limits.costChanges) changes.shift()
      if (!isCounting) onFrame(countFrame)
      isCounting = true
    },
    drawnAt: (time) => changes.filter(({ from, to = Number.POSITIVE_INFINITY }) => from <= time && time < to),
  }
}
