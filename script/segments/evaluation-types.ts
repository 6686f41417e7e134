import type { WireEvent } from '../../contract/event.ts'
import type { Log } from '../log.ts'
import type { CompiledIndex } from './compile-index.ts'
import type { Changeset, History } from './state.ts'

/** What is kept between pages: the rest follows from it. */
export type StoredState = { history: History; segments: readonly string[] }

export type EvaluationNeeds = {
  index: CompiledIndex
  /** Epoch milliseconds. */
  now: () => number
  /** Types of the events that tell who the user is, without namespace. */
  userTypes: readonly string[]
  /** Asks the query service about a predicate, unless that is under way. */
  ask: (predicateId: string, userId: string) => void
  log: Log
}

/** What came of one event, one moment or one answer (SG-25); undefined parts did not change. */
export type EvaluationChange = { state: boolean; timeout: boolean; changeset?: Changeset }

export type Evaluation = {
  /** Goes on from a state, or from nothing with the defaults. */
  load(state: StoredState | undefined): EvaluationChange
  process(event: WireEvent): EvaluationChange
  /** Lets run out what ran out, without an event (SG-24). */
  tick(): EvaluationChange
  /** Takes down that the query service was asked; with its answer, the result, and until when that holds (epoch ms). */
  answer(predicateId: string, userId: string, result?: boolean, until?: number): EvaluationChange
  history(): History
  memberships: ReadonlySet<string>
  /** When something may change without an event; epoch ms, or Infinity. */
  nearest(): number
  /** When the nearest time timeout runs out; epoch ms, or Infinity. */
  nextTimeout(): number
}
