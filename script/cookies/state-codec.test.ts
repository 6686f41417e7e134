import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aSession, aVisitor } from '../testing/an-open-run.ts'
import { amountField, type CookieFields, countField, ordinalField, type StateOf } from './field.ts'
import { type GenericValue, genericFields } from './generic-cookie.ts'
import { permanentFields } from './permanent-cookie.ts'
import { sessionFields } from './session-cookie.ts'
import { decodeState, defaultsOf, encodeState } from './state-codec.ts'

const text = fc.string({ unit: 'binary' })
/** No change can put the separator into a text field (CK-05); parts of lists may contain it. */
const withoutSeparator = (value: string) => value.replaceAll(':', ';')
// A time of ten digits would be read as an older writer's seconds (CK-17).
const time = fc.option(fc.integer({ min: 1e12, max: 9e15 }), { nil: undefined })
const count = fc.nat()
/** Later than any time in these tests. */
const now = Number.MAX_SAFE_INTEGER
const amount = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0)
const flag = fc.boolean()
const probability = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000)

const experience = fc.record(
  { experienceId: text, probability, timesActivated: count, iterationId: text, pid: text },
  { requiredKeys: ['experienceId', 'probability', 'timesActivated', 'iterationId'] },
)
const closeTime = fc.record({
  experimentId: text,
  expiration: fc.nat({ max: 1e8 }).map((minutes) => 126_144_000_000 + minutes * 60_000),
})
const generic = fc.dictionary(text, fc.record({ value: text, expires: fc.option(fc.nat({ max: 9e15 })) }))

/**
 * Generates values according to the default of each field; fields that need particular values are passed in `named`.
 */
function anyState<F extends CookieFields>(fields: F, named: Partial<Record<keyof F, fc.Arbitrary<unknown>>>) {
  const arbitrary = (name: keyof F, value: unknown) => {
    if (named[name]) return named[name]
    if (typeof value === 'number') return count
    if (typeof value === 'boolean') return flag
    return value === undefined ? time : text.map(withoutSeparator)
  }
  const model = Object.entries(fields).map(([name, field]) => [name, arbitrary(name, field.default)])
  return fc.record(Object.fromEntries(model)) as fc.Arbitrary<StateOf<F>>
}

const anyPermanent = anyState(permanentFields, {
  experienceState: fc.array(experience),
  deliverCloseTime: fc.array(closeTime),
  lifetimeValue: amount,
  // Never empty: an empty segment means unknown and is read as the default.
  currency: fc.string({ unit: 'binary', minLength: 1 }).map(withoutSeparator),
})
const anySession = anyState(sessionFields, {
  experienceState: fc.array(fc.record({ experienceId: text, timesActivated: count })),
})
const anyGeneric = anyState(genericFields, { keyValue: generic })

function roundTrip<F extends CookieFields>(fields: F, states: fc.Arbitrary<StateOf<F>>): void {
  fc.assert(
    fc.property(states, (state) => {
      const encoded = encodeState(fields, state)
      expect(encoded.split(':')).toHaveLength(Object.keys(fields).length)
      expect(encoded).toMatch(/^[\w%:|=.!~*'()+-]*$/)
      expect(decodeState(fields, encoded, { vital: [], now })).toEqual({ state })
    }),
  )
}

test('[CK-04] every permanent state is read back from its text form, which contains its texts only in encoded form', () => {
  roundTrip(permanentFields, anyPermanent)
})

test('[CK-04] every session state is read back from its text form', () => roundTrip(sessionFields, anySession))

test('[CK-04] every generic state is read back from its text form', () => roundTrip(genericFields, anyGeneric))

test('[CK-04] the text form of numbers, booleans, empty values, lists and their parts', () => {
  const state = {
    ...aVisitor({ visitorId: 'a:b|c=d;e f', viewNumber: 3, lifetimeValue: 12.5, firstViewTs: 1_700_000_000_000 }),
    deliverCloseTime: [{ experimentId: '7', expiration: 126_144_060_000 }],
    experienceState: [
      { experienceId: '1', probability: 0.25, timesActivated: 2, iterationId: 'i|1' },
      { experienceId: '2', probability: 0, timesActivated: 0, iterationId: '', pid: 'p' },
    ],
  }
  const segments = encodeState(permanentFields, state).split(':')
  expect(segments.slice(0, 12)).toEqual([
    ...['a%3Ab%7Cc%3Dd%3Be%20f', '3', '0', '0', '0', '0', '7=1', '0', '1', '12.5', '1700000000000', ''],
  ])
  expect(segments[28]).toBe('1=0.25=2=i%7C1|2=0=0==p')
  const session = aSession({ visitorIsSynced: true, experienceState: [{ experienceId: '1', timesActivated: 2 }] })
  expect(encodeState(sessionFields, session)).toBe('0:1:0:1=2:0::0::::')
  const keyValue: Record<string, GenericValue> = {
    bag: { value: 'a=b', expires: null },
    seen: { value: '', expires: 17 },
  }
  expect(encodeState(genericFields, { keyValue, updatedAt: 5, domain: 'shop.test' })).toBe(
    'bag=a%3Db=|seen==17:5:shop.test',
  )
})

test('[CK-03] the permanent cookie holds 40 segments in this order', () => {
  expect(Object.keys(permanentFields)).toEqual([
    ...['visitorId', 'viewNumber', 'entranceViewNumber', 'sessionNumber', 'entranceNumber', 'eventNumber'],
    ...['deliverCloseTime', 'conversionNumber', 'conversionCycleNumber', 'lifetimeValue', 'firstViewTs', 'lastViewTs'],
    ...['firstConversionTs', 'lastConversionTs', 'visitorHistory', 'currency', 'ipAddress', 'city', 'cityCode'],
    ...['country', 'countryCode', 'latitude', 'longitude', 'area', 'areaCode', 'region', 'regionCode', 'visitorState'],
    ...['experienceState', 'experienceSegmentations', 'updatedAt', 'entranceTs', 'auraViewCount', 'auraShowCount'],
    ...['auraPinCount', 'auraPreferredCategory', 'auraCookieMigrated', 'auraHasUsedMyPicks', 'auraFeedShown', 'domain'],
  ])
  const places = encodeState(permanentFields, { ...defaultsOf(permanentFields), currency: 'EUR', domain: 'd' }).split(
    ':',
  )
  expect(places).toHaveLength(40)
  expect([places[15], places[39]]).toEqual(['EUR', 'd'])
})

test('[CK-03] counters start at 0, the conversion cycle starts at 1, the currency is USD, and all other fields are empty', () => {
  expect(encodeState(permanentFields, defaultsOf(permanentFields))).toBe(
    `:0:0:0:0:0::0:1:0:${':'.repeat(5)}USD${':'.repeat(24)}`,
  )
})

test('[CK-03] opaque text is unchanged after a read and a write', () => {
  const opaque = ['visitorHistory', 'visitorState', 'experienceSegmentations', 'auraViewCount', 'auraFeedShown']
  fc.assert(
    fc.property(text, (value) => {
      const state = { ...aVisitor(), ...Object.fromEntries(opaque.map((name) => [name, value])) }
      const once = encodeState(permanentFields, state)
      const read = decodeState(permanentFields, once, { vital: [], now }).state
      expect(opaque.map((name) => read[name as keyof typeof read])).toEqual(opaque.map(() => value))
      expect(encodeState(permanentFields, read)).toBe(once)
    }),
  )
})

test('[CK-08] the session cookie holds these segments in this order', () => {
  expect(Object.keys(sessionFields)).toEqual([
    ...['sessionViewNumber', 'visitorIsSynced', 'eventNumber', 'experienceState', 'iframesInSync', 'sessionTs'],
    ...['sessionConversionNumber', 'auraShowCount', 'auraViewCount', 'auraMyPicksNotificationSeen', 'domain'],
  ])
  const state = aSession({
    sessionViewNumber: 1,
    eventNumber: 2,
    sessionTs: 3,
    sessionConversionNumber: 4,
    domain: 'd',
  })
  expect(encodeState(sessionFields, state)).toBe('1:0:2::0:3:4::::d')
})

test('half a surrogate pair does not prevent a state from being written', () => {
  expect(encodeState(genericFields, { keyValue: {}, updatedAt: 1, domain: 'a\uD800b' })).toBe(':1:a%EF%BF%BDb')
})

const vital = ['visitorId', 'viewNumber'] as const
const names = Object.keys(permanentFields) as (keyof typeof permanentFields)[]

test('[CK-16] a cookie that is unreadable from one segment on keeps the fields left of it', () => {
  fc.assert(
    fc.property(anyPermanent, fc.integer({ min: 2, max: 39 }), (state, at) => {
      const segments = encodeState(permanentFields, state).split(':')
      const name = names[at] ?? 'domain'
      const { default: preset } = permanentFields[name]
      // A time that cannot be read is empty, and the fields after it are still read (CK-17).
      fc.pre(preset !== undefined)
      const isText = typeof preset === 'string'
      segments[at] = isText ? '%' : 'x=%'
      const { state: read, repaired } = decodeState(permanentFields, segments.join(':'), { vital, now })
      const whole = names.map((each, index) => (index < at ? state[each] : permanentFields[each].default))
      expect(names.map((each) => read[each])).toEqual(whole)
      expect(repaired).toContain(`cut off, ${name}`)
    }),
  )
})

test('[CK-16] an unreadable visitor id or view number resets the whole cookie', () => {
  for (const damaged of ['%:5:5', 'id:five:5']) {
    const { state, repaired } = decodeState(permanentFields, damaged, { vital, now })
    expect(state).toEqual(defaultsOf(permanentFields))
    expect(repaired).toMatch(/^reset, (visitorId|viewNumber)/)
  }
})

test('[CK-16] surplus segments at the end are dropped', () => {
  const state = aVisitor({ viewNumber: 4, domain: 'shop.test' })
  const decoded = decodeState(permanentFields, `${encodeState(permanentFields, state)}:more:still`, { vital, now })
  expect(decoded).toEqual({ state, repaired: '2 surplus segments dropped' })
})

test('[CK-16] a cookie cut off anywhere is read without an error, and whole segments left of the cut are kept', () => {
  fc.assert(
    fc.property(anyPermanent, fc.double({ min: 0, max: 1, noNaN: true }), (state, share) => {
      const encoded = encodeState(permanentFields, state)
      const cut = encoded.slice(0, Math.floor(encoded.length * share))
      const { state: read, repaired } = decodeState(permanentFields, cut, { vital, now })
      if (repaired?.startsWith('reset')) {
        expect(read).toEqual(defaultsOf(permanentFields))
        return
      }
      const whole = cut.split(':').length - 1
      for (const name of names.slice(0, whole)) expect(read[name]).toEqual(state[name])
      for (const name of names.slice(whole + 1)) expect(read[name]).toEqual(permanentFields[name].default)
    }),
  )
})

test('[CK-16] a cookie with any character changed is read without an error, and the segments left of the change are kept', () => {
  fc.assert(
    fc.property(anyPermanent, fc.nat(), fc.integer({ min: 32, max: 126 }), (state, place, code) => {
      const encoded = encodeState(permanentFields, state)
      const at = place % encoded.length
      const flipped = encoded.slice(0, at) + String.fromCharCode(code) + encoded.slice(at + 1)
      const { state: read, repaired } = decodeState(permanentFields, flipped, { vital, now })
      if (repaired?.startsWith('reset')) {
        expect(read).toEqual(defaultsOf(permanentFields))
        return
      }
      const whole = encoded.slice(0, at).split(':').length - 1
      for (const name of names.slice(0, whole)) expect(read[name]).toEqual(state[name])
    }),
  )
})

test('[CK-16] decoding never throws, whatever the text', () => {
  fc.assert(
    fc.property(text, (garbage) => {
      for (const fields of [permanentFields, sessionFields, genericFields])
        expect(Object.keys(decodeState<CookieFields>(fields, garbage, { vital: [], now }).state)).toEqual(
          Object.keys(fields),
        )
    }),
  )
})

test.each([
  ['a count', countField(3)],
  ['a number that increases by one', ordinalField(3)],
  ['an amount', amountField(3)],
])('[CK-16] %s that is written as an empty text has its default', (_, field) => {
  expect([field.read('', now), field.read('0', now)]).toEqual([3, 0])
})
