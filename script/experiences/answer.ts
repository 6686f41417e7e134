import type { Log } from '../log.ts'

/** One check of an experience and its result, in the form that the log, the inspector and tests use. */
export type CheckAnswer = { check: string; passes: boolean; because: string }

/** How far an experience came in a cycle. */
export type Progress = 'ended' | 'waiting' | 'executing' | 'executed' | 'failed' | 'stopped'

/** The reasons why an experience ran or did not run on this view. */
export type Explanation = {
  experienceId: string
  cycle: number
  progress: Progress
  answers: CheckAnswer[]
  variation?: { masterId: string; isControl: boolean; probability: number; forced: boolean }
  /** Duration of the execution, including the promise it returned. */
  tookMs?: number
}

export function passedAnswer(check: string, because: string): CheckAnswer {
  return { check, passes: true, because }
}

export function failedAnswer(check: string, because: string): CheckAnswer {
  return { check, passes: false, because }
}

/** Returns whether consent alone keeps an experience from running on this view (BC-03). */
export function isHeldBack({ answers }: Explanation): boolean {
  return answers.some(({ check, passes }) => check === 'consent' && !passes)
}

/** Formats an answer for the log (EX-13). */
export function logAnswer(log: Log, experienceId: string, { check, passes, because }: CheckAnswer): void {
  log.debug(`${experienceId} ${check}: ${passes ? 'passed' : 'failed'}`, { because })
}

/** Adds an answer to a list. Replaces an earlier answer to the same check, for example that a rule is still waiting. */
export function putAnswer(answers: CheckAnswer[], answer: CheckAnswer): void {
  const at = answers.findIndex(({ check }) => check === answer.check)
  if (at < 0) answers.push(answer)
  else answers[at] = answer
}
