/** What came of a rule, and what it was compared with: the inspector shows both. */
export type RuleVerdict = { passes: boolean; seen: unknown }

/** A rule that answers at once. One that throws cannot be answered, and fails. */
export type SyncRule<Facts> = (rule: unknown, facts: Facts) => RuleVerdict
