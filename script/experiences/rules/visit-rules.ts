import { numberOf } from './number-of.ts'
import type { SyncRule } from './sync-rule.ts'

export type VisitFacts = {
  timesActivated: number
  timesActivatedSession: number
  sessionNumber: number
  sessionViewNumber: number
}

const sessionNumberOps = new Map<unknown, (seen: number, value: number) => boolean>([
  ['eq', (seen, value) => seen === value],
  ['neq', (seen, value) => seen < value || seen > value],
  ['gt', (seen, value) => seen > value],
  ['lt', (seen, value) => seen < value],
])

const fewerThan = (seen: number, rule: unknown) => ({
  passes: seen < (numberOf(rule) ?? Number.POSITIVE_INFINITY),
  seen,
})

/** Rules about the visitor's previous visits, by wire name (TR-02, TR-06, TR-07). */
export const visitRules: Record<string, SyncRule<VisitFacts>> = {
  times_activated: (rule, { timesActivated }) => fewerThan(timesActivated, rule),
  times_activated_session: (rule, { timesActivatedSession }) => fewerThan(timesActivatedSession, rule),
  min_page_views: (rule, { sessionViewNumber: seen }) => ({ passes: seen >= (numberOf(rule) ?? 0), seen }),
  max_page_views: (rule, { sessionViewNumber: seen }) => ({
    passes: seen <= (numberOf(rule) ?? Number.POSITIVE_INFINITY),
    seen,
  }),
  session_number: (rule, { sessionNumber: seen }) => {
    const { op } = (rule ?? {}) as { op?: unknown }
    return { passes: sessionNumberOps.get(op)?.(seen, numberOf(rule) ?? Number.NaN) ?? false, seen }
  },
}
