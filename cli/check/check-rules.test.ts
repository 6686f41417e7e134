import { expect, test } from 'vitest'
import { checkRules } from './check-rules.ts'

const uv = 'pageviews.customvalues.uv.'

test.each<[rules: object, problems: string[]]>([
  [{ min_page_views: 2, max_page_views: { value: 3 }, min_time_on_page: '5', wait_for_body: true }, []],
  [{ leaving_page: {}, times_activated: 1, session_number: { op: 'gt', value: 1 } }, []],
  [{ min_page_views: 'two' }, ["min_page_views: 'two' is not a number"]],
  [{ times_activated: {} }, ['times_activated: undefined is not a number']],
  [{ leaving_page: 'soon' }, ["leaving_page: 'soon' is not a number"]],
  [{ min_time_in_session: -1 }, ['min_time_in_session: -1 is not a number']],
  [{ session_number: { op: 'gte', value: 1 } }, ["session_number.op: is 'gte'"]],
  [{ session_number: 2 }, ['session_number.op: is undefined', 'session_number: undefined is not a number']],
  [{ toString: 1 }, ['toString: is not a rule']],
])('[BU-02] [TR-02] the mistake in the numeric rule %j is reported: %j', (rules, problems) => {
  expect(problemsOf(rules)).toEqual(problems)
})

test.each<[page_url: unknown, problems: string[]]>([
  [[{ match_type: 'contains', match_phrase: '/sale' }], []],
  [{ urls: [{ match_type: 'eq', match_phrase: 'shop.test/sale' }] }, []],
  [[{ match_type: 'nregex', match_phrase: '^https' }], []],
  ['/sale', ['page_url: is not a list of addresses']],
  [[], ['page_url: is not a list of addresses']],
  [['/sale'], ['page_url[0]: is not an address']],
  [[{ match_type: 'starts', match_phrase: '/sale' }], ["page_url[0].match_type: is 'starts'"]],
  [[{ match_type: 'regex', match_phrase: '(' }], ['page_url[0].match_phrase: ( is not an expression']],
  [[{ match_type: 'neq' }], ['page_url[0].match_phrase: is not a text']],
  [[{ match_type: 'eq', match_phrase: '/sale' }], ['page_url[0].match_phrase: /sale is not a complete address']],
  [[{ type: 'eq', match_type: 'eq', match_phrase: 'a.b/c' }], ['page_url[0].type: means nothing']],
])('[BU-02] [TR-03] the mistake in the addresses %j is reported: %j', (page_url, problems) => {
  expect(problemsOf({ page_url })).toEqual(problems)
})

test.each<[rules: object, problems: string[]]>([
  [{ lastgeolocation: { op: 'neq', value: ['GB', 'de'] }, technology__device_type: { op: 'eq', value: 'Mobile' } }, []],
  [{ lastgeolocation: { op: 'eq', value: 'Germany' } }, ["lastgeolocation.value: 'Germany' is unknown"]],
  [{ technology__device_type: { op: 'eq', value: 'phone' } }, ["technology__device_type.value: 'phone' is unknown"]],
  [{ technology__browser: { op: 'in', value: ['chrome'] } }, ["technology__browser.op: is 'in'"]],
  [{ technology__os_name: 'iOS' }, ['technology__os_name: is not a comparison']],
  [
    { lastgeolocationdetail__city: { op: 'neq' } },
    ['lastgeolocationdetail__city.value: is not a text or list of texts'],
  ],
  [
    { lastgeolocationdetail__region: { op: 'neq', value: [] } },
    ['lastgeolocationdetail__region.value: is not a text or list of texts'],
  ],
])('[BU-02] [TR-10] [TR-11] the mistake in the comparison %j is reported: %j', (rules, problems) => {
  expect(problemsOf(rules)).toEqual(problems)
})

test.each<[rule: unknown, problems: string[]]>([
  [{ op: 'eq', value: 'home' }, []],
  [{ op: 'gte', value: 50 }, []],
  [{ op: 'ncontainsany', value: ['a'] }, []],
  [{ op: 'ncontainsany' }, [': undefined is not a list of values']],
  [{ op: 'in', value: 'home' }, [': "home" is not a list of values']],
  [{ op: 'nin', value: [] }, [': [] is not a list of values']],
  [{ op: 'regex', value: '(' }, [': "(" is not a regular expression']],
  [{ op: 'is', value: 'home' }, [': there is no operator is']],
  [{ value: 'home' }, [': there is no operator undefined']],
  ['home', [': is not a comparison']],
])('[BU-02] [TR-12] the mistake in the data layer rule %j is reported: %j', (rule, problems) => {
  const name = `${uv}page.type`
  expect(problemsOf({ [name]: rule })).toEqual(problems.map((each) => name + each))
  expect(problemsOf({ [uv]: { op: 'eq', value: 1 } })).toEqual([`${uv}: names no field`])
})

test.each<[segments: unknown, problems: string[]]>([
  [[{ segment_id: 'a' }, { segment_id: 7, include: false, and_group: 1 }], []],
  ['a', ['segments: is not a list']],
  [{ segment_id: 'a' }, ['segments: is not a list']],
  [['a'], ['segments[0]: names no segment']],
  [[{ segment: 'a' }], ['segments[0]: names no segment']],
  [[{ segment_id: 'a', exclude: true }], ['segments[0].exclude: means nothing']],
  [[{ segment_id: 'a', include: 'no' }], ["segments[0].include: is 'no'"]],
])('[BU-02] [TR-13] the mistake in the segments rule %j is reported: %j', (segments, problems) => {
  expect(problemsOf({ segments })).toEqual(problems)
})

test('[BU-02] rules that are not an object are reported', () => {
  expect(checkRules(['min_page_views'], 'rules')).toMatchObject([{ path: 'rules', problem: 'are no rules' }])
})

function problemsOf(rules: object): string[] {
  return checkRules(rules, 'rules').map(({ path, problem }) => `${path.replace('rules.', '')}: ${problem}`)
}
