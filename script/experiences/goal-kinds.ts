import type { Goal } from '../../contract/experience.ts'
import { matchUrl } from './rules/match-url.ts'

export type GoalKind = 'transaction' | 'page_url' | 'click_through' | 'custom' | 'category' | 'event'

/** The goal keys and their aliases in existing definitions (GO-03). Any other key is `{eventType}.{path}`. */
const kinds: Record<string, GoalKind> = {
  transaction: 'transaction',
  'metrics.conversions_per_visitor': 'transaction',
  'metrics.revenue_per_visitor': 'transaction',
  'metrics.revenue_per_converter': 'transaction',
  page_url: 'page_url',
  'pageviews.url': 'page_url',
  click_through: 'click_through',
  custom: 'custom',
  'pageviews.customvalues.uv.events.action': 'custom',
  'pageviews.customvalues.uv.page.category': 'category',
}

export function kindOf({ key }: Goal): GoalKind {
  return kinds[key] ?? 'event'
}

/** The `goalType` in a goal's event. */
export const goalTypes: Record<GoalKind, string> = {
  transaction: 'conversion',
  page_url: 'url',
  click_through: 'interaction',
  custom: 'custom',
  category: 'event',
  event: 'event',
}

/** Returns the goal's key, followed by the matched value if there is one (GO-02). */
export function goalIdOf({ key }: Goal, value: string | undefined): string {
  return value === undefined ? key : `${key}:${value}`
}

/** Returns the goal value that matches; undefined when none does. A goal without values always matches, with ''. */
export function metValue(goal: Goal, seen: unknown): string | undefined {
  if (goal.value === undefined) return seen === undefined ? undefined : ''
  const compare = compareBy(goal)
  return [goal.value].flat().find((value) => compare(String(value), seen))
}

function compareBy(goal: Goal): (value: string, seen: unknown) => boolean {
  const op = goal.op === 'in' ? 'eq' : (goal.op ?? 'eq')
  if (kindOf(goal) === 'page_url') return (value, seen) => matchUrl(op, value, String(seen)) ?? false
  if (op === 'eq') return (value, seen) => seen !== undefined && String(seen) === value
  if (op !== 'regex') return () => false
  return (value, seen) => seen !== undefined && matchUrl('regex', value, String(seen)) === true
}
