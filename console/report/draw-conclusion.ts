import type { ExperienceReport } from '../../contract/console/experience-report.ts'
import type { Uplift, VariationResults } from '../../contract/experience-results.ts'

/** What may be said of one variation compared with the control. */
export type Finding = { variationId: string } & (
  | { kind: 'few' }
  | { kind: 'better' | 'worse' | 'open'; estimate: number; interval: [low: number, high: number] }
)

/**
 * What the whole experience may be taken for, the most important of it:
 * - `alarm`: its numbers must not be trusted; `unseen`: there are none; `single`: there is nothing to compare
 * - `few`: no variation has an interval; `open`: none differs for sure
 * - `better`: at least one does better; `worse`: one does worse, and none better
 */
export type Conclusion = {
  verdict: 'alarm' | 'unseen' | 'single' | 'few' | 'open' | 'better' | 'worse'
  /** Of each variation but the control; empty after an alarm, where nothing may be said of them. */
  findings: Finding[]
}

/** Draws from results only what they prove. */
export function drawConclusion({ results }: Pick<ExperienceReport, 'results'>): Conclusion {
  if (!results || results.variations.every(({ visitors }) => visitors === 0)) return { verdict: 'unseen', findings: [] }
  if (results.sampleRatio.isAlarm) return { verdict: 'alarm', findings: [] }
  const compared = results.variations.filter(({ isControl }) => !isControl)
  if (compared.length === 0 || compared.length === results.variations.length) return { verdict: 'single', findings: [] }
  const findings = compared.map(findOf)
  // The first kind that occurs says most.
  const verdict = (['better', 'worse', 'open'] as const).find((kind) => findings.some((each) => each.kind === kind))
  return { verdict: verdict ?? 'few', findings }
}

function findOf({ variationId, rateUplift }: VariationResults): Finding {
  if (!rateUplift?.interval) return { variationId, kind: 'few' }
  const { estimate, interval } = rateUplift
  return { variationId, kind: kindOf(rateUplift), estimate, interval }
}

function kindOf({ isSignificant, estimate }: Uplift): 'better' | 'worse' | 'open' {
  if (!isSignificant) return 'open'
  return estimate > 0 ? 'better' : 'worse'
}
