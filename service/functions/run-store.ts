import type { FunctionCall } from './integration-function.ts'

/** A call that waits for its moment; `due` in epoch milliseconds. */
export type DeferredRun = FunctionCall & {
  key: string
  due: number
  cancelOnConversion: boolean
  /** Whose conversion cancels it. */
  visitorId: string | null
}

/** The deferred runs, at most one for a function and key (SV-45 to SV-47). */
export type RunStore = {
  /** Puts a run in the place of the earlier one. */
  defer(run: DeferredRun): Promise<void>
  cancel(id: string, key: string): Promise<void>
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
