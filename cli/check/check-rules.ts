import { activationRules, dataLayerPrefix, isActivationRule } from '../../contract/activation-rules.ts'
import { deviceTypes } from '../../contract/experience.ts'
import { isFields } from '../../contract/json.ts'
import { operationProblem } from '../segments/check-match.ts'
import { checkUrls } from './check-urls.ts'
import { checkKeys, isText, nameRemedy, type Problem, showValue } from './shapes.ts'

/** Finds the mistakes in a rule; `path` is its position in the configuration. */
type CheckRule = (rule: unknown, path: string) => Problem[]

const rows: Record<string, CheckRule> = {
  times_activated: checkNumber,
  times_activated_session: checkNumber,
  page_url: checkUrls,
  session_number: checkSessionNumber,
  min_page_views: checkNumber,
  max_page_views: checkNumber,
  lastgeolocation: (rule, path) => checkComparison(rule, path, { isKnown: isCountry, known: 'two letters such as GB' }),
  lastgeolocationdetail__city: checkComparison,
  lastgeolocationdetail__metro_area: checkComparison,
  lastgeolocationdetail__region: checkComparison,
  technology__browser: checkComparison,
  technology__device_type: (rule, path) =>
    checkComparison(rule, path, { isKnown: isDevice, known: deviceTypes.join(', ') }),
  technology__os_name: checkComparison,
  wait_for_body: () => [],
  min_time_on_page: checkNumber,
  min_time_in_session: checkNumber,
  // Without a number the rule listens from the start.
  leaving_page: (rule, path) => (numberIn(rule) === undefined || rule === true ? [] : checkNumber(rule, path)),
  segments: checkSegmentsRule,
}

/** Finds rules of an experience that can never pass, always pass, or do not exist (TR-01). */
export function checkRules(rules: unknown, path: string): Problem[] {
  if (rules === undefined) return []
  if (!isFields(rules)) return [{ path, problem: 'are no rules', remedy: 'give e.g. { min_page_views: 2 }' }]
  return Object.entries(rules).flatMap(([name, rule]) => {
    const place = `${path}.${name}`
    if (!isActivationRule(name))
      return [{ path: place, problem: 'is not a rule', remedy: nameRemedy(name, activationRules) }]
    return name.startsWith(dataLayerPrefix) ? checkDataLayer(name, rule, place) : (rows[name]?.(rule, place) ?? [])
  })
}

/** The script accepts `{ value }` or the number itself, also as text (TR-02). */
function numberIn(rule: unknown): unknown {
  const value = isFields(rule) ? rule.value : rule
  return value === '' || value === null ? undefined : value
}

function checkNumber(rule: unknown, path: string): Problem[] {
  const value = numberIn(rule)
  const isNumber = (typeof value === 'number' || typeof value === 'string') && Number(value) >= 0
  return isNumber
    ? []
    : [{ path, problem: `${showValue(value)} is not a number`, remedy: 'give one from 0 on, e.g. 2' }]
}

function checkSessionNumber(rule: unknown, path: string): Problem[] {
  const { op } = isFields(rule) ? rule : {}
  return [...checkOperator(op, ['eq', 'neq', 'gt', 'lt'], path), ...checkNumber(isFields(rule) ? rule : {}, path)]
}

function checkOperator(op: unknown, known: readonly string[], path: string): Problem[] {
  if (typeof op === 'string' && known.includes(op)) return []
  return [{ path: `${path}.op`, problem: `is ${showValue(op)}`, remedy: `use one of ${known.join(', ')}` }]
}

type Values = { isKnown: (value: string) => boolean; known: string }

/**
 * Checks `{ op, value }` on a text. Equality with an empty list never passes, and inequality with an empty list always
 * passes (TR-10, TR-11).
 */
function checkComparison(rule: unknown, path: string, { isKnown, known }: Values = { isKnown: isText, known: '' }) {
  if (!isFields(rule)) return [{ path, problem: 'is not a comparison', remedy: "give { op: 'eq', value: '…' }" }]
  const problems = checkOperator(rule.op, ['eq', 'neq'], path)
  const values = [rule.value ?? []].flat()
  if (values.length === 0 || !values.every(isText))
    problems.push({ path: `${path}.value`, problem: 'is not a text or list of texts', remedy: 'say what it has to be' })
  else
    for (const value of values.filter((each) => !isKnown(each)))
      problems.push({ path: `${path}.value`, problem: `${showValue(value)} is unknown`, remedy: `give ${known}` })
  return problems
}

function isCountry(value: string): boolean {
  return /^[a-z]{2}$/i.test(value)
}

function isDevice(value: string): boolean {
  return (deviceTypes as readonly string[]).includes(value.toLowerCase())
}

function checkDataLayer(name: string, rule: unknown, path: string): Problem[] {
  const field = name.slice(dataLayerPrefix.length)
  const problems: Problem[] = field.split('.').includes('')
    ? [{ path, problem: 'names no field', remedy: `give a path such as ${dataLayerPrefix}page.type` }]
    : []
  if (!isFields(rule))
    return [...problems, { path, problem: 'is not a comparison', remedy: "give { op: 'eq', value: '…' }" }]
  const wrong = operationProblem({ op: String(rule.op), value: rule.value })
  return wrong ? [...problems, { path, ...wrong }] : problems
}

/** Checks the rule `segments` (TR-13). */
function checkSegmentsRule(rule: unknown, path: string): Problem[] {
  const remedy = "give [{ segment_id: 'returning', include: true }]"
  if (!Array.isArray(rule)) return [{ path, problem: 'is not a list', remedy }]
  return rule.flatMap((entry: unknown, at): Problem[] => {
    const place = `${path}[${at}]`
    if (!isFields(entry) || !(isText(entry.segment_id) || typeof entry.segment_id === 'number'))
      return [{ path: place, problem: 'names no segment', remedy }]
    const problems = checkKeys(entry, ['segment_id', 'include', 'and_group'], place)
    if (entry.include !== undefined && typeof entry.include !== 'boolean')
      problems.push({
        path: `${place}.include`,
        problem: `is ${showValue(entry.include)}`,
        remedy: 'give true or false',
      })
    return problems
  })
}
