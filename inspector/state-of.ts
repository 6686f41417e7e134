import type { InspectedExperience } from '../script/preview/explorer/inspection.ts'

/** The groups of the list, in its order. */
export const groups = ['On page', 'Waiting', 'Failed', 'Not here'] as const
export type StateGroup = (typeof groups)[number]

/** What became of an experience on this view, for somebody who has never read its code. */
export type RowState = {
  group: StateGroup
  /** For the mark before its name. */
  tone: 'shown' | 'control' | 'waiting' | 'failed' | 'quiet'
  label: string
  /** Of the checks that passed nothing is said: the one that did not is the answer. */
  reason: string
}

/** Reads the row of answers (BU-01). */
export function stateOf({ explanation, variations }: InspectedExperience): RowState {
  if (!explanation) return { group: 'Not here', tone: 'quiet', label: 'not asked yet', reason: 'The page had no view.' }
  const { progress, answers, variation, tookMs } = explanation
  const name = variations.find(({ masterId }) => masterId === variation?.masterId)?.name ?? variation?.masterId
  const failing = answers.filter(({ passes }) => !passes).map(({ check, because }) => `${check}: ${because}`)
  switch (progress) {
    case 'executed':
    case 'executing': {
      if (variation?.isControl)
        return { group: 'On page', tone: 'control', label: 'control', reason: 'The control changes nothing.' }
      const took = tookMs === undefined ? 'is running' : `took ${Math.round(tookMs)} ms`
      return { group: 'On page', tone: 'shown', label: 'shown', reason: `${name} ${took}` }
    }
    case 'waiting':
      return {
        group: 'Waiting',
        tone: 'waiting',
        label: 'waiting',
        // All that was asked is well: what has not answered yet is its own.
        reason: failing.at(-1) ?? 'for its own trigger or code',
      }
    case 'failed':
      return { group: 'Failed', tone: 'failed', label: 'failed', reason: failing.at(-1) ?? 'Its code threw an error.' }
    case 'stopped':
      return { group: 'Not here', tone: 'quiet', label: 'removed', reason: 'It ran, and was taken away.' }
    case 'ended':
      return { group: 'Not here', tone: 'quiet', label: 'not here', reason: failing[0] ?? 'No check failed.' }
  }
}
