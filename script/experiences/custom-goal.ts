import type { ExperienceDefinition, Goal } from '../../contract/experience.ts'
import { goalIdOf, kindOf, metValue } from './goal-kinds.ts'

export type CustomGoal = { goalId: string; goal?: Goal; warning?: string }

/**
 * The custom goal of a name: as the experience lists it, or by its name with a warning (GO-05).
 * @throws an error named 'No custom goal name' when there is no name
 */
export function customGoal(name: unknown, { experimentId, goals = [] }: ExperienceDefinition): CustomGoal {
  if (typeof name !== 'string' || name.trim() === '')
    throw Object.assign(new Error('No name was provided for the custom goal'), { name: 'No custom goal name' })
  const goal = goals.find((each) => kindOf(each) === 'custom' && metValue(each, name) !== undefined)
  if (goal) return { goal, goalId: goalIdOf(goal, metValue(goal, name) || undefined) }
  return { goalId: `custom:${name}`, warning: `Goal ${name} is not listed in experience ${experimentId}` }
}
