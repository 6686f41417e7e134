import type { SiteDescription } from '../../../contract/console/site-description.ts'

/** A test whose variations can be compared: ids as in events, with their shares. */
export type RunningTest = {
  experienceId: string
  iterationId: string
  variations: { variationId: string; isControl: boolean; share: number }[]
}

/** Returns what names an iteration of a test. */
export const nameOfTest = ({ experienceId, iterationId }: RunningTest) => `${experienceId} ${iterationId}`

/** Returns the tests of a site that run now: those with a control and a variation that visitors may see. */
export function findTests({ experiences }: Pick<SiteDescription, 'experiences'>, now: number): RunningTest[] {
  return experiences.flatMap(({ id, iterationId, variations, startsAt, endsAt, pausedAt }) => {
    const isOn = (startsAt ?? now) <= now && (endsAt ?? now + 1) > now && (pausedAt ?? now + 1) > now
    const shown = variations.filter(({ share }) => share > 0)
    const isCompared = shown.some(({ isControl }) => isControl) && shown.some(({ isControl }) => !isControl)
    return isOn && isCompared ? [{ experienceId: id, iterationId, variations: shown }] : []
  })
}
