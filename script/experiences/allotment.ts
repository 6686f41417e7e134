import type { ExperienceDefinition } from '../../contract/experience.ts'
import { type Answer, failed, passed } from './answer.ts'
import { probabilityOf } from './choose-variation.ts'

/** The experience under which the holdout is reported: its control are the visitors who see none (BV-02). */
export const holdoutId = 'holdout'

/** Whether a visitor is in the site-wide holdout, a share from 0 to 1. */
export function isHeldOut(visitorId: string, share: number): boolean {
  return probabilityOf(visitorId, holdoutId) < share
}

/**
 * Whether a visitor may run an experience of an exclusion group (BV-01). The members of a group divide its visitors among
 * them in the order of the definitions, so that nobody is given two, whichever loads first and whoever is paused.
 */
export function checkExclusion(
  visitorId: string,
  { experimentId, exclusion }: ExperienceDefinition,
  all: readonly ExperienceDefinition[],
): Answer[] {
  if (!exclusion) return []
  const probability = probabilityOf(visitorId, `group:${exclusion.group}`)
  let from = 0
  for (const member of all) {
    if (member.exclusion?.group !== exclusion.group) continue
    const to = from + Math.max(0, Number(member.exclusion.share) || 0)
    if (member.experimentId !== experimentId) {
      from = to
      continue
    }
    const because = `group ${exclusion.group}: ${probability} in ${from} to ${to}`
    return [probability >= from && probability < to ? passed('group', because) : failed('group', because)]
  }
  return []
}
