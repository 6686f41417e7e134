import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { drawConclusion } from '../report/draw-conclusion.ts'
import { nameVariation } from '../report/name-variation.ts'

/**
 * A variation that can be rolled out. `proof` is what its numbers prove of it beside the control: nothing at all after an alarm,
 * and where the numbers are those of an earlier iteration. `estimate` is null where it is not known.
 */
export type RollOutChoice = {
  /** The id within the settings. */
  id: string
  name: string
  proof: 'better' | 'worse' | 'none'
  estimate: number | null
}

/** Returns the variations, the one that does best first. */
export function rollOutChoices(settings: ExperienceSettings, report: ExperienceReport): RollOutChoice[] {
  const { id: experienceId, iterationId } = report.experience
  const isCurrent = report.results?.iterationId === iterationId
  const findings = isCurrent ? drawConclusion(report).findings : []
  const choices = (settings.variations ?? [{ id: 'v', name: undefined }]).map(({ id, name }): RollOutChoice => {
    const variationId = `${experienceId}-${id}`
    const finding = findings.find((each) => each.variationId === variationId)
    const known = nameVariation(variationId, report)
    const base = { id, name: name || (known === variationId ? id : known) }
    if (!finding || finding.kind === 'few') return { ...base, proof: 'none', estimate: null }
    return { ...base, proof: finding.kind === 'open' ? 'none' : finding.kind, estimate: finding.estimate }
  })
  const orderOf = ({ estimate }: RollOutChoice) => estimate ?? 0
  return choices.sort((one, other) => orderOf(other) - orderOf(one))
}
