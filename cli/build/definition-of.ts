import { readFileSync } from 'node:fs'
import { catalogue } from '../../catalogue/catalogue.ts'
import { type ExperienceInstance, isOwn } from '../../catalogue/define-site.ts'
import { deviceTypes, type ExperienceDefinition, type TemplateFacts } from '../../contract/experience.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { pathOf } from './path-of.ts'
import { variationIds } from './variation-ids.ts'

/** The engine's definition of an instance: the control gets what the variation's share leaves (EX-01, EX-03). */
export function definitionOf(instance: ExperienceInstance): ExperienceDefinition {
  const { id, name, iteration = 1, share = 1, pausedAt, schedule, rules, goals } = instance
  const { control, variation: shown } = variationIds(id)
  const styles = isOwn(instance) && instance.css ? readFileSync(pathOf(instance.css), 'utf8') : undefined
  return {
    experimentId: id,
    name,
    iterationId: String(iteration),
    pausedAt,
    schedule,
    activation_rules: rules,
    goals,
    exclusion: instance.exclusion,
    solution_options: instance.options,
    qfns: instance.functions,
    has_ga_4_integration: instance.analytics?.ga4,
    has_ga_integration: instance.analytics?.classic,
    template_data: (isOwn(instance) ? instance.data : instance.content) ?? {},
    template: templateFacts(instance),
    variations: [
      variation(control, true, round(1 - share)),
      { ...variation(shown, false, share), ...(styles && { styles }) },
    ],
  }
}

function variation(id: string, variationIsControl: boolean, trafficAllocationRatio: number) {
  return { variationId: id, variationMasterId: id, variationIsControl, trafficAllocationRatio }
}

/** 1 - 0.9 is 0.09999999999999998 to a computer. */
function round(ratio: number): number {
  return Math.round(ratio * 1e6) / 1e6
}

function templateFacts(instance: ExperienceInstance): TemplateFacts {
  const { paths } = instance
  if (isOwn(instance)) {
    const { id, pages = pageTypes, devices = deviceTypes } = instance
    return { id, pages, devices, anchors: [], hasTriggers: true, ...(paths && { paths }) }
  }
  const { template } = catalogue[instance.template]
  return {
    id: instance.template,
    pages: template.pages,
    devices: template.devices,
    anchors: template.anchors,
    ...pathsOf(template.paths, paths),
  }
}

/** An instance says where it belongs; from what its template leaves out no instance is (PDP-21.4). */
function pathsOf(own: TemplateFacts['paths'], paths: TemplateFacts['paths']): Pick<TemplateFacts, 'paths'> {
  if (!own || !paths) return own || paths ? { paths: paths ?? own } : {}
  return { paths: { ...own, ...paths, exclude: [...(own.exclude ?? []), ...(paths.exclude ?? [])] } }
}
