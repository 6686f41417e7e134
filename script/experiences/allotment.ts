import type { ExperienceDefinition } from '../../contract/experience.ts'
import { type CheckAnswer, failedAnswer, passedAnswer } from './answer.ts'
import { probabilityOf } from './choose-variation.ts'

/** The experience under which the holdout is reported: its control are the visitors who see none (BV-02). */
export const holdoutId = 'holdout'

/** Whether a visitor is in the site-wide holdout, a share from 0 to 1. */
export function isHeldOut(visitorId: string, share: number): boolean {
  return probabilityOf(visitorId, holdoutId) < share
}

/** Whether a visitor may run an experience of an exclusion group: its range of the group's hash says (BV-01). */
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
