import type { AnchorName } from '../../../contract/anchors.ts'
import type { Cost } from '../../../contract/experience-costs.ts'
import type { SiteExperience } from '../../../contract/script-config.ts'
import type { Explanation } from '../../experiences/answer.ts'
import type { Engine } from '../../experiences/engine.ts'
import type { Costs } from '../../telemetry/costs/open-costs.ts'

export type InspectedVariation = { masterId: string; name?: string; isControl: boolean; share: number }

export type InspectedExperience = {
  id: string
  name?: string
  /** The catalogue template that the experience is based on. */
  template?: string
  variations: readonly InspectedVariation[]
  /** The anchors that it waits for. */
  anchors: readonly AnchorName[]
  /** The reason why it ran or did not run on this view; undefined before the first view. */
  explanation?: Explanation
  /** What it has cost on this page load; undefined when its code has not run (BD-07). */
  cost?: Cost
}

/** Returns what the inspector shows of an experience on the latest view (BU-01). */
export function inspectExperience(
  experience: SiteExperience,
  { engine, costs }: { engine?: Engine; costs?: Costs },
): InspectedExperience {
  const { criteria = [] } = experience
  const all = [...experience.variations, ...criteria.flatMap((each) => each.variations)]
  const variations = all.map((each) => ({
    masterId: each.variationMasterId,
    name: nameIn(each.variationName),
    isControl: each.variationIsControl,
    share: each.trafficAllocationRatio,
  }))
  const { experimentId: id, name, template } = experience
  return {
    id,
    name: nameIn(name),
    template: template?.id,
    anchors: template?.anchors ?? [],
    variations,
    explanation: engine?.explain(id),
    cost: costs?.ofExperience(id),
  }
}

/** A definition is the shop's own code, whose names need not be texts. */
function nameIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
