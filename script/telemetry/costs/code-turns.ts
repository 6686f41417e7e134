import { limits } from '../../limits.ts'

/** A time during which code of an experience ran without interruption; in ms of the page's time. */
export type CodeSpan = { by: string; from: number; to: number }

export type TurnNeeds = {
  /** Milliseconds since the page began to load. */
  now: () => number
  /** Runs a task after the code that is running, before anything else. */
  later: (task: () => void) => void
  /** Called before the turn goes to another: what has changed on the page so far was changed by this one. */
  settle: (by: string | undefined) => void
}

/** Knows whose code is running (BD-07). */
export type CodeTurns = {
  /** Returns the experience whose code is running; undefined for that of the page. */
  findOwner(): string | undefined
  /** Runs a task as code of an experience and returns its result. What it throws is passed on. */
  runAs<T>(experienceId: string, task: () => T): T
  /** Notes that an experience changes the page with the code that is running now. */
  claim(experienceId: string): void
  /** The latest spans. */
  spans: readonly CodeSpan[]
}

/** Creates the turns of a page. Code of one experience that another calls, such as a listener, counts for the one. */
export function createTurns({ now, later, settle }: TurnNeeds, onSpan: (span: CodeSpan) => void): CodeTurns {
  const spans: CodeSpan[] = []
  let running: string | undefined
  let claimed: string | undefined
  let since = 0
  const findOwner = () => claimed ?? running

  function giveTurn(next: string | undefined): void {
    const at = now()
    settle(findOwner())
    claimed = undefined
    if (running !== undefined) {
      const span = { by: running, from: since, to: at }
      spans.push(span)
      if (spans.length > limits.costSpans) spans.shift()
      onSpan(span)
    }
    running = next
    since = at
  }

  return {
    findOwner,
    spans,
    runAs(experienceId, task) {
      const before = running
      giveTurn(experienceId)
      try {
        return task()
      } finally {
        giveTurn(before)
      }
    },
    claim(experienceId) {
      if (findOwner() === experienceId) return
      settle(findOwner())
      claimed = experienceId
      later(() => {
        if (claimed !== experienceId) return
        settle(experienceId)
        claimed = undefined
      })
    },
  }
}

/** Returns how many ms of a time the code of each experience ran. */
export function overlapsWith(spans: readonly CodeSpan[], { from, to }: Omit<CodeSpan, 'by'>): Map<string, number> {
  const overlaps = new Map<string, number>()
  for (const span of spans) {
    const ms = Math.min(span.to, to) - Math.max(span.from, from)
    if (ms > 0) overlaps.set(span.by, (overlaps.get(span.by) ?? 0) + ms)
  }
  return overlaps
}
