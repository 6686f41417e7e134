import { expect, test } from 'vitest'
import { activationRules } from '../../../contract/activation-rules.ts'
import { reportOnce } from '../start-on-view.ts'
import { checkRules } from './sync-rules.ts'
import { passesRules, ruleFacts } from './testing/rule-facts.ts'
import { waitingRules } from './waiting-rules.ts'

test('every rule gives an answer, even after one that fails', () => {
  const rules = { min_page_views: 1, max_page_views: 0, session_number: { op: 'eq', value: 1 } }
  const answers = checkRules(rules, ruleFacts())
  expect(answers.map(({ check, passes }) => [check, passes])).toEqual([
    ['min_page_views', true],
    ['max_page_views', false],
    ['session_number', true],
  ])
})

test('an answer states the actual value and the rule', () => {
  expect(checkRules({ session_number: { op: 'gt', value: 2 } }, ruleFacts({ sessionNumber: 2 }))).toEqual([
    { check: 'session_number', passes: false, because: '2 for {"op":"gt","value":2}' },
  ])
})

test.each(['min_page_view', 'constructor', '__proto__', 'toString', 'pageviews.customvalues'])(
  'the unknown rule %s fails and is reported only once',
  (name) => {
    const reported: string[] = []
    const facts = ruleFacts({ reportOnce: reportOnce((problem) => reported.push(problem)) })
    const rules = Object.fromEntries([[name, 1]])
    for (const _ of [1, 2, 3]) {
      expect(checkRules(rules, facts)).toEqual([{ check: name, passes: false, because: 'unknown rule' }])
    }
    expect(reported).toEqual([`unknown rule ${name}`])
  },
)

test('waiting rules are known and are not evaluated here', () => {
  expect(checkRules(Object.fromEntries(waitingRules.map((name) => [name, 1])), ruleFacts())).toEqual([])
})

test.each([
  ['page_url', 5],
  ['page_url', null],
  ['page_url', {}],
  ['page_url', [null]],
  ['session_number', null],
  ['session_number', 3],
  ['lastgeolocation', null],
  ['lastgeolocation', 'GB'],
  ['technology__browser', [[[]]]],
  ['pageviews.customvalues.uv.page.type', null],
  ['pageviews.customvalues.uv.', 'home'],
])('%s with the invalid value %j fails without an exception', (name, rule) => {
  expect(passesRules({ [name]: rule })).toBe(false)
})

test('a data layer that throws fails only its own rule', () => {
  const dataLayer = {
    get page() {
      throw new Error('not now')
    },
  }
  const rules = { 'pageviews.customvalues.uv.page.type': { op: 'eq', value: 'home' }, min_page_views: 1 }
  expect(checkRules(rules, ruleFacts({ dataLayer })).map(({ passes }) => passes)).toEqual([false, true])
})

test('[TR-01] every rule that a site may use is either immediate or waiting, and any other is unknown', () => {
  const reported: string[] = []
  const facts = ruleFacts({ reportOnce: (problem) => reported.push(problem) })
  const names = activationRules.filter((name) => !(waitingRules as readonly string[]).includes(name))
  checkRules(Object.fromEntries([...names, 'other'].map((name) => [name, {}])), facts)
  expect(reported).toEqual(['unknown rule other'])
  expect(waitingRules.every((name) => activationRules.includes(name))).toBe(true)
})
