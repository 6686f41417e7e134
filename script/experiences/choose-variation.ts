import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import { limits } from '../limits.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from './answer.ts'

/** The id under which the holdout is reported: visitors who see no experience are its control (BV-02). */
export const holdoutId = 'holdout'

/** Returns whether a visitor is in the site-wide holdout; `holdout` is a share from 0 to 1. */
export function isHeldOut(visitorId: string, share: number): boolean {
  return probabilityOf(visitorId, holdoutId) < share
}

/** Returns whether a visitor's hash for an exclusion group is within the experience's range (BV-01). */
export function checkExclusion(
  visitorId: string,
  { exclusion }: Pick<ExperienceDefinition, 'exclusion'>,
): CheckAnswer[] {
  if (!exclusion) return []
  const { group, from, to } = exclusion
  const probability = probabilityOf(visitorId, `group:${group}`)
  const because = `group ${group}: ${probability} in ${from} to ${to}`
  return [probability >= from && probability < to ? passedAnswer('group', because) : failedAnswer('group', because)]
}

export type ChoiceFacts = {
  experience: Pick<ExperienceDefinition, 'experimentId' | 'factorial' | 'variations'>
  visitorId: string
  /** A stored probability takes precedence over the hash (EX-07). */
  savedProbability?: number
}

export type VariationChoice = {
  /** In [0, 1), with six decimals. */
  probability: number
  /** Undefined for a visitor whose probability is beyond the sum of all shares. */
  variation?: Variation
  because: string
}

/** Chooses a visitor's variation: the first whose cumulative share exceeds the probability (EX-06 to EX-09). */
export function chooseVariation({ experience, visitorId, savedProbability }: ChoiceFacts): VariationChoice {
  const probability = savedProbability ?? probabilityOf(visitorId, experience.experimentId)
  const source = savedProbability === undefined ? 'by hash' : 'as saved'
  let sum = 0
  for (const variation of experience.variations) {
    sum += shareOf(variation, experience.factorial)
    if (probability < sum)
      return { probability, variation, because: `probability ${probability} ${source} is below ${sum}` }
  }
  return { probability, because: `probability ${probability} ${source} is beyond all shares, ${sum}` }
}

/** Returns the same value for the same visitor and experience every time; values of different experiences are independent. */
export function probabilityOf(visitorId: string, experienceId: string): number {
  const factor = 10 ** limits.probabilityDecimals
  return Math.floor((hashMurmur3(`${visitorId}:${experienceId}`) / 2 ** 32) * factor) / factor
}

function shareOf(variation: Variation, factorial: boolean | undefined): number {
  const ratio = (factorial ? variation.factorialTrafficAllocationRatio : undefined) ?? variation.trafficAllocationRatio
  return typeof ratio === 'number' && ratio > 0 ? ratio : 0
}
