import { expect, test } from 'vitest'
import { reportOnce } from '../start-on-view.ts'
import { checkRules } from './sync-rules.ts'
import { passesRules, ruleFacts } from './testing/rule-facts.ts'

const url = 'https://www.shop.test/uk/en/bags'
const entry = (match_type: string, match_phrase: unknown) => ({ match_type, match_phrase })
const here = entry('contains', '/uk/')
const notHere = entry('contains', '/us/')
const outside = entry('ncontains', '/us/')
const inside = entry('nregex', '/uk/')

test.each([
  ['an empty list passes', [], true],
  ['a matching entry passes', [here], true],
  ['an entry that does not match fails', [notHere], false],
  ['one match of two entries passes', [notHere, here], true],
  ['no match of two entries fails', [notHere, entry('eq', 'shop.test')], false],
  ['an exclusion that is met passes', [outside], true],
  ['one of two exclusions met fails', [outside, inside], false],
  ['all exclusions met pass', [outside, entry('neq', 'shop.test'), entry('nregex', 'us')], true],
  ['a match and an exclusion that is met pass', [here, outside], true],
  ['a match and an exclusion that is not met fail', [here, inside], false],
  ['no match and an exclusion that is met fail', [notHere, outside], false],
])('[TR-05] %s', (_, urls, expected) => {
  expect(passesRules({ page_url: urls }, { url })).toBe(expected)
  expect(passesRules({ page_url: { urls } }, { url })).toBe(expected)
})

test('[TR-03] an unknown match type fails and is reported once', () => {
  const reported: string[] = []
  const facts = ruleFacts({ url, reportOnce: reportOnce((problem) => reported.push(problem)) })
  const rules = { page_url: [entry('begins', 'https://www')] }
  expect([1, 2].map(() => checkRules(rules, facts)[0]?.passes)).toEqual([false, false])
  expect(reported).toEqual(['page_url cannot be matched by begins https://www'])
})
