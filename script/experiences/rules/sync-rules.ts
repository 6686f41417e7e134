import { type Answer, failed, passed } from '../answer.ts'

/** What the rules that answer at once may know. */
export type RuleFacts = {
  timesActivated: number
  timesActivatedSession: number
  sessionNumber: number
  sessionViewNumber: number
}

type SyncRule = (rule: unknown, facts: RuleFacts) => boolean

const sessionNumberOps: Record<string, (seen: number, value: number) => boolean> = {
  eq: (seen, value) => seen === value,
  neq: (seen, value) => seen !== value,
  gt: (seen, value) => seen > value,
  lt: (seen, value) => seen < value,
}

/** The rules that answer at once, by their wire name (TR-01). */
const syncRules: Record<string, SyncRule> = {
  times_activated: (rule, facts) => facts.timesActivated < (numberOf(rule) ?? Number.POSITIVE_INFINITY),
  times_activated_session: (rule, facts) => facts.timesActivatedSession < (numberOf(rule) ?? Number.POSITIVE_INFINITY),
  min_page_views: (rule, facts) => facts.sessionViewNumber >= (numberOf(rule) ?? 0),
  max_page_views: (rule, facts) => facts.sessionViewNumber <= (numberOf(rule) ?? Number.POSITIVE_INFINITY),
  session_number: (rule, facts) => {
    const { op, value } = (rule ?? {}) as { op?: string; value?: unknown }
    return sessionNumberOps[op ?? '']?.(facts.sessionNumber, Number(value)) ?? false
  },
}

/** Asks every rule of an experience; an unknown one fails, so that a misspelt rule never widens an audience (TR-01). */
export function checkRules(rules: Record<string, unknown>, facts: RuleFacts): Answer[] {
  return Object.entries(rules).map(([name, rule]) => {
    const ask = syncRules[name]
    if (!ask) return failed(name, 'unknown rule')
    const text = JSON.stringify(rule)
    return ask(rule, facts) ? passed(name, text) : failed(name, text)
  })
}

/** A rule is `{value}` or the number itself (TR-02). */
function numberOf(rule: unknown): number | undefined {
  const value = typeof rule === 'object' && rule !== null ? (rule as { value?: unknown }).value : rule
  return value === undefined || value === null || !Number.isFinite(Number(value)) ? undefined : Number(value)
}
