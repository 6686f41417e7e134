import { parseDate } from '../../contract/parse-date.ts'
import { readWindow, windowWords } from '../../contract/segments/read-window.ts'
import type { Condition, EventMatch } from '../../contract/segments/segment.ts'
import { checkMatch, checkWanted } from './check-match.ts'
import type { SegmentFindings } from './found.ts'

/** Finds the mistakes in a condition and its nested conditions. `path` is its position in the configuration. */
export function checkCondition(given: Condition, path: string, found: SegmentFindings): void {
  const kind = (given as Condition | null | undefined)?.kind ?? ''
  const check = Object.hasOwn(checks, kind) ? checks[kind] : undefined
  if (check) check(given, path, found)
  else found.problems.push({ path, problem: 'is not a condition', remedy: `make it with ${makers}` })
}

const makers = 'happened, latest, all, any, not, record, from or until'

type Check = (given: Condition, path: string, found: SegmentFindings) => void

const checks: Record<string, Check> = {
  latest: (given, path, found) => checkMatch((given as Condition & { kind: 'latest' }).match, path, found),
  happened: (given, path, found) => checkHappened(given as Condition & { kind: 'happened' }, path, found),
  all: checkList,
  any: checkList,
  not: (given, path, found) => checkCondition((given as Condition & { kind: 'not' }).of, `${path} not`, found),
  record: (given, path, found) => checkRecord(given as Condition & { kind: 'record' }, path, found),
  from: checkMoment,
  until: checkMoment,
}

function checkHappened(
  { match, times, within, until }: Condition & { kind: 'happened' },
  path: string,
  found: SegmentFindings,
) {
  checkMatch(match, path, found)
  if (until !== undefined) checkMatch(until, `${path} until`, found)
  if (times !== undefined && !(Number.isSafeInteger(times) && times >= 1))
    found.problems.push({
      path: `${path} times`,
      problem: `${times} is not a number of events`,
      remedy: 'give a whole number from 1 on',
    })
  const window = within === undefined || readWindow(within)
  if (!window)
    found.problems.push({
      path: `${path} within`,
      problem: `'${within}' cannot be read`,
      remedy: `give a whole number and one of ${windowWords.join(', ')}, e.g. '7 days'`,
    })
  // A window cannot contain more events than it counts.
  else if (window !== true && window.type === 'event' && Number(times) > window.value)
    found.problems.push({
      path: `${path} times`,
      problem: `${times} events cannot happen within ${within}`,
      remedy: 'give fewer times or a longer window',
    })
}

function checkList(given: Condition, path: string, found: SegmentFindings): void {
  const { kind, of } = given as Condition & { kind: 'all' | 'any' }
  if (!Array.isArray(of) || of.length === 0)
    found.problems.push({ path, problem: `${kind} has no conditions`, remedy: 'give at least one' })
  else for (const [at, each] of of.entries()) checkCondition(each, `${path} ${kind}[${at}]`, found)
}

function checkRecord({ dataset, fields }: Condition & { kind: 'record' }, path: string, found: SegmentFindings): void {
  if (typeof dataset !== 'string' || dataset === '')
    found.problems.push({ path, problem: 'the dataset has no name', remedy: 'name the dataset that the service has' })
  const entries = Object.entries((fields as EventMatch['fields'] | undefined) ?? {})
  if (entries.length === 0)
    found.problems.push({ path, problem: 'no field is asked for', remedy: 'say what the record has to have' })
  for (const [field, wanted] of entries) checkWanted(wanted, `${path} ${field}`, found)
}

function checkMoment(given: Condition, path: string, found: SegmentFindings): void {
  const { moment } = given as Condition & { kind: 'from' | 'until' }
  if (Number.isFinite(typeof moment === 'string' ? parseDate(moment) : moment)) return
  const remedy = "give '2026-11-27', '2026-11-27T08:00Z' or epoch milliseconds"
  found.problems.push({ path, problem: `'${moment}' is not a moment`, remedy })
}
