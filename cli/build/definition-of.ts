import { catalogue } from '../../catalogue/catalogue.ts'
import type { ExperienceInstance } from '../../catalogue/define-site.ts'
import type { ExperienceDefinition, TemplateFacts } from '../../contract/experience.ts'
import { variationIds } from './variation-ids.ts'

/** The engine's definition of an instance: the control gets what the variation's share leaves (EX-01, EX-03). */
export function definitionOf(instance: ExperienceInstance): ExperienceDefinition {
  const { id, name, iteration = 1, share = 1, content, pausedAt, schedule, rules, goals } = instance
  const { control, variation: shown } = variationIds(id)
  return {
    experimentId: id,
    name,
    iterationId: String(iteration),
    pausedAt,
    schedule,
    activation_rules: rules,
    goals,
    template_data: content,
    template: templateFacts(instance),
    variations: [variation(control, true, round(1 - share)), variation(shown, false, share)],
  }
}

function variation(id: string, variationIsControl: boolean, trafficAllocationRatio: number) {
  return { variationId: id, variationMasterId: id, variationIsControl, trafficAllocationRatio }
}

/** 1 - 0.9 is 0.09999999999999998 to a computer. */
function round(ratio: number): number {
  return Math.round(ratio * 1e6) / 1e6
}

function templateFacts({ template: id, paths }: ExperienceInstance): TemplateFacts {
  const { template } = catalogue[id]
  return {
    id,
    pages: template.pages,
    devices: template.devices,
    anchors: template.anchors,
    ...(paths || template.paths ? { paths: paths ?? template.paths } : {}),
  }
}
