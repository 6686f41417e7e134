import type { DefinedModules, ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { PreviewConfig } from '../../contract/preview.ts'
import type { SiteExperience } from '../../contract/script-config.ts'

/**
 * Returns an experience as a preview runs it (PV-05): without schedule; without rules or segments where these are
 * skipped; with only the requested variation; not paused when it is forced.
 */
export function previewedExperience(experience: SiteExperience, preview: PreviewConfig): SiteExperience {
  const { experimentId } = experience
  const { skipTriggers, skipSegments, force = [] } = preview
  return {
    ...experience,
    schedule: undefined,
    ...(force.includes(experimentId) && { pausedAt: undefined }),
    ...((skipTriggers || skipSegments) && { segments: [] }),
    ...(skipTriggers ? withoutRules(experience) : skipSegments && withoutSegmentsRule(experience)),
    ...previewOverrides(experience, preview),
  }
}

/** Removes all rules except those that wait for elements: the body rule, and the triggers of a catalogue template. */
function withoutRules({ activation_rules = {}, template, modules, load }: SiteExperience): Partial<SiteExperience> {
  const body = Object.entries(activation_rules).filter(([name]) => name === 'wait_for_body')
  const rules = { activation_rules: Object.fromEntries(body) }
  if (template && !template.hasTriggers) return rules
  return {
    ...rules,
    modules: withoutTriggers(modules),
    ...(load && { load: async () => withoutTriggers(await load()) }),
  }
}

function withoutTriggers(modules: DefinedModules = {}): DefinedModules {
  return { ...modules, triggers: undefined }
}

function withoutSegmentsRule({ activation_rules = {} }: SiteExperience): Partial<SiteExperience> {
  const { segments: _, ...others } = activation_rules
  return { activation_rules: others }
}

/**
 * Returns the requested variation alone and for all visitors, so that neither chance nor segments choose another one.
 */
function previewOverrides(experience: ExperienceDefinition, preview: PreviewConfig): Partial<ExperienceDefinition> {
  const { experimentId, variations, criteria = [] } = experience
  const { experienceId = experimentId, variationMasterId } = preview
  if (variationMasterId === undefined || experienceId !== experimentId) return {}
  const all = [...variations, ...criteria.flatMap((each) => each.variations)]
  const found = all.find((variation) => variation.variationMasterId === variationMasterId)
  if (!found) return {}
  const alone: Variation = { ...found, trafficAllocationRatio: 1, factorialTrafficAllocationRatio: 1 }
  return { variations: [alone], criteria: undefined, exclusion: undefined }
}
