import { commonFields, eventFields } from '../../contract/segments/event-fields.ts'
import type { EventMatch, Wanted } from '../../contract/segments/segment.ts'
import type { Problem } from '../check/shapes.ts'
import { isExpression } from '../check/shapes.ts'
import type { SegmentFindings } from './found.ts'
import { fieldsOf, knownType } from './known-type.ts'
import { operationOf } from './leaf-of.ts'

/** The operators by the type of their value: plain, ordered, list, text and regular expression (SG-07 to SG-11). */
const operators = {
  plain: ['eq', 'neq'],
  ordered: ['lt', 'lte', 'gt', 'gte'],
  list: ['in', 'nin', 'containsany', 'ncontainsany'],
  text: ['contains', 'ncontains'],
  expression: ['regex', 'nregex'],
}

/** Finds the mistakes in an event match, and warns of event types and fields that no known shop has. */
export function checkMatch(match: EventMatch, path: string, found: SegmentFindings): void {
  const { event, fields, isOwn } = (match as EventMatch | undefined) ?? { event: undefined, fields: {} }
  if (typeof event !== 'string' || event === '') {
    found.problems.push({ path, problem: 'names no event', remedy: "give event('ecView', { … })" })
    return
  }
  const known = fieldsOf(event)
  const ownRemedy = 'check the spelling, or write ownEvent if it is one of your own'
  if (!known && !isOwn)
    found.warnings.push({
      path,
      problem: `${event} is not an event that every shop has`,
      remedy: `${ownRemedy}; known are ${Object.keys(eventFields).join(', ')}`,
    })
  for (const [field, wanted] of Object.entries(fields ?? {})) {
    if (field === '' || field.split('.').includes(''))
      found.problems.push({
        path,
        problem: `'${field}' is not a path`,
        remedy: "give a path such as 'product.price.value'",
      })
    else if (known && !isOwn && !knownType(event, field))
      found.warnings.push({
        path: `${path} ${field}`,
        problem: `${event} has no such field in every shop`,
        remedy: `${ownRemedy}; known are ${[...Object.keys(known), ...Object.keys(commonFields)].join(', ')}`,
      })
    checkWanted(wanted, `${path} ${field}`, found)
  }
}

/** Finds the mistakes in the condition on a field. */
export function checkWanted(wanted: Wanted, path: string, found: SegmentFindings): void {
  const problem = wantedProblem(wanted)
  if (problem) found.problems.push({ path, ...problem })
}

function wantedProblem(wanted: Wanted) {
  return operationProblem(wanted === null || wanted === undefined ? { op: 'eq', value: wanted } : operationOf(wanted))
}

/** Returns the problem of an operator and its value. Rules on the data layer have the same operators (TR-12). */
export function operationProblem(operation: { op: string; value: unknown }): Omit<Problem, 'path'> | undefined {
  const { op, value } = operation
  const given = JSON.stringify(value)
  if (operators.list.includes(op)) {
    if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) return undefined
    return { problem: `${given} is not a list of values`, remedy: 'give at least one text, number or boolean' }
  }
  if (operators.plain.includes(op))
    return isPlain(value)
      ? undefined
      : { problem: `${given} is not a value`, remedy: 'give a text, a number, true or false, or e.g. atLeast(3)' }
  if (operators.ordered.includes(op))
    return Number.isFinite(value) || (typeof value === 'string' && value !== '')
      ? undefined
      : { problem: `${given} cannot be compared`, remedy: 'give a number, a text or a day' }
  if (operators.text.includes(op) || operators.expression.includes(op)) {
    if (typeof value !== 'string' || value === '')
      return { problem: `${given} is not a text`, remedy: 'give the text to look for' }
    if (operators.text.includes(op) || isExpression(value)) return undefined
    return { problem: `${given} is not a regular expression`, remedy: 'mend the expression' }
  }
  return { problem: `there is no operator ${op}`, remedy: 'use is, isOneOf, contains, atLeast and their like' }
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
}
