import { expect, test } from 'vitest'
import { all, any, event, from, happened, latest, not, ownEvent, record } from '../../contract/segments/conditions.ts'
import { atLeast, contains, isOneOf, matches } from '../../contract/segments/operators.ts'
import type { Condition, Segment } from '../../contract/segments/segment.ts'
import { indexProblem } from '../../script/segments/check-index.ts'
import { aSite } from '../testing/a-site.ts'
import { checkSegments } from './check-segments.ts'
import { compileSegments } from './compile-segments.ts'

const view = event('ecView')
const s = (when: unknown): Segment => ({ id: 's', when: when as Condition })
const found = (...segments: Segment[]) => checkSegments(aSite({ segments }))

test('valid segments have no problems and can be built', () => {
  const segments = [
    s(all(any(latest(view), not(happened(view))), record('loyalty', { tier: isOneOf('gold') }), from('2026-11-27'))),
    { id: 'b', name: 'B', byDefault: true, when: happened(view, { times: 9, within: '9 events', until: view }) },
    { id: 'c', when: latest(ownEvent('quiz', { score: atLeast(5), 'answers.text': contains('x') })) },
  ]
  expect(found(...segments)).toEqual({ problems: [], warnings: [] })
  expect(indexProblem(compileSegments(segments))).toBeUndefined()
})

test.each<[wrong: unknown, path: string, problem: string]>([
  [{ id: 's', when: undefined }, 'segments[0] s when', 'is not a condition'],
  [null, 'segments[0] undefined', 'is not a segment'],
  [{ id: 'a b', when: latest(view) }, 'segments[0] a b', 'the id is not an id'],
  [{ id: 's', when: latest(view), naem: 'x' }, 'segments[0] s naem', 'means nothing'],
  [{ id: 's', when: latest(view), name: 7 }, 'segments[0] s name', 'is not a text'],
  [{ id: 's', when: latest(view), byDefault: 'yes' }, 'segments[0] s byDefault', 'is neither true nor false'],
  [s({ kind: 'toString' }), 'segments[0] s when', 'is not a condition'],
  [s(all()), 'segments[0] s when', 'all has no conditions'],
  [s(any(latest(view), not(view as never))), 'segments[0] s when any[1] not', 'is not a condition'],
  [s(happened(view, { times: 0 })), 'segments[0] s when times', '0 is not a number of events'],
  [s(happened(view, { times: 1.5 })), 'segments[0] s when times', '1.5 is not a number of events'],
  [
    s(happened(view, { times: 3, within: '2 events' })),
    'segments[0] s when times',
    '3 events cannot happen within 2 events',
  ],
  [s(happened(view, { within: '7 dayz' })), 'segments[0] s when within', "'7 dayz' cannot be read"],
  [s(happened(view, { within: '0 days' })), 'segments[0] s when within', "'0 days' cannot be read"],
  [s(happened(view, { within: 7 as never })), 'segments[0] s when within', "'7' cannot be read"],
  [s(happened(view, { until: {} as never })), 'segments[0] s when until', 'names no event'],
  [s(latest(undefined as never)), 'segments[0] s when', 'names no event'],
  [s(latest(ownEvent('quiz', { 'a..b': 1 }))), 'segments[0] s when', "'a..b' is not a path"],
  [s(latest(ownEvent('quiz', { a: null as never }))), 'segments[0] s when a', 'null is not a value'],
  [s(latest(ownEvent('quiz', { a: isOneOf() }))), 'segments[0] s when a', '[] is not a list of values'],
  [s(latest(ownEvent('quiz', { a: atLeast('') }))), 'segments[0] s when a', '"" cannot be compared'],
  [s(latest(ownEvent('quiz', { a: contains('') }))), 'segments[0] s when a', '"" is not a text'],
  [s(latest(ownEvent('quiz', { a: matches('(') }))), 'segments[0] s when a', '"(" is not a regular expression'],
  [s(latest(ownEvent('quiz', { a: { op: 'like', value: 1 } }))), 'segments[0] s when a', 'there is no operator like'],
  [s(record('', { a: 1 })), 'segments[0] s when', 'the dataset has no name'],
  [s(record('loyalty', {})), 'segments[0] s when', 'no field is asked for'],
  [s(from('tomorrow')), 'segments[0] s when', "'tomorrow' is not a moment"],
])('%j is reported at %s: it %s', (wrong, path, problem) => {
  const { problems, warnings } = found(wrong as Segment)
  expect(problems).toEqual([{ path, problem, remedy: expect.stringMatching(/\w{3}/) }])
  expect(warnings).toEqual([])
})

test("unknown names only cause a warning, because they may be the shop's own", () => {
  const { problems, warnings } = found(s(latest({ event: 'ecVeiw', fields: { type: 'home' } })), {
    id: 't',
    when: happened({ event: 'ecView', fields: { typ: 'home', 'context.viewNumber': 1 } }),
  })
  expect(problems).toEqual([])
  expect(warnings.map(({ path, problem }) => [path, problem])).toEqual([
    ['segments[0] s when', 'ecVeiw is not an event that every shop has'],
    ['segments[1] t when typ', 'ecView has no such field in every shop'],
  ])
})

test('a duplicate id, a value that is not a list, and a segment that only an experience names are reported', () => {
  const segment = s(latest(view))
  expect(found(segment, segment).problems).toMatchObject([{ path: 'segments', problem: 'the id s is used twice' }])
  expect(checkSegments(aSite({ segments: { s: segment } as never })).problems).toMatchObject([
    { path: 'segments', problem: 'is not a list' },
  ])
  const [experience] = aSite().experiences
  const rules = {
    segments: [
      { segment_id: 's', include: true },
      { segment_id: 'gone', include: false },
    ],
  }
  const site = aSite({ segments: [segment], experiences: [{ ...experience, rules } as never] })
  expect(checkSegments(site).problems).toEqual([
    {
      path: 'experiences[0] offers rules.segments[1]',
      problem: 'there is no segment gone',
      remedy: 'use one of s',
    },
  ])
})
