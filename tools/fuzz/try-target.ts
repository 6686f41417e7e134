import fc from 'fast-check'
import { messageOf } from '../../contract/message-of.ts'
import type { FuzzTarget } from './fuzz-target.ts'

export type FuzzPlan = {
  seed: number
  inputs: number
  /** In milliseconds; after it no further input is tried. */
  limitMs: number
}

export type FuzzFailure = {
  /** The number of the input that failed first, from 0. */
  at: number
  /** The smallest input that still fails, as text. */
  input: string
  error: string
}

export type FuzzOutcome = { tried: number; seconds: number; slowestMs: number; failure?: FuzzFailure }

/**
 * Tries a target with as many inputs as planned, until one fails: that one is made smaller as long as it fails.
 * @param onInput called before each input
 */
export async function tryTarget(
  { input, tryInput }: FuzzTarget,
  { seed, inputs, limitMs }: FuzzPlan,
  onInput: () => void = () => {},
): Promise<FuzzOutcome> {
  const begun = performance.now()
  let slowestMs = 0
  const tryTimed = async (each: unknown) => {
    onInput()
    const from = performance.now()
    await tryInput(each)
    slowestMs = Math.max(slowestMs, performance.now() - from)
  }
  const run = await fc.check(fc.asyncProperty(input, tryTimed), {
    seed,
    numRuns: inputs,
    interruptAfterTimeLimit: limitMs,
    markInterruptAsFailure: false,
  })
  const outcome = { tried: run.numRuns, seconds: (performance.now() - begun) / 1000, slowestMs }
  if (!run.failed || !run.counterexample) return outcome
  const at = Number(run.counterexamplePath?.split(':')[0])
  return { ...outcome, failure: { at, input: textOf(run.counterexample[0]), error: messageOf(run.errorInstance) } }
}

/** Returns the input that a seed gives at a place, from 0, as text; the code does not get it. */
export async function inputAt({ input }: FuzzTarget, seed: number, at: number): Promise<string> {
  let found = ''
  const keepInput = async (each: unknown) => {
    found = textOf(each)
  }
  await fc.check(fc.asyncProperty(input, keepInput), { seed, path: String(at), numRuns: 1 })
  return found
}

/** Returns a value as text, also one that throws where it is read. */
function textOf(value: unknown): string {
  try {
    return fc.stringify(value).slice(0, 1500)
  } catch (error) {
    return `a value that has no text (${messageOf(error)})`
  }
}
