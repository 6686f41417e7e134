import type { FunctionCall } from './integration-function.ts'

/** A call that waits for its moment; `due` in epoch milliseconds. A run without a key is replaced and cancelled by none. */
export type DeferredRun = FunctionCall & {
  due: number
  cancelOnConversion: boolean
  /** Whose conversion cancels it. */
  visitorId: string | null
}

/** What a caller names a pending run by: keys of one visitor are none of another's (SV-45). */
export type RunName = { id: string; key: string; visitorId: string | null }

/** The deferred runs, at most one for a function, visitor and key (SV-45 to SV-47). */
export type RunStore = {
  /** Puts a run in the place of the earlier one of its name. @throws (rejects) TooManyRuns; nothing is changed then */
  defer(run: DeferredRun): Promise<void>
  cancel(name: RunName): Promise<void>
  /** Cancels what the visitor's conversion makes pointless. */
  convert(visitorId: string): Promise<void>
  /** Some of what is due, the oldest first. */
  due(now: number, limit: number): Promise<DeferredRun[]>
  /** The first due moment after a time. */
  nextDue(now: number): Promise<number | null>
  /** Takes one run off the list; a run that has replaced it stays. */
  remove(invocationId: string): Promise<void>
  list(): Promise<DeferredRun[]>
  clear(): Promise<void>
}

/** There is no room for one more pending run: of its visitor, or at all. */
export class TooManyRuns extends Error {
  readonly of: 'visitor' | 'all'

  constructor(of: 'visitor' | 'all') {
    super(`Too many pending runs of ${of}`)
    this.of = of
  }
}
