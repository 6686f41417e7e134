import { expect, test } from 'vitest'
import { checkRules, type RuleFacts } from './sync-rules.ts'

function passes(rules: Record<string, unknown>, facts: Partial<RuleFacts> = {}): boolean {
  const seen = { timesActivated: 2, timesActivatedSession: 1, sessionNumber: 3, sessionViewNumber: 4, ...facts }
  return checkRules(rules, seen).every((answer) => answer.passes)
}

test.each([
  [{ times_activated: 3 }, true],
  [{ times_activated: { value: 3 } }, true],
  [{ times_activated: '2' }, false],
  [{ times_activated: { value: 2 } }, false],
  [{ times_activated: {} }, true],
  [{ times_activated_session: 2 }, true],
  [{ times_activated_session: { value: 1 } }, false],
  [{ times_activated_session: null }, true],
])('[TR-02] after 2 activations, 1 in this session, %j passes: %s', (rules, expected) => {
  expect(passes(rules)).toBe(expected)
})

test.each([
  ['eq', 3, true],
  ['eq', 2, false],
  ['neq', 2, true],
  ['neq', 3, false],
  ['gt', 2, true],
  ['gt', 3, false],
  ['lt', 4, true],
  ['lt', 3, false],
  ['gte', 3, false],
  [undefined, 3, false],
])('[TR-06] in session 3 the rule %s %s passes: %s', (op, value, expected) => {
  expect(passes({ session_number: { op, value } })).toBe(expected)
})

test.each([
  [{ min_page_views: 4 }, true],
  [{ min_page_views: 5 }, false],
  [{ max_page_views: { value: 4 } }, true],
  [{ max_page_views: 3 }, false],
])('[TR-07] on the 4th page view of the session %j passes: %s', (rules, expected) => {
  expect(passes(rules)).toBe(expected)
})

test('an unknown rule fails and is named, so that a misspelt one never widens an audience', () => {
  const answers = checkRules(
    { min_page_view: 1 },
    { timesActivated: 0, timesActivatedSession: 0, sessionNumber: 1, sessionViewNumber: 9 },
  )
  expect(answers).toEqual([{ check: 'min_page_view', passes: false, because: 'unknown rule' }])
})
