import { messageOf } from '../../contract/message-of.ts'
import type { Log } from '../log.ts'
import type { StoredState } from './evaluation-types.ts'
import { decodeHistory, encodeHistory } from './history-codec.ts'
import { type CriterionState, type History, timeoutLetters } from './state.ts'

/** A state in the form that stash, lookup and local storage contain (SG-30). */
export type WireState = { version: number; state: string; segments: readonly string[] }

/** The newest version of the form, and the only one that is written (SG-32). */
const newestVersion = 5
/** Up to this version the history is plain JSON. */
const newestPlainVersion = 4

export function writeState({ history, segments }: StoredState): WireState {
  return { version: newestVersion, state: encodeHistory(history), segments: [...segments] }
}

/** Reads a state of any version. An unusable one is logged and gives undefined. Never throws. */
export function readState(given: unknown, log: Log): StoredState | undefined {
  if (given === undefined || given === null) return undefined
  try {
    const { version, state, segments } = given as Record<string, unknown>
    if (Number(version) > newestVersion) throw new Error(`State version ${version} is not supported`)
    if (!Number.isInteger(version) || Number(version) < 1) throw new Error('State has no version')
    if (typeof state !== 'string' || !Array.isArray(segments)) throw new Error('State is incomplete')
    if (segments.some((segment) => typeof segment !== 'string')) throw new Error('State has segments that are no texts')
    if (Number(version) <= newestPlainVersion) return { history: readPlain(JSON.parse(state)), segments }
    return { history: state === '' ? { criteria: {} } : decodeHistory(state), segments }
  } catch (error) {
    log.warn(messageOf(error))
    return undefined
  }
}

/** Returns the time of the latest change recorded in a state's criteria, in epoch milliseconds; 0 without any (SG-31). */
export function changedAt(state: StoredState | undefined): number {
  return Math.max(0, ...Object.values(state?.history.criteria ?? {}).map(({ time }) => time?.actual ?? 0))
}

/** Reads a history from plain JSON. @throws when it does not have the expected form */
function readPlain(json: unknown): History {
  const { userId, criteria } = json as { userId?: unknown; criteria: Record<string, Record<string, unknown>> }
  const entries = Object.entries(criteria).map(([id, criterion]) => [id, readCriterion(criterion)])
  return { ...(typeof userId === 'string' && { userId }), criteria: Object.fromEntries(entries) }
}

function readCriterion(given: Record<string, unknown>): CriterionState {
  const { time, counts, timeout, timeoutExpired, segmentJoined, hasQueriedForUserId } = given as CriterionState
  const criterion: CriterionState = {}
  if (time) criterion.time = { value: wholeNumber(time.value), actual: wholeNumber(time.actual) }
  if (counts) criterion.counts = { type: String(counts.type), value: wholeNumber(counts.value) }
  if (timeout) {
    if (!Object.keys(timeoutLetters).includes(timeout.type)) throw new Error('State has a timeout of no known kind')
    criterion.timeout = { type: timeout.type, value: timeout.type === 'never' ? 0 : wholeNumber(timeout.value) }
  }
  if (timeoutExpired) criterion.timeoutExpired = true
  if (typeof segmentJoined === 'number') criterion.segmentJoined = wholeNumber(segmentJoined)
  if (hasQueriedForUserId) criterion.hasQueriedForUserId = true
  return criterion
}

function wholeNumber(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error('State has a number that is none')
  return Math.floor(value)
}
