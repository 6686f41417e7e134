import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'

export type GoalFacts = {
  experience: ExperienceDefinition
  variation: Variation
  /** The iteration this visitor has seen (GO-01). */
  seenIteration: string | undefined
}

export type GoalAnswer = { event?: object; warning?: string }

const customKeys = ['custom', 'pageviews.customvalues.uv.events.action']

/**
 * The goal-achieved event of a custom goal (GO-02, GO-05); none when the visitor has seen another iteration (GO-01).
 * @throws an error named 'No custom goal name' when there is no name
 */
export function customGoal(name: unknown, { experience, variation, seenIteration }: GoalFacts): GoalAnswer {
  if (typeof name !== 'string' || name.trim() === '')
    throw Object.assign(new Error('No name was provided for the custom goal'), { name: 'No custom goal name' })
  if (seenIteration !== experience.iterationId) return { warning: `Goal ${name}: this iteration has not been seen` }
  const listed = experience.goals?.find(({ key, value }) => customKeys.includes(key) && [value].flat().includes(name))
  const event = {
    goalId: `custom:${name}`,
    experienceId: experience.experimentId,
    variationMasterId: variation.variationMasterId,
    iterationId: experience.iterationId,
    isControl: variation.variationIsControl,
    goalType: 'custom',
    primary: listed?.primary ?? false,
  }
  return listed ? { event } : { event, warning: `Goal ${name} is not listed in experience ${experience.experimentId}` }
}
