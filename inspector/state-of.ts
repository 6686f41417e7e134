import type { CheckAnswer } from '../script/experiences/answer.ts'
import type { InspectedExperience } from '../script/preview/explorer/inspect-experience.ts'
import { reasonText } from './reason-text.ts'
import type { Sight } from './where/sight.ts'

/** The groups of the list, in order. */
export const groups = ['On page', 'Waiting', 'Failed', 'Not here'] as const
export type StateGroup = (typeof groups)[number]

/** The state of an experience on this view, for people who do not know its code. */
export type RowState = {
  group: StateGroup
  /** Determines the mark before its name. */
  tone: 'shown' | 'control' | 'waiting' | 'failed' | 'quiet'
  label: string
  /** Only the check that failed is explained. */
  reason: string
}

/** Derives the state from the results of the checks (BU-01) and from what can be seen on the page now. */
export function stateOf({ explanation, variations }: InspectedExperience, sight: Sight = 'none'): RowState {
  if (!explanation) return { group: 'Not here', tone: 'quiet', label: 'not asked yet', reason: 'The page had no view.' }
  const { progress, answers, variation, tookMs } = explanation
  const name = variations.find(({ masterId }) => masterId === variation?.masterId)?.name ?? variation?.masterId
  const failing = failedAnswers(answers).map(wordsOf)
  switch (progress) {
    case 'executed':
    case 'executing': {
      const shown = answers.find(({ check }) => check === 'shown')
      if (progress === 'executed' && shown?.passes === false)
        return { group: 'Waiting', tone: 'waiting', label: 'nothing shown', reason: shown.because }
      if (variation?.isControl)
        return { group: 'On page', tone: 'control', label: 'control', reason: 'The control changes nothing.' }
      if (progress === 'executed' && sight === 'hidden')
        return {
          group: 'Waiting',
          tone: 'waiting',
          label: 'not visible',
          reason: 'It ran, but is folded away or hidden.',
        }
      const label = sight === 'visible' ? 'shown' : progress === 'executing' ? 'running' : 'ran'
      const took = tookMs === undefined ? 'is running' : `took ${Math.round(tookMs)} ms`
      const seen = label === 'ran' ? ', and has nothing of its own to see' : ''
      return { group: 'On page', tone: 'shown', label, reason: `${name} ${took}${seen}` }
    }
    case 'waiting':
      return {
        group: 'Waiting',
        tone: 'waiting',
        label: 'waiting',
        // All checks so far have passed; the one without a result is that of its own code.
        reason: failing.at(-1) ?? 'for an element, its own trigger or its code',
      }
    case 'failed':
      return { group: 'Failed', tone: 'failed', label: 'failed', reason: failing.at(-1) ?? 'Its code threw an error.' }
    case 'stopped':
      return {
        group: 'Not here',
        tone: 'quiet',
        label: 'removed',
        reason: tookMs === undefined ? 'It was ended before it ran.' : 'It ran, and was taken away.',
      }
    case 'ended':
      return { group: 'Not here', tone: 'quiet', label: 'not here', reason: failing[0] ?? 'No check failed.' }
  }
}

/** Returns the reason with its check, except where the code itself says why it shows nothing. */
function wordsOf(answer: CheckAnswer): string {
  const because = reasonText(answer)
  return answer.check === 'shown' ? because : `${answer.check}: ${because}`
}

/** Returns the failed checks without those that only ended because another one failed. */
function failedAnswers(answers: readonly CheckAnswer[]): CheckAnswer[] {
  const failed = answers.filter(({ passes }) => !passes)
  const own = failed.filter(({ because }) => because !== 'stopped')
  return own.length > 0 ? own : failed
}
