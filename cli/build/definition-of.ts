import { catalogue } from '../../catalogue/catalogue.ts'
import { type ExperienceInstance, isOwn, type VariationInstance } from '../../catalogue/define-site.ts'
import {
  deviceTypes,
  type ExclusionRange,
  type ExperienceDefinition,
  type TemplateFacts,
  type Variation,
} from '../../contract/experience.ts'
import { pageTypes } from '../../contract/shop-events.ts'
import { resolveTime } from '../times/resolve-time.ts'
import { readStyles } from './own-styles.ts'
import { variationIds } from './variation-ids.ts'

type Bound = ExperienceDefinition['pausedAt']

/**
 * Returns the engine's definition of an instance. The control gets the share that the variations leave (EX-01, EX-03).
 */
export function definitionOf(
  instance: ExperienceInstance,
  { exclusion, timeZone }: { exclusion?: ExclusionRange; timeZone?: string } = {},
): ExperienceDefinition {
  const { id, name, iteration = 1, pausedAt, schedule, rules, goals } = instance
  return {
    experimentId: id,
    name,
    iterationId: String(iteration),
    pausedAt: absoluteBound(pausedAt, timeZone),
    schedule: schedule && {
      ...schedule,
      scheduled_start: absoluteBound(schedule.scheduled_start, timeZone),
      scheduled_end: absoluteBound(schedule.scheduled_end, timeZone),
    },
    activation_rules: rules,
    goals,
    exclusion,
    solution_options: instance.options,
    qfns: instance.functions,
    has_ga_4_integration: instance.analytics?.ga4,
    has_ga_integration: instance.analytics?.classic,
    template_data: (isOwn(instance) ? instance.data : instance.content) ?? {},
    template: templateFacts(instance),
    variations: variationsOf(instance),
  }
}

/**
 * Converts a bound to epoch milliseconds, so that it does not depend on the shopper's time zone. A bound that cannot
 * be parsed stays as it is and fails at run time.
 */
function absoluteBound(bound: Bound, timeZone: string | undefined): Bound {
  if (bound === undefined || bound === null || bound === '') return undefined
  const { time } = resolveTime(bound, timeZone)
  return Number.isNaN(time) ? bound : time
}

function variationsOf(instance: ExperienceInstance): Variation[] {
  const { share = 1, variations = [{ id: 'v', share }] } = instance
  const { control, shown } = variationIds(instance)
  const styles = isOwn(instance) && instance.css ? readStyles(instance.css) : undefined
  const rest = variations.reduce((left, each) => left - each.share, 1)
  return [
    variationOf(control, true, roundRatio(rest)),
    ...variations.map(({ name, share: own, content, data }: VariationInstance, at) => {
      const fields = isOwn(instance) ? data : content
      return {
        ...variationOf(shown[at] ?? '', false, own),
        ...(name && { variationName: name }),
        ...(styles && { styles }),
        ...(fields && { template_data: { ...fields } }),
      }
    }),
  ]
}

/** Returns a variation of which no more is to be said than its id, by which it is also mastered, and its share. */
export function variationOf(id: string, variationIsControl: boolean, trafficAllocationRatio: number): Variation {
  return { variationId: id, variationMasterId: id, variationIsControl, trafficAllocationRatio }
}

/** Floating point makes 1 - 0.9 equal to 0.09999999999999998, and three thirds may leave slightly less than zero. */
function roundRatio(ratio: number): number {
  return Math.max(0, Math.round(ratio * 1e6) / 1e6)
}

function templateFacts(instance: ExperienceInstance): TemplateFacts {
  const { paths } = instance
  if (isOwn(instance)) {
    const { id, pages = pageTypes, devices = deviceTypes, callsService } = instance
    return {
      id,
      pages,
      devices,
      anchors: [],
      hasTriggers: true,
      ...(callsService && { callsService }),
      ...(paths && { paths }),
    }
  }
  const { template } = catalogue[instance.template]
  return {
    id: instance.template,
    pages: template.pages,
    devices: template.devices,
    anchors: template.anchors,
    ...(template.callsService && { callsService: true }),
    ...pathsOf(template.paths, paths),
  }
}

/** An instance may choose its paths, but it never runs on paths that its template excludes (PDP-21.4). */
function pathsOf(own: TemplateFacts['paths'], paths: TemplateFacts['paths']): Pick<TemplateFacts, 'paths'> {
  if (!own || !paths) return own || paths ? { paths: paths ?? own } : {}
  return { paths: { ...own, ...paths, exclude: [...(own.exclude ?? []), ...(paths.exclude ?? [])] } }
}
