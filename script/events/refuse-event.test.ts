import { expect, test } from 'vitest'
import type { EmittedEvent } from '../../contract/event.ts'
import { defaultLiteTypes } from './lite-types.ts'
import { refuseEvent, type SendFacts } from './refuse-event.ts'

const open: SendFacts = {
  isDenied: false,
  isBot: false,
  trackingDisabled: false,
  ipAddress: '',
  ipBlocklist: [],
  lite: false,
  sample: 1,
  liteTypes: defaultLiteTypes,
  notCollected: [],
}

function of(type: string, data: object = {}): EmittedEvent {
  return { ...data, meta: { type } }
}

const listing = of('ecProduct', { eventType: 'listing' })

test('an event is sent when there is no reason against it', () => {
  expect(refuseEvent(open, listing)).toBe(undefined)
})

test.each<[Partial<SendFacts>, string]>([
  [{ isBot: true }, 'bot'],
  [{ ipAddress: '10.1.2.3', ipBlocklist: ['10.1.2.3'] }, 'blocked address'],
  [{ trackingDisabled: true }, 'tracking disabled'],
  [{ lite: true }, 'lite mode'],
  [{ notCollected: ['listing'] }, 'not collected'],
])('[EV-11] %j alone keeps an event from being sent, with the reason %s', (facts, because) => {
  expect(refuseEvent({ ...open, ...facts }, listing)).toBe(because)
})

test.each([
  ['10.1.2.3', ' 10.1.2.3 ', true],
  ['2001:DB8::1', '2001:db8::1', true],
  ['10.1.2.3', '10.1.2.0/24', false],
  ['10.1.2.3', '10.1.2.30', false],
  ['', '', false],
])('[EV-13] the address %j is matched against the blocklist entry %j: %s', (ipAddress, entry, blocked) => {
  const ipBlocklist = [...Array.from({ length: 300 }, (_, index) => `192.0.2.${index}`), entry]
  expect(refuseEvent({ ...open, ipAddress, ipBlocklist }, listing)).toBe(blocked ? 'blocked address' : undefined)
})

test.each([
  [90_000, 'ecProduct', false],
  [90_001, 'ecProduct', true],
  [1, 'ecView', true],
  [1, 'shop.ecView', true],
  [1, 'qubit.goalAchieved', true],
  [1, 'qubit.placementError', false],
])('[EV-14] in lite mode, whether a visitor of sample %i sends %s: %s', (sample, type, sends) => {
  expect(refuseEvent({ ...open, lite: true, sample }, of(type))).toBe(sends ? undefined : 'lite mode')
})

test('[EV-14] without the flag no event is held back, and the configuration may name other types', () => {
  expect(refuseEvent(open, of('ecProduct'))).toBe(undefined)
  const own = { ...open, lite: true, liteTypes: ['ecProduct'] }
  expect([refuseEvent(own, of('ecProduct')), refuseEvent(own, of('ecView'))]).toEqual([undefined, 'lite mode'])
})

test.each([
  ['listing', listing],
  ['search', of('ecProduct', { eventType: 'search' })],
  ['search', of('shop.ecSearch')],
  ['recommendation', of('shop.ecProduct', { eventType: 'recommendation' })],
])(
  '[EV-15] with the collection of %s switched off, its events are not sent and those of other lists are',
  (kind, event) => {
    expect(refuseEvent({ ...open, notCollected: [kind] }, event)).toBe('not collected')
    const others = ['listing', 'search', 'recommendation'].filter((each) => each !== kind)
    expect(refuseEvent({ ...open, notCollected: others }, event)).toBe(undefined)
    expect(refuseEvent({ ...open, notCollected: [kind] }, of('ecProduct', { eventType: 'detail' }))).toBe(undefined)
  },
)
