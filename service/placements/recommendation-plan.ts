import { isFields } from '../../contract/json.ts'
import { type Strategy, strategies } from '../recommendations/recommendation-item.ts'
import { shoppingLimits } from '../recommendations/shopping-limits.ts'

/** The recommendations of a campaign: the maximum number of items, and the strategies to use. */
export type RecommendationPlan = { count: number; strategies: readonly Strategy[] }

/**
 * Checks `{"count": 12, "strategies": ["also_viewed"]}`; both may be missing, and without a list all strategies are
 * used.
 * @throws Error that says what is wrong
 */
export function recommendationPlanOf(plan: unknown, name: string): RecommendationPlan {
  if (!isFields(plan)) throw new Error(`"${name}" is not an object`)
  const { count = shoppingLimits.usualItems, strategies: wanted = strategies } = plan
  const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 1 && count <= shoppingLimits.items
  if (!isCount) throw new Error(`"${name}.count" is not a whole number from 1 to ${shoppingLimits.items}`)
  if (!isStrategies(wanted)) throw new Error(`"${name}.strategies" is not a list of ${strategies.join(', ')}`)
  return { count, strategies: wanted }
}

function isStrategies(wanted: unknown): wanted is Strategy[] {
  return Array.isArray(wanted) && wanted.length > 0 && wanted.every((each) => strategies.includes(each))
}
