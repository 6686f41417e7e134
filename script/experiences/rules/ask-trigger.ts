import type { Log } from '../../log.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { isTimeout, orStopped } from './waiting.ts'

export type TriggerNeeds = {
  signal: AbortSignal
  /** Registers a function that runs when the experience is activated. */
  onActivation: (fn: () => void) => void
  /** Registers a function that runs when the experience is stopped, or at once if it already is. */
  onRemove: (fn: () => void) => void
  /** Called as soon as the trigger asks for it, possibly before it has passed (EX-12). */
  onRunAcrossViews: () => void
  log: Log
}

export type TriggerAnswer = CheckAnswer & { runAcrossViews?: boolean }

/** The fields of an object that a trigger may return. */
type TriggerObject = { remove?: unknown; onActivation?: unknown; runAcrossViews?: unknown; then?: unknown }

const check = 'trigger'

/**
 * Evaluates a custom trigger. It answers by a boolean, a promise, an object or the callback, whichever comes first
 * (TR-16). A trigger that is not a function passes. A time-out of the trigger's own poll fails silently (TR-23).
 * @throws (rejects) the trigger's own error, marked `isUserError` (TR-18)
 */
export async function askTrigger(trigger: unknown, options: object, needs: TriggerNeeds): Promise<TriggerAnswer> {
  if (typeof trigger !== 'function') return passedAnswer(check, 'there is none')
  const { signal, log } = needs
  const { promise: called, callback } = aCallback()
  try {
    const result: unknown =
      trigger.length > 1 ? trigger(options, callback) : trigger(callableOptions(options, callback))
    const runAcrossViews = takeObject(result, needs)
    const answer = Promise.race([called, answerOf(result, log)])
    const given = await orStopped<TriggerAnswer>(answer, signal, failedAnswer(check, 'stopped'))
    return runAcrossViews ? { ...given, runAcrossViews } : given
  } catch (error) {
    if (!isTimeout(error)) throw markUserError(error)
    log.info(error.message)
    return failedAnswer(check, error.message)
  }
}

/** Creates a callback and a promise of its first call. A call without a value activates the experience. */
function aCallback(): { promise: Promise<CheckAnswer>; callback: (verdict?: unknown) => void } {
  let callWithVerdict: (verdict?: unknown) => void = () => {}
  const promise = new Promise<CheckAnswer>((resolve) => {
    callWithVerdict = (verdict) => resolve(judgeVerdict(verdict, 'its callback'))
  })
  return { promise, callback: callWithVerdict }
}

/** Returns the answer in a trigger's result. Never settles when the callback has to answer. */
async function answerOf(result: unknown, log: Log): Promise<CheckAnswer> {
  if (typeof result === 'boolean') return judgeVerdict(result, 'it')
  if (isObject(result) && typeof result.then === 'function') return judgeVerdict(await result, 'its promise')
  if (!isObject(result)) log.warn(`The trigger returned ${String(result)}, not a boolean, an object or a promise`)
  return new Promise(() => {})
}

/** Judges a verdict. Undefined passes: a promise or callback without a value means that the condition is met. */
function judgeVerdict(verdict: unknown, whose: string): CheckAnswer {
  if (verdict === undefined || verdict) return passedAnswer(check, `${whose} said yes`)
  return failedAnswer(check, `${whose} said ${String(verdict)}`)
}

/** Registers the functions of a returned object. Returns whether the experience runs across views. */
function takeObject(result: unknown, { onRemove, onActivation, onRunAcrossViews }: TriggerNeeds): boolean {
  if (!isObject(result)) return false
  const { remove, onActivation: activated } = result
  if (typeof remove === 'function') onRemove(() => remove.call(result))
  if (typeof activated === 'function') onActivation(() => activated.call(result))
  if (result.runAcrossViews !== true) return false
  onRunAcrossViews()
  return true
}

function isObject(value: unknown): value is TriggerObject {
  return typeof value === 'object' && value !== null
}

/** Returns the options as a function that is also the callback, for triggers with one parameter (TR-16). */
function callableOptions<T extends object>(options: T, callback: (verdict?: unknown) => void): T & typeof callback {
  const onCallback = (verdict?: unknown) => callback(verdict)
  // Defined instead of assigned, because a function's own `name` and `length` are read-only.
  return Object.defineProperties(onCallback, Object.getOwnPropertyDescriptors(options)) as T & typeof callback
}

/** Returns what user code has thrown as an object marked as a user error (TR-18). */
function markUserError(thrown: unknown): object {
  const error = typeof thrown === 'object' && thrown !== null && Object.isExtensible(thrown) ? thrown : asError(thrown)
  return Object.assign(error, { isUserError: true })
}

/** Wraps texts, and errors that cannot be marked, in an error. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? new Error(thrown.message, { cause: thrown }) : new Error(String(thrown))
}
