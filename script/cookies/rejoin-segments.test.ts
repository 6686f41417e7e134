import { expect, test } from 'vitest'
import { cookieStore } from '../startup/steps/cookie-store.ts'
import { aJar } from '../testing/a-jar.ts'
import { aRun } from '../testing/a-run.ts'
import { aVisitor } from '../testing/an-open-run.ts'
import { permanentFields } from './permanent-cookie.ts'
import { isIpv6 } from './rejoin-segments.ts'
import { repairText } from './repair-cookies.ts'
import { decodeState, encodeState } from './state-codec.ts'

const now = Date.parse('2026-06-15T12:00:00Z')
const day = 86_400_000
const names = Object.keys(permanentFields)

/** Decodes a cookie in which an older writer has stored a field's text without encoding. */
function readWith(field: string, raw: string) {
  const state = aVisitor({ viewNumber: 4, city: 'Bath', updatedAt: now - day, domain: 'shop.test' })
  const segments = encodeState(permanentFields, state).split(':')
  segments[names.indexOf(field)] = raw
  const text = repairText(permanentFields, segments.join(':'))
  return decodeState(permanentFields, text, { vital: ['visitorId', 'viewNumber'], now }).state
}

test('[CK-17] a timestamp of 10 digits is read as seconds', () => {
  expect(readWith('lastViewTs', '1700000000').lastViewTs).toBe(1_700_000_000_000)
})

test.each([
  ['2026-06-01T08:30:15.250Z', Date.parse('2026-06-01T08:30:15.250Z')],
  ['2026-06-01T08:30:15Z', Date.parse('2026-06-01T08:30:15Z')],
])(
  '[CK-17] the date-time %s, split at its colons, is joined again and the fields after it keep their places',
  (raw, ms) => {
    expect(readWith('firstViewTs', raw)).toMatchObject({
      firstViewTs: ms,
      city: 'Bath',
      domain: 'shop.test',
      viewNumber: 4,
    })
  },
)

test.each([['soon'], ['-5'], ['0'], [String(now + day + 1)], ['NaN'], ['12e99']])(
  '[CK-17] the timestamp %s is unusable and is read as empty; the other fields stay',
  (raw) => {
    expect(readWith('lastViewTs', raw)).toMatchObject({ lastViewTs: undefined, city: 'Bath', domain: 'shop.test' })
  },
)

test('[CK-17] a timestamp up to one day in the future is kept', () => {
  expect(readWith('lastViewTs', String(now + day)).lastViewTs).toBe(now + day)
})

test.each([['2001:db8:85a3:0:0:8a2e:370:7334'], ['2001:db8::1'], ['fe80::1:2'], ['64:ff9b::192.0.2.33']])(
  '[CK-18] the address %s, written with raw colons, is joined again and later fields shift back',
  (address) => {
    expect(readWith('ipAddress', address)).toMatchObject({ ipAddress: address, city: 'Bath', domain: 'shop.test' })
  },
)

test('[CK-18] surplus segments that do not form an address are not taken for one', () => {
  expect(readWith('ipAddress', '10.0.0.1:8080')).toMatchObject({ ipAddress: '10.0.0.1', city: '8080' })
})

test.each([
  ['::1', true],
  ['::', true],
  ['1:2:3:4:5:6:7:8', true],
  ['1:2:3:4:5:6:7', false],
  ['1:2:3:4:5:6:7:8:9', false],
  ['1::2::3', false],
  ['12345::1', false],
  ['g::1', false],
  ['127.0.0.1', false],
  ['1:2:3:4:5:6:192.0.2.33', true],
  ['1:2:3:4:5:192.0.2.33', false],
  ['1:2:3:4:5:6::192.0.2.33', false],
])('whether %s is an IPv6 address: %s', (text, is) => {
  expect(isIpv6(text)).toBe(is)
})

test.each([
  ['CK-17', 'firstViewTs', '2026-06-01T08:30:15Z', Date.parse('2026-06-01T08:30:15Z')],
  ['CK-18', 'ipAddress', '2001:db8::1', '2001:db8::1'],
] as const)('[%s] a run reads the %s of an older writer, and the fields after it', async (_, field, raw, value) => {
  const segments = encodeState(permanentFields, aVisitor({ viewNumber: 4, city: 'Bath' })).split(':')
  segments[names.indexOf(field)] = raw
  const run = aRun({ jar: aJar({ qb_permanent: segments.join(':') }), page: { now: () => now } })
  run.domain = 'shop.test'
  await cookieStore(run)
  expect(run.cookies?.permanent).toMatchObject({
    visitorId: 'abc-def-ghi',
    viewNumber: 4,
    city: 'Bath',
    [field]: value,
  })
  expect(run.log.lines).toEqual([])
})
