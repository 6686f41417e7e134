import { expect, test } from 'vitest'
import { passesRules } from './testing/rule-facts.ts'

test.each([
  [{ times_activated: 3 }, true],
  [{ times_activated: { value: 3 } }, true],
  [{ times_activated: '2' }, false],
  [{ times_activated: { value: 2 } }, false],
  [{ times_activated: {} }, true],
  [{ times_activated_session: 2 }, true],
  [{ times_activated_session: { value: 1 } }, false],
  [{ times_activated_session: null }, true],
  [{ times_activated_session: { value: null } }, true],
])('[TR-02] after 2 activations, 1 in this session, %j passes: %s', (rules, expected) => {
  expect(passesRules(rules, { timesActivated: 2, timesActivatedSession: 1 })).toBe(expected)
})

test.each([
  ['eq', 3, true],
  ['eq', 2, false],
  ['eq', '3', true],
  ['neq', 2, true],
  ['neq', 3, false],
  ['gt', 2, true],
  ['gt', 3, false],
  ['lt', 4, true],
  ['lt', 3, false],
  ['gte', 3, false],
  ['constructor', 3, false],
  [undefined, 3, false],
])('[TR-06] in session 3 the rule %s %s passes: %s', (op, value, expected) => {
  expect(passesRules({ session_number: { op, value } }, { sessionNumber: 3 })).toBe(expected)
})

test.each([
  [{ min_page_views: 4 }, true],
  [{ min_page_views: 3 }, true],
  [{ min_page_views: 5 }, false],
  [{ max_page_views: { value: 4 } }, true],
  [{ max_page_views: 5 }, true],
  [{ max_page_views: 3 }, false],
])('[TR-07] on the 4th page view of the session %j passes: %s', (rules, expected) => {
  expect(passesRules(rules, { sessionViewNumber: 4 })).toBe(expected)
})

test.each([
  [{ times_activated: 'many' }],
  [{ times_activated_session: { value: 'few' } }],
  [{ min_page_views: 'one' }],
  [{ max_page_views: 'one' }],
  [{ session_number: { op: 'neq', value: 'one' } }],
  [{ session_number: { op: 'neq' } }],
])('%j fails, because it has no number', (rules) => {
  expect(passesRules(rules)).toBe(false)
})
