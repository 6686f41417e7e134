import type { Goal } from '../../contract/experience.ts'
import type { Problem } from './problem.ts'

const operators: readonly unknown[] = [undefined, 'eq', 'in', 'regex']
const urlOperators: readonly unknown[] = [...operators, 'neq', 'contains', 'ncontains', 'nregex']
const urlKeys = ['page_url', 'pageviews.url']
const needingValue = [...urlKeys, 'custom', 'pageviews.customvalues.uv.events.action']

/** A goal that could never be met, or that nothing would ask (GO-03). */
export function checkGoal({ key, op, value }: Goal, path: string): Problem[] {
  const allowed = urlKeys.includes(key) ? urlOperators : operators
  const problems: Problem[] = []
  if (!key) problems.push({ path, problem: 'has no key', remedy: "give one such as 'transaction' or 'custom'" })
  if (!allowed.includes(op))
    problems.push({ path: `${path}.op`, problem: `is '${op}'`, remedy: `use one of ${allowed.slice(1).join(', ')}` })
  if (needingValue.includes(key) && [value ?? []].flat().length === 0)
    problems.push({ path: `${path}.value`, problem: 'is missing', remedy: `name what ${key} has to be` })
  if (/regex$/.test(op ?? ''))
    for (const each of [value ?? []].flat())
      if (!isExpression(each))
        problems.push({ path: `${path}.value`, problem: `${each} is no expression`, remedy: 'mend it, or use eq' })
  return problems
}

function isExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}
