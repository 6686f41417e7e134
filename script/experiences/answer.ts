import type { Log } from '../log.ts'

/** One question an experience was asked on its way to running, and what came of it: the same row for log, inspector and tests. */
export type CheckAnswer = { check: string; passes: boolean; because: string }

/** How far an experience came in a cycle. */
export type Progress = 'ended' | 'waiting' | 'executing' | 'executed' | 'failed' | 'stopped'

/** Why an experience did or did not run on this view. */
export type Explanation = {
  experienceId: string
  cycle: number
  progress: Progress
  answers: CheckAnswer[]
  variation?: { masterId: string; isControl: boolean; probability: number; forced: boolean }
  /** Of the execution, with the promise it returned. */
  tookMs?: number
}

export function passedAnswer(check: string, because: string): CheckAnswer {
  return { check, passes: true, because }
}

export function failedAnswer(check: string, because: string): CheckAnswer {
  return { check, passes: false, because }
}

/** The same row for the log (EX-13). */
export function logAnswer(log: Log, experienceId: string, { check, passes, because }: CheckAnswer): void {
  log.debug(`${experienceId} ${check}: ${passes ? 'passed' : 'failed'}`, { because })
}

/** Puts an answer into a list, in place of an earlier one to the same question: that a rule waits, and what came of it. */
export function putAnswer(answers: CheckAnswer[], answer: CheckAnswer): void {
  const at = answers.findIndex(({ check }) => check === answer.check)
  if (at < 0) answers.push(answer)
  else answers[at] = answer
}
