import type { FunctionCall } from './integration-function.ts'

/** A deferred call; `due` in epoch milliseconds. A run without a key is never replaced or cancelled. */
export type DeferredRun = FunctionCall & {
  due: number
  cancelOnConversion: boolean
  /** The visitor whose conversion cancels the run. */
  visitorId: string | null
}

/** The name of a pending run. Each visitor has separate keys (SV-45). */
export type RunName = { id: string; key: string; visitorId: string | null }

/** The deferred runs, at most one for each function, visitor and key (SV-45 to SV-47). */
export type RunStore = {
  /** Adds a run, replacing the earlier one of its name. @throws (rejects) TooManyRuns; nothing is changed then */
  defer(run: DeferredRun): Promise<void>
  cancel(name: RunName): Promise<void>
  /** Cancels the runs that the visitor's conversion makes pointless. */
  convert(visitorId: string): Promise<void>
  /** Returns some of the due runs, oldest first. */
  due(now: number, limit: number): Promise<DeferredRun[]>
  /** Returns the first due time after a given time. */
  nextDue(now: number): Promise<number | null>
  /** Removes one run from the list; a run that has replaced it stays. */
  remove(invocationId: string): Promise<void>
  list(): Promise<DeferredRun[]>
  clear(): Promise<void>
}

/** Thrown when the limit of pending runs is reached, for the visitor or in total. */
export class TooManyRuns extends Error {
  readonly of: 'visitor' | 'all'

  constructor(of: 'visitor' | 'all') {
    super(`Too many pending runs of ${of}`)
    this.of = of
  }
}
