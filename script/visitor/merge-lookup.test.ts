import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LookupAnswer, LookupHistory } from '../../contract/lookup-answer.ts'
import type { PermanentState } from '../cookies/permanent-cookie.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { mergeLookup } from './merge-lookup.ts'

function anAnswer(history: Partial<Record<keyof LookupHistory, unknown>>, more: Partial<LookupAnswer> = {}) {
  return { ipAddress: '', location: {}, segments: null, force: false, history, ...more } as LookupAnswer
}

const counts: [theirs: keyof LookupHistory, ours: keyof PermanentState][] = [
  ['views', 'viewNumber'],
  ['sessions', 'sessionNumber'],
  ['entrances', 'entranceNumber'],
  ['conversions', 'conversionNumber'],
  ['conversionCycle', 'conversionCycleNumber'],
  ['lifetimeValue', 'lifetimeValue'],
]
const lasts: typeof counts = [
  ['lastView', 'lastViewTs'],
  ['lastConversion', 'lastConversionTs'],
]
const firsts: typeof counts = [
  ['firstView', 'firstViewTs'],
  ['firstConversion', 'firstConversionTs'],
]

const whole = fc.nat()

test.each(counts)('[VI-10] the larger %s becomes the %s', (theirs, ours) => {
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      expect(mergeLookup(aVisitor({ [ours]: a }), anAnswer({ [theirs]: b }))[ours]).toBe(Math.max(a, b))
    }),
  )
})

test.each(lasts)('[VI-10] the later %s becomes the %s', (theirs, ours) => {
  fc.assert(
    fc.property(fc.option(whole, { nil: undefined }), whole, (a, b) => {
      expect(mergeLookup(aVisitor({ [ours]: a }), anAnswer({ [theirs]: b }))[ours]).toBe(Math.max(a ?? b, b))
    }),
  )
})

test.each(firsts)(
  '[VI-10] the earlier %s becomes the %s, and an empty local value takes that of the server',
  (theirs, ours) => {
    fc.assert(
      fc.property(fc.option(whole, { nil: undefined }), whole, (a, b) => {
        expect(mergeLookup(aVisitor({ [ours]: a }), anAnswer({ [theirs]: b }))[ours]).toBe(Math.min(a ?? b, b))
      }),
    )
  },
)

test.each([undefined, null, -1, Number.NaN, 'many', '', {}, true])('[VI-10] %j is ignored for every field', (value) => {
  for (const [theirs, ours] of [...counts, ...lasts, ...firsts])
    for (const force of [false, true]) {
      expect(mergeLookup(aVisitor({ [ours]: 3 }), anAnswer({ [theirs]: value }, { force }))[ours]).toBe(3)
    }
})

test('a number given as text is read', () => {
  expect(mergeLookup(aVisitor({ viewNumber: 3 }), anAnswer({ views: '12' })).viewNumber).toBe(12)
})

test('[VI-11] with force the session and entrance numbers of the server are used even when smaller, and the rest merges as usual', () => {
  const ours = { viewNumber: 9, sessionNumber: 9, entranceNumber: 9, conversionNumber: 9, lifetimeValue: 9 }
  const history = { views: 1, sessions: 1, entrances: 0, conversions: 1, lifetimeValue: 1, firstView: 5, lastView: 5 }
  const state = aVisitor({ ...ours, firstViewTs: 2, lastViewTs: 8, conversionCycleNumber: 9 })
  expect(mergeLookup(state, anAnswer({ ...history, conversionCycle: 1 }, { force: true }))).toMatchObject({
    ...ours,
    conversionCycleNumber: 9,
    firstViewTs: 2,
    lastViewTs: 8,
    sessionNumber: 1,
    entranceNumber: 0,
  })
  expect(mergeLookup(state, anAnswer(history))).toMatchObject({ sessionNumber: 9, entranceNumber: 9 })
})

const place = {
  city: 'Leeds',
  cityCode: 'LDS',
  country: 'United Kingdom',
  countryCode: 'GB',
  latitude: '53.8',
  longitude: '-1.5',
  area: 'Yorkshire',
  areaCode: 'YKS',
  region: 'England',
  regionCode: 'ENG',
}

test('[VI-12] the IP address and location of the answer are stored', () => {
  const merged = mergeLookup(aVisitor(), anAnswer({}, { ipAddress: '2001:db8::1', location: place }))
  expect(merged).toMatchObject({ ipAddress: '2001:db8::1', ...place })
})

test('[VI-12] an empty or absent value does not replace a stored one', () => {
  const state = aVisitor({ ipAddress: '192.0.2.1', ...place })
  const merged = { ...state, ...mergeLookup(state, anAnswer({}, { location: { city: '', country: undefined } })) }
  expect(merged).toEqual(state)
})

test.each([1.5, '2.5', 2 ** 60, 1e300])('[VI-10] a count of %j is ignored, and the others are used', (value) => {
  for (const force of [false, true]) {
    const history = { views: value, sessions: value, entrances: 7, firstView: value, lifetimeValue: 12.5 }
    const merged = mergeLookup(aVisitor({ viewNumber: 2, sessionNumber: 3 }), anAnswer(history, { force }))
    expect(merged).toMatchObject({ viewNumber: 2, sessionNumber: 3, entranceNumber: 7, lifetimeValue: 12.5 })
    expect(merged.firstViewTs).toBe(undefined)
  }
})

test('[VI-12] [CK-05] a place name that the cookie cannot contain is ignored, and the others are used', () => {
  const location = { city: 'Saint:Denis', region: 'r'.repeat(101), country: 'France', latitude: '48.9' }
  const merged = mergeLookup(aVisitor({ city: 'Paris' }), anAnswer({}, { location, ipAddress: '2001:db8::1' }))
  expect(merged).toMatchObject({ country: 'France', latitude: '48.9', ipAddress: '2001:db8::1' })
  expect(merged).not.toHaveProperty('city')
  expect(merged).not.toHaveProperty('region')
})
