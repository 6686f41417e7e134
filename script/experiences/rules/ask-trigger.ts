import type { Log } from '../../log.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { isTimeout, orStopped } from './waiting.ts'

export type TriggerNeeds = {
  signal: AbortSignal
  /** Registers what is done when the experience is activated. */
  onActivation: (fn: () => void) => void
  /** Registers what is done when it is stopped; at once where it is already. */
  onRemove: (fn: () => void) => void
  /** Told at once, while the trigger may still be pending (EX-12). */
  onRunAcrossViews: () => void
  log: Log
}

export type TriggerAnswer = CheckAnswer & { runAcrossViews?: boolean }

/** What an object that a trigger answers with may carry. */
type TriggerObject = { remove?: unknown; onActivation?: unknown; runAcrossViews?: unknown; then?: unknown }

const check = 'trigger'

/**
 * Asks a custom trigger: by a boolean, a promise, an object, or the callback, whichever comes first (TR-16); what is no
 * function lets the experience go on. A time-out of the trigger's own poll fails quietly (TR-23).
 * @throws (rejects) what the trigger throws or rejects with, marked `isUserError` (TR-18)
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

/** Resolves with the first call; a callback called with nothing activates. */
function aCallback(): { promise: Promise<CheckAnswer>; callback: (verdict?: unknown) => void } {
  let callWithVerdict: (verdict?: unknown) => void = () => {}
  const promise = new Promise<CheckAnswer>((resolve) => {
    callWithVerdict = (verdict) => resolve(judgeVerdict(verdict, 'its callback'))
  })
  return { promise, callback: callWithVerdict }
}

/** What the value says by itself; it never settles where the callback has to. */
async function answerOf(result: unknown, log: Log): Promise<CheckAnswer> {
  if (typeof result === 'boolean') return judgeVerdict(result, 'it')
  if (isObject(result) && typeof result.then === 'function') return judgeVerdict(await result, 'its promise')
  if (!isObject(result)) log.warn(`The trigger returned ${String(result)}, not a boolean, an object or a promise`)
  return new Promise(() => {})
}

/** Undefined is no refusal: a promise or a callback without a value says that the time has come. */
function judgeVerdict(verdict: unknown, whose: string): CheckAnswer {
  if (verdict === undefined || verdict) return passedAnswer(check, `${whose} said yes`)
  return failedAnswer(check, `${whose} said ${String(verdict)}`)
}

/** Registers what an object carries. Answers whether the experience runs across views. */
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

/** The options as a function that is the callback: what a trigger with one parameter is given (TR-16). */
function callableOptions<T extends object>(options: T, callback: (verdict?: unknown) => void): T & typeof callback {
  const onCallback = (verdict?: unknown) => callback(verdict)
  // Definitions rather than values: a function's own `name` and `length` cannot be assigned to.
  return Object.defineProperties(onCallback, Object.getOwnPropertyDescriptors(options)) as T & typeof callback
}

/** What user code threw, as an object marked as theirs (TR-18). */
function markUserError(thrown: unknown): object {
  const error = typeof thrown === 'object' && thrown !== null && Object.isExtensible(thrown) ? thrown : asError(thrown)
  return Object.assign(error, { isUserError: true })
}

/** Texts, and errors that take no mark. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error ? new Error(thrown.message, { cause: thrown }) : new Error(String(thrown))
}
