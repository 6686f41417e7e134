import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aLog } from '../testing/a-log.ts'
import { decodeHistory, encodeHistory, fromBase64, toBase64 } from './history-codec.ts'
import { type TimeoutKind, timeoutLetters } from './state.ts'
import { readState, writeState } from './stored-state.ts'

const number = fc.maxSafeInteger()
const always = fc.constant(true as const)
const criterion = fc.record(
  {
    time: fc.record({ value: number, actual: number }),
    counts: fc.record({ type: fc.string(), value: number }),
    timeout: fc.record({ type: fc.constantFrom(...(Object.keys(timeoutLetters) as TimeoutKind[])), value: number }),
    timeoutExpired: always,
    segmentJoined: number,
    hasQueriedForUserId: always,
  },
  { requiredKeys: [] },
)
const id = fc.stringMatching(/^[A-Za-z0-9_-]+$/)
const criteria = fc.dictionary(id, criterion, { minKeys: 1 })
const history = fc.record({ userId: fc.string({ unit: 'grapheme' }), criteria }, { requiredKeys: ['criteria'] })

test('[SG-33] a compressed history has the documented form', () => {
  const text = encodeHistory({
    userId: 'a|b@c',
    criteria: {
      first: {
        time: { value: 36, actual: 37 },
        counts: { type: 'event', value: 2 },
        timeout: { type: 'entrance', value: 5 },
      },
      'second-1': { timeoutExpired: true, segmentJoined: 35, hasQueriedForUserId: true },
      third_: {},
    },
  })
  expect(fromBase64(text)).toBe('first,t10,a11,cevent=2,on5|second-1,x,jz,q|third_|@a%7Cb%40c')
})

test('[SG-33] decoding restores any encoded history', () => {
  fc.assert(fc.property(history, (any) => void expect(decodeHistory(encodeHistory(any))).toEqual(any)))
})

test.each(['', '|@user', '@user', ',t1,a1', '%,t1', ' a'])('[SG-33] the compressed text %j is refused', (plain) => {
  expect(() => decodeHistory(toBase64(plain))).toThrow(new Error('Compressed state must start with a predicate id'))
})

test.each([
  'a,t1',
  'a,a1',
  'a,tZ,a1',
  'a,t01,a1',
  'a,oq1',
  'a,y',
  'a,x,x',
  'a|a',
  'a||b',
  'a|@u|b',
  'a,q,x',
  'a,c%=1',
  'a,tzzzzzzzzzzzzz,a1',
])('the damaged text %j is refused', (plain) => {
  expect(() => decodeHistory(toBase64(plain))).toThrow()
})

test('[SG-34] Base64 encodes any Latin1 text and refuses any other', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCharCode(code)) }),
      (text) => void expect(fromBase64(toBase64(text))).toBe(text),
    ),
  )
  const above = fc.integer({ min: 0x100, max: 0xffff }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(
      fc.string(),
      above,
      (text, each) => void expect(() => toBase64(text + each)).toThrow(new Error('Base64 input must be Latin1')),
    ),
  )
})

test('a truncated or altered state is either refused or read as a complete state, and never throws', () => {
  const damage = fc.record({ at: fc.nat(), cut: fc.boolean(), by: fc.string({ maxLength: 3 }) })
  fc.assert(
    fc.property(history, damage, fc.boolean(), (any, { at, cut, by }, outside) => {
      const whole = writeState({ history: any, segments: ['a'] })
      const text = outside ? JSON.stringify(whole) : whole.state
      const place = at % (text.length + 1)
      const damaged = text.slice(0, place) + by + (cut ? '' : text.slice(place + 1))
      const log = aLog()
      const state = readState(outside ? parsed(damaged) : { ...whole, state: damaged }, log)
      if (state) expect(readState(writeState(state), log)).toEqual(state)
    }),
    { numRuns: 500 },
  )
})

test('no value makes reading throw', () => {
  const log = aLog()
  fc.assert(fc.property(fc.anything(), (any) => void readState(any, log)))
  const record = fc.record({
    version: fc.integer({ min: 1, max: 5 }),
    state: fc.json(),
    segments: fc.array(fc.string()),
  })
  fc.assert(fc.property(record, (any) => void readState(any, log)))
})

test('[SG-32] a version above 5 is refused and logged, and version 5 is written', () => {
  const log = aLog()
  const state = writeState({ history: { criteria: { a: { timeoutExpired: true } } }, segments: ['s'] })
  expect(state.version).toBe(5)
  expect(readState({ ...state, version: 6 }, log)).toBeUndefined()
  expect(log.lines).toMatchObject([{ message: 'State version 6 is not supported' }])
})

test.each([1, 2, 3, 4])('a state of version %i contains its history as plain JSON', (version) => {
  const kept = {
    userId: 'u',
    criteria: {
      a: { time: { value: 1, actual: 2 }, timeout: { type: 'view', value: 3 }, counts: { type: 'event', value: 4 } },
      b: { timeoutExpired: true, segmentJoined: 5, hasQueriedForUserId: true },
    },
  }
  const given = { version, state: JSON.stringify(kept), segments: ['s'] }
  expect(readState(given, aLog())).toEqual({ history: kept, segments: ['s'] })
})

test.each([
  { version: 5, state: 'YQ', segments: [] },
  { version: 5, state: '{}', segments: [] },
  { version: 4, state: 'YQ==', segments: [] },
  { version: 4, state: '{"criteria":{"a":{"time":{"value":"1"}}}}', segments: [] },
  { version: 4, state: '{"criteria":{"a":{"timeout":{"type":"year","value":1}}}}', segments: [] },
  { version: 0, state: 'YQ==', segments: [] },
  { version: '5', state: 'YQ==', segments: [] },
  { version: 5, state: 'YQ==', segments: [1] },
  { version: 5, state: 'YQ==' },
  { version: 5, segments: [] },
  'text',
])('the state %j is not usable, and the log says why', (given) => {
  const log = aLog()
  expect(readState(given, log)).toBeUndefined()
  expect(log.lines).toHaveLength(1)
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
