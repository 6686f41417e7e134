import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameJson } from '../../contract/steer/same-json.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { createFormats } from '../format/create-formats.ts'
import { markup } from '../test-data/hostile-texts.ts'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import type { Language } from '../texts/texts.ts'
import { describeDifference } from './describe-difference.ts'
import { listDifferences, tidySettings } from './list-differences.ts'

const site = { timeZone: 'Europe/Berlin', segments: [{ id: 'keen', name: 'Keen shoppers' }] }

const wordsIn = (language: Language) => ({ t: { en, de }[language], formats: createFormats(language, 'UTC') })
const words = { en: wordsIn('en'), de: wordsIn('de') }

function describeIn(before: ExperienceSettings | null, after: ExperienceSettings | null, language: Language = 'en') {
  return describeDifference(before, after, { words: words[language], site })
}

const say = (...settings: Parameters<typeof describeIn>) =>
  describeIn(...settings).map(({ label, before, after }) => `${label}: ${before} → ${after}`)

test.each<[string, ExperienceSettings, ExperienceSettings, string[]]>([
  ['a share', { share: 0.5 }, { share: 0.3 }, ['Share of the variation: 50% → 30%']],
  ['a share that was not said', {}, { share: 0.3 }, ['Share of the variation: 100% → 30%']],
  ['shares too close to tell apart', { share: 0.5 }, { share: 0.50001 }, ['Share of the variation: 0.5 → 0.50001']],
  ['a text', { content: { text: 'Hurry' } }, { content: { text: 'Nearly gone' } }, ['Text: ‘Hurry’ → ‘Nearly gone’']],
  ['a name of two words', { content: { iconUrl: '' } }, { content: { iconUrl: '/a' } }, ['Icon: empty → ‘/a’']],
  ['a new field', { content: {} }, { content: { textColor: '#b00' } }, ['Text colour: null → ‘#b00’']],
  ['a field that goes', { content: { loop: true } }, {}, ['Loop: yes → null']],
  [
    'times',
    { schedule: { scheduled_start: '2026-07-01T09:00', scheduled_end: '2026-08-01T00:00Z' } },
    { schedule: { scheduled_start: Date.UTC(2026, 6, 2, 8) }, pausedAt: Date.UTC(2026, 6, 3) },
    [
      'Start: Jul 1, 2026, 9:00 AM (Europe/Berlin) → Jul 2, 2026, 10:00 AM (Europe/Berlin)',
      'End: Aug 1, 2026, 2:00 AM (Europe/Berlin) → none',
      'Pause: not paused → since Jul 3, 2026, 12:00 AM',
    ],
  ],
  ['times within a minute', { pausedAt: 1000 }, { pausedAt: 2000 }, ['Pause: 1000 → 2000']],
  ['a time that is none', {}, { schedule: { scheduled_start: 'soon' } }, ['Start: at once → ‘soon’']],
  [
    'pages and audience',
    { rules: { segments: [{ segment_id: 'keen' }] } },
    { paths: { include: ['/uk/', '/ie/'] }, rules: { segments: [{ segment_id: 'keen', include: false }] } },
    ['Audience: in ‘Keen shoppers’ → not in ‘Keen shoppers’', 'Only on addresses with: all → ‘/uk/’, ‘/ie/’'],
  ],
  ['another rule', {}, { rules: { min_page_views: 2 } }, ['Rule ‘Min page views’: null → 2']],
  [
    'goals',
    { goals: [{ key: 'transaction', primary: true }] },
    { goals: [{ key: 'custom', value: ['a', 'b'] }, { key: 'constructor' }] },
    ['Goals: Orders (primary) → Own goal ‘a’ or ‘b’, constructor'],
  ],
  [
    'a group',
    {},
    { exclusion: { group: 'banners', share: 0.5 } },
    ['Exclusion group: none → ‘banners’', 'Share of the exclusion group: null → 50%'],
  ],
])('%s', (_name, before, after, lines) => {
  expect(say(before, after)).toEqual(lines)
})

test('lists differ entry by entry, and an entry in front of others moves none of them', () => {
  const slides = [{ title: 'A' }, { title: 'B', text: 'x' }, { title: 'C' }]
  const changed = [{ title: 'New' }, { title: 'A' }, { title: 'B', text: 'y' }]
  expect(say({ content: { slides } }, { content: { slides: changed } })).toEqual([
    'Slides, entry 1: null → Title: ‘New’',
    'Slides, entry 3, Text: ‘x’ → ‘y’',
    'Slides, entry 3: Title: ‘C’ → null',
  ])
  expect(say({}, { content: { slides: [{ title: 'A' }] } })).toEqual(['Slides, entry 1: null → Title: ‘A’'])
  expect(say({ content: { slides: [] } }, { content: { text: 'x' } })).toEqual([
    'Slides: empty list → null',
    'Text: null → ‘x’',
  ])
})

test('variations are told apart by their ids and called by their names', () => {
  const before = [
    { id: 'a', name: 'Bold', share: 0.3, content: { text: 'one' } },
    { id: 'b', share: 0.3 },
  ]
  const after = [
    { id: 'c2', share: 0.2, content: { text: 'two' } },
    { id: 'a', name: 'Loud', share: 0.4, content: { text: 'three' } },
  ]
  expect(say({ variations: before }, { variations: after })).toEqual([
    '‘Loud’, Name: ‘Bold’ → ‘Loud’',
    'Share of ‘Loud’: 30% → 40%',
    '‘Loud’, Text: ‘one’ → ‘three’',
    'Variation ‘b’: 30% → null',
    'Variation ‘c2’: null → 20%; Text: ‘two’',
  ])
  expect(say({ variations: before }, { variations: [...before].reverse() })).toEqual([
    'Order of the variations: Bold, b → b, Bold',
  ])
})

test('a new experience says what it is set to, and one that goes says only that', () => {
  expect(say(null, { name: 'Hurry', share: 0.5 })).toEqual([
    'Experience: null → new',
    'Name: null → ‘Hurry’',
    'Share of the variation: 100% → 50%',
  ])
  expect(say({ name: 'Hurry', share: 0.5 }, null)).toEqual(['Experience: ‘Hurry’, taken out → null'])
  expect(say(null, null)).toEqual([])
})

test('of long texts what differs is shown', () => {
  const long = 'word '.repeat(200)
  const [line] = describeIn({ content: { text: `${long}one${long}` } }, { content: { text: `${long}two${long}` } })
  expect(line?.before).toMatch(/^‘….{20,60}one.{20,60}…’$/)
  expect(line?.after).toMatch(/^‘….{20,60}two.{20,60}…’$/)
})

test('in German words, quotes and numbers are German', () => {
  expect(say({ content: { text: 'a' }, share: 0.5 }, { content: { text: 'b' }, share: 0.125 }, 'de')).toEqual([
    'Text: „a“ → „b“',
    expect.stringMatching(/^Anteil der Variante: 50\s% → 12,5\s%$/),
  ])
})

const text = fc.oneof(fc.constantFrom('', 'a', 'b', markup, '2026-07-01T09:00'), fc.string({ maxLength: 400 }))
const value = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null))
const entry = fc.dictionary(fc.constantFrom('title', 'text', 'constructor', '__proto__'), value, { maxKeys: 3 })
const content = fc.dictionary(
  fc.constantFrom('text', 'slides', 'toString', 'a b'),
  fc.oneof(value, fc.array(entry, { maxLength: 4 }), fc.array(value, { maxLength: 3 }), entry),
)
const time = fc.oneof(fc.integer({ min: 0, max: 3 }), text)
const settings: fc.Arbitrary<ExperienceSettings> = fc.record(
  {
    template: fc.constantFrom('a/b', 'c/d'),
    name: text,
    iteration: fc.integer({ min: 1, max: 3 }),
    share: fc.constantFrom(0, 0.3, 0.5, 0.50001, 1),
    pausedAt: time,
    schedule: fc.record(
      { scheduled_start: fc.option(time), scheduled_end: time, pause_actioned: fc.boolean() },
      { requiredKeys: [] },
    ),
    rules: fc.oneof(
      content,
      fc.record({
        segments: fc.array(fc.record({ segment_id: text, include: fc.boolean() }, { requiredKeys: [] }), {
          maxLength: 2,
        }),
      }),
    ),
    paths: fc.record(
      { include: fc.array(text, { maxLength: 2 }), exclude: fc.array(text, { maxLength: 2 }) },
      { requiredKeys: [] },
    ),
    goals: fc.array(fc.record({ key: fc.constantFrom('transaction', 'custom'), primary: fc.boolean() }), {
      maxLength: 2,
    }),
    exclusion: fc.record({ group: text, share: fc.constantFrom(0.5, 0.7) }),
    content,
    data: content,
    variations: fc.array(
      fc.record(
        { id: fc.constantFrom('a', 'b', 'c'), name: text, share: fc.constantFrom(0.1, 0.2), content },
        { requiredKeys: ['id', 'share'] },
      ),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
)

test('there is no line exactly where both mean the same, and no line whose values look the same', () => {
  fc.assert(
    fc.property(settings, settings, fc.boolean(), (one, another, isCopy) => {
      const other = isCopy ? structuredClone(one) : another
      const lines = describeIn(one, other)
      expect(lines.length === 0).toBe(isSameJson(tidySettings(one), tidySettings(other)))
      for (const { before, after } of lines) expect(before).not.toBe(after)
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    }),
    { numRuns: 500 },
  )
})

test('each field of the content that differs has a line of its own, and no other has one', () => {
  fc.assert(
    fc.property(content, content, (one, other) => {
      const [before, after] = [one, other].map((each) => tidySettings({ content: each }).content ?? {})
      const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
      const differing = names.filter((name) => !isSameJson(ownOf(before, name), ownOf(after, name)))
      const said = listDifferences({ content: one }, { content: other }).map(({ path }) => path[1])
      expect(new Set(said)).toEqual(new Set(differing))
    }),
  )
})

const ownOf = (fields: Record<string, unknown> = {}, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined
