import type {
  Criterion,
  DefinedModules,
  ExclusionRange,
  ExperienceDefinition,
  Goal,
  Schedule,
  SolutionOptions,
  TemplateFacts,
  Variation,
} from '../../contract/experience.ts'
import type { UnknownFields } from '../../contract/json.ts'
import { firstKnown, readCreative, readVariation, textOf } from './read-variation.ts'

/** The result of reading a definition: the experience, or the problem that makes it unusable. */
export type DefinitionReading = { experience: ExperienceDefinition } | { problem: string }

/**
 * Reads an experience definition in any supported spelling; camel case takes precedence (EX-01). A definition without an
 * id, iteration id or variation is a problem.
 */
export function readDefinition(raw: object): DefinitionReading {
  const given = Object(raw) as UnknownFields
  try {
    return readFields(given)
  } catch (error) {
    return { problem: `Experience ${textOf(firstKnown(given, 'experimentId', 'id'))} cannot be read: ${error}` }
  }
}

/** @throws when a field has a type that cannot be read */
function readFields(given: UnknownFields): DefinitionReading {
  const experimentId = textOf(firstKnown(given, 'experimentId', 'id'))
  const iterationId = textOf(firstKnown(given, 'iterationId', 'iteration_id'))
  if (!experimentId) return { problem: 'An experience has no id' }
  if (!iterationId) return { problem: `Experience ${experimentId} has no iteration id` }
  const variations = waitingAlike(listOf(given.variations).map(readVariation))
  const criteria = variations.length > 0 ? [] : listOf(given.targeting_criteria).map(readCriterion)
  if (variations.length + criteria.flatMap((each) => each.variations).length === 0)
    return { problem: `Experience ${experimentId} has no variation` }
  const experience: ExperienceDefinition = {
    experimentId,
    iterationId,
    name: given.name as string | undefined,
    pausedAt: firstKnown(given, 'pausedAt', 'paused_at') as ExperienceDefinition['pausedAt'],
    factorial: given.factorial === true,
    goals: listOf(given.goals) as unknown as Goal[],
    solution_id: given.solution_id === undefined ? undefined : textOf(given.solution_id),
    template_data: (given.template_data ?? {}) as Record<string, unknown>,
    solution_options: (given.solution_options ?? {}) as SolutionOptions,
    has_ga_integration: given.has_ga_integration === true,
    has_ga_4_integration: given.has_ga_4_integration === true,
    activation_rules: (given.activation_rules ?? {}) as Record<string, unknown>,
    schedule: (given.schedule ?? undefined) as Schedule | undefined,
    segments: listOf<unknown>(given.segments).map(textOf),
    qfns: (given.qfns ?? {}) as ExperienceDefinition['qfns'],
    modules: (given.modules ?? {}) as DefinedModules,
    variations,
    exclusion: given.exclusion as ExclusionRange | undefined,
    template: given.template as TemplateFacts | undefined,
    ...(criteria.length > 0 && { criteria }),
  }
  return { experience }
}

function readCriterion(criterion: UnknownFields): Criterion {
  const rates = (criterion.creative_rates ?? {}) as UnknownFields
  return {
    segments: listOf<unknown>(criterion.segments).map(textOf),
    variations: waitingAlike(listOf(criterion.creatives).map((creative) => readCreative(creative, rates))),
  }
}

/** Makes the control wait for the same code as the variations, so that visitors who leave early count for neither (decision 25). */
function waitingAlike(variations: Variation[]): Variation[] {
  const dependencies = variations.flatMap((each) => each.dependencies ?? [])
  return variations.map((each) => (each.variationIsControl ? { ...each, dependencies } : each))
}

function listOf<T = UnknownFields>(value: unknown): T[] {
  return Array.isArray(value) ? value : []
}
