import { textOf } from '../../../contract/segments/coerce.ts'

/** What came of a rule, and what it was compared with: the inspector shows both. */
export type RuleVerdict = { passes: boolean; seen: unknown }

/** A rule that answers at once. One that throws cannot be answered, and fails. */
export type SyncRule<Facts> = (rule: unknown, facts: Facts) => RuleVerdict

/** Whether what is wanted, in lower case, is meant by what was seen. */
type Means = (wanted: string) => boolean

/**
 * A rule `{op, value}` with op eq or neq, on texts whose case does not matter (TR-10, TR-11): of a list of values eq needs
 * one, neq none. What is not known ('') equals nothing. Any other op fails.
 */
export function compareText(rule: unknown, seen: string, means: Means = (wanted) => wanted === seen.toLowerCase()) {
  const { op, value } = (rule ?? {}) as { op?: unknown; value?: unknown }
  const isMeant = seen !== '' && [value].flat().some((each) => means((textOf(each) ?? '').toLowerCase()))
  return { passes: op === 'eq' ? isMeant : op === 'neq' && !isMeant, seen }
}
