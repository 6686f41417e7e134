import type { Poll } from '../../browser/poll.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from '../answer.ts'
import { isTimeout, orStopped } from './waiting.ts'

const check = 'poll'

/**
 * Waits for the page elements that an experience needs: a selector or a list (TR-23). Never rejects: when one does not
 * appear before the poll's time-out, this cycle ends silently.
 */
export async function waitForElements(
  targets: unknown,
  { poll, signal }: { poll: Poll; signal: AbortSignal },
): Promise<CheckAnswer> {
  if (targets === undefined || targets === null || targets === '') return passedAnswer(check, 'nothing is waited for')
  if (!isTargets(targets)) return failedAnswer(check, `neither a selector nor a list: ${JSON.stringify(targets)}`)
  try {
    const found = poll(targets, { signal }).then(() => passedAnswer(check, `there: ${[targets].flat().join(', ')}`))
    return await orStopped(found, signal, failedAnswer(check, 'stopped'))
  } catch (error) {
    return failedAnswer(check, isTimeout(error) ? error.message : String(error))
  }
}

function isTargets(targets: unknown): targets is string | string[] {
  return [targets].flat().every((target) => typeof target === 'string')
}
