import { textOf } from '../../../contract/segments/coerce.ts'

/** The result of a rule and the value it was compared with; the inspector shows both. */
export type RuleVerdict = { passes: boolean; seen: unknown }

/** A synchronous rule. A rule that throws fails. */
export type SyncRule<Facts> = (rule: unknown, facts: Facts) => RuleVerdict

/** Returns whether the actual value matches a wanted value in lower case. */
type Means = (wanted: string) => boolean

/**
 * Evaluates a rule `{op, value}` with op eq or neq, ignoring case (TR-10, TR-11). Of a list of values, eq needs one to
 * match and neq none. An unknown value ('') equals nothing. Any other op fails.
 */
export function compareText(rule: unknown, seen: string, means: Means = (wanted) => wanted === seen.toLowerCase()) {
  const { op, value } = (rule ?? {}) as { op?: unknown; value?: unknown }
  const isMeant = seen !== '' && [value].flat().some((each) => means((textOf(each) ?? '').toLowerCase()))
  return { passes: op === 'eq' ? isMeant : op === 'neq' && !isMeant, seen }
}
