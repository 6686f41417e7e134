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

type LoggedChange<Place> = PageChange<Place> & {
  /** The beginning of the frame that was current when it was noted; undefined when it is known which frame draws it. */
  noted: number | undefined
  /** The beginning of the frame that draws it; undefined until that frame. */
  from: number | undefined
  /** The beginning of the frame after that. */
  to: number | undefined
}

export type ChangeLog<Place> = {
  /**
   * Notes a change that is drawn with the next frame or, when it is made while one is being drawn, with this one: the caller
   * knows that of what is measured after layout; of anything else a shift of this frame tells, which comes after the change.
   */
  add(change: PageChange<Place>, isThisFrame?: boolean): void
  /** Returns the changes that a layout shift of this time, in ms of the page's time, drew for the first time. */
  drawnAt(time: number): PageChange<Place>[]
}

type LogNeeds = {
  /** Returns when the current frame began. */
  frameTime: () => number
  /** Calls back in the next frame with the time that it is then: a frame on a busy page begins later than its own time says. */
  onFrame: (task: (time: number) => void) => void
}

/** How long after its frame a change is kept: browsers report a shift some time later. */
const keptMs = 5000
/** A shift has the time of its layout or of its frame; clocks of pages are rounded. */
const roundedMs = 1

/** Creates the list of the latest changes, each with the frame that draws it (BD-07). */
export function createChangeLog<Place>({ frameTime, onFrame }: LogNeeds): ChangeLog<Place> {
  let changes: LoggedChange<Place>[] = []
  let isCounting = false

  function countFrame(time: number): void {
    for (const change of changes) {
      if (change.from !== undefined) change.to ??= time
      change.from ??= time
    }
    changes = changes.filter(({ to = time }) => time - to < keptMs)
    isCounting = changes.some(({ to }) => to === undefined)
    if (isCounting) onFrame(countFrame)
  }

  /** Shifts of the frame before have been reported when a change is noted: one that comes later is of this frame. */
  function drawEarly(change: LoggedChange<Place>, frame: number): void {
    const { noted = Infinity, from = Infinity } = change
    if (noted > frame || frame >= from) return
    change.to = change.from
    change.from = noted
    change.noted = undefined
  }

  return {
    add(change, isThisFrame = false) {
      const from = isThisFrame ? frameTime() : undefined
      const last = changes[changes.length - 1]
      // Shops often change the same element several times.
      if (last && last.from === from && last.place === change.place && last.by === change.by) return
      changes.push({ ...change, noted: isThisFrame ? undefined : frameTime(), from, to: undefined })
      if (changes.length > limits.costChanges) changes.shift()
      if (!isCounting) onFrame(countFrame)
      isCounting = true
    },
    drawnAt(time) {
      const frame = time + roundedMs
      for (const change of changes) drawEarly(change, frame)
      return changes.filter(({ from = Infinity, to = Infinity }) => from <= frame && time < to)
    },
  }
}
