import { isFields } from '../../contract/json.ts'
import { checkAddress } from './check-urls.ts'
import { checkKeys, isExpression, isText, type Problem, showValue } from './shapes.ts'
import { nearestName } from './suggest-name.ts'

const operators: readonly unknown[] = [undefined, 'eq', 'in', 'regex']
const urlOperators: readonly unknown[] = [...operators, 'neq', 'contains', 'ncontains', 'nregex']
const urlKeys = ['page_url', 'pageviews.url']
const needingValue = [...urlKeys, 'custom', 'pageviews.customvalues.uv.events.action']

/** The keys of goals (GO-03); any other is `{event type}.{path of a field}`. */
const goalKeys = ['transaction', 'page_url', 'click_through', 'custom']

/** Words that people use for goals. */
const otherWords: Record<string, string> = {
  purchase: 'transaction',
  order: 'transaction',
  sale: 'transaction',
  conversion: 'transaction',
  revenue: 'transaction',
  click: 'click_through',
  url: 'page_url',
  pageview: 'page_url',
}

function isGoalKey(key: string): boolean {
  return goalKeys.includes(key) || /^[\w-]+(?:\.[\w-]+)+$/.test(key)
}

function keyRemedy(key: string): string {
  const word = Object.hasOwn(otherWords, key.toLowerCase()) ? otherWords[key.toLowerCase()] : nearestName(key, goalKeys)
  return word === undefined
    ? `use one of ${goalKeys.join(', ')}, or a field of an event such as ecSearch.text`
    : `did you mean ${word}?`
}

/** Finds a goal that could never be reached, or that nothing would evaluate (GO-03). */
export function checkGoal(goal: unknown, path: string): Problem[] {
  if (!isFields(goal)) return [{ path, problem: 'is not a goal', remedy: "give e.g. { key: 'transaction' }" }]
  const { key, op, value, primary } = goal
  if (!isText(key)) return [{ path, problem: 'has no key', remedy: "give one such as 'transaction' or 'custom'" }]
  if (!isGoalKey(key)) return [{ path: `${path}.key`, problem: `is ${showValue(key)}`, remedy: keyRemedy(key) }]
  const isUrl = urlKeys.includes(key)
  const allowed = isUrl ? urlOperators : operators
  const problems = checkKeys(goal, ['key', 'op', 'value', 'primary'], path)
  const values: unknown[] = [value ?? []].flat()
  if (!allowed.includes(op))
    problems.push({
      path: `${path}.op`,
      problem: `is ${showValue(op)}`,
      remedy: `use one of ${allowed.slice(1).join(', ')}`,
    })
  if ((needingValue.includes(key) || value !== undefined) && values.length === 0)
    problems.push({ path: `${path}.value`, problem: 'is missing', remedy: `name what ${key} has to be` })
  if (primary !== undefined && typeof primary !== 'boolean')
    problems.push({ path: `${path}.primary`, problem: `is ${showValue(primary)}`, remedy: 'give true or false' })
  for (const each of values) {
    if (isUrl) problems.push(...checkAddress(op === undefined || op === 'in' ? 'eq' : op, each, `${path}.value`))
    else if (typeof each !== 'number' && !isText(each))
      problems.push({
        path: `${path}.value`,
        problem: `${showValue(each)} is not a text`,
        remedy: 'give a text or a list of texts',
      })
    else if (op === 'regex' && !isExpression(String(each)))
      problems.push({ path: `${path}.value`, problem: `${each} is not an expression`, remedy: 'mend it, or use eq' })
  }
  return problems
}
