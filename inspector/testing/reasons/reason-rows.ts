import { codeRows } from './code-rows.ts'
import { decisionRows } from './decision-rows.ts'
import type { ReasonRow } from './reason-row.ts'
import { ruleRows } from './rule-rows.ts'

/** One row for each place in the code of the script that says why an experience does not run. */
export const reasonRows: Record<string, ReasonRow> = { ...decisionRows, ...ruleRows, ...codeRows }
