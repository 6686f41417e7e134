import type { WireEvent } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import type { CompiledIndex } from './compile-index.ts'
import type { Changeset, History } from './state.ts'

/** The state kept between pages; everything else is derived from it. */
export type StoredState = { history: History; segments: readonly string[] }

export type EvaluationNeeds = {
  index: CompiledIndex
  /** Epoch milliseconds. */
  now: () => number
  /** The types, without namespace, of the events that identify the user. */
  userTypes: readonly string[]
  /** Asks the query service about a predicate, unless a request for it is in progress. */
  ask: (predicateId: string, userId: string) => void
  log: Log
}

/** The changes caused by an event, a moment or an answer (SG-25); undefined parts did not change. */
export type EvaluationChange = { state: boolean; timeout: boolean; changeset?: Changeset }

export type Evaluation = {
  /** Starts from a stored state; without one, with the defaults. */
  load(state: StoredState | undefined): EvaluationChange
  process(event: WireEvent): EvaluationChange
  /** Ends the timeouts that have run out, without an event (SG-24). */
  tick(): EvaluationChange
  /** Records a request to the query service; with its answer, also the result and its expiry in epoch milliseconds. */
  answer(predicateId: string, userId: string, result?: boolean, until?: number): EvaluationChange
  history(): History
  memberships: ReadonlySet<string>
  /** The next time at which something may change without an event; epoch milliseconds, or Infinity. */
  nearest(): number
  /** The time at which the nearest timeout runs out; epoch milliseconds, or Infinity. */
  nextTimeout(): number
}
