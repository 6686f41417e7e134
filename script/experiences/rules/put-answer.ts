import type { CheckAnswer } from '../answer.ts'

/** Puts an answer into a list, in place of an earlier one to the same question: that a rule waits, and what came of it. */
export function putAnswer(answers: CheckAnswer[], answer: CheckAnswer): void {
  const at = answers.findIndex(({ check }) => check === answer.check)
  if (at < 0) answers.push(answer)
  else answers[at] = answer
}
