import { expect, test } from 'vitest'
import { aBrowser } from '../testing/a-browser.ts'
import { aSession, aVisitor } from '../testing/an-open-run.ts'
import { attributesOf } from './attributes-of.ts'

const numbers = {
  viewNumber: 11,
  entranceViewNumber: 3,
  sessionNumber: 4,
  entranceNumber: 5,
  conversionNumber: 2,
  conversionCycleNumber: 3,
  firstViewTs: 1_600_000_000_000,
  lastViewTs: 1_700_000_000_000,
  firstConversionTs: 1_650_000_000_000,
  lifetimeValue: 99.5,
  ipAddress: '192.0.2.7',
}
const location = { areaCode: 'ENG', cityCode: 'LON', regionCode: 'LND', countryCode: 'GB' }
const url = 'https://www.shop.test/uk/en/'

function facts(vertical = 'ec') {
  const visitor = {
    permanent: aVisitor({ ...numbers, ...location, city: 'London' }),
    session: aSession({ sessionViewNumber: 6 }),
  }
  const latest = {
    view: { type: 'home', subtypes: [], language: 'en', country: 'GB', currency: 'GBP' },
    user: { id: 'u' },
    product: { productId: 'p' } as never,
    basket: { summary: { id: 'b' }, lines: [] } as never,
  }
  return { vertical, visitor, browser: aBrowser({ url, referrerUrl: '' }), latest }
}

test('[PL-08] the attributes contain visitor, numbers, times, address, user agent and location, and the data from the mapper', () => {
  const { latest, browser } = facts()
  expect(attributesOf(facts())).toEqual({
    ...latest,
    visitor: {
      id: 'abc-def-ghi',
      ...numbers,
      sessionViewNumber: 6,
      url,
      userAgent: { ...browser.ua, deviceType: 'computer', browserName: 'Chrome', osName: 'Windows' },
      location,
    },
  })
  expect(Object.keys(attributesOf(facts()).visitor.userAgent as object).sort()).toEqual([
    'browserName',
    'browserVersion',
    'deviceName',
    'deviceType',
    'osName',
    'osVersion',
    'userAgent',
  ])
})

test.each<[user: Record<string, unknown> | undefined, expected: unknown]>([
  [{ id: 'u', email: 'mara@shop.test', firstName: 'Mara', username: 'mara77', phone: '+44 20 7946 0000' }, { id: 'u' }],
  [
    { id: 'u', loyalty: { membershipType: 'gold', cardHolder: 'Mara' } },
    { id: 'u', loyalty: { membershipType: 'gold' } },
  ],
  [{ id: 'mara@shop.test', loyalty: 'gold' }, {}],
  [undefined, undefined],
])('[PL-08] [PO-18] of a user %j the service receives %j', (user, expected) => {
  const { latest, ...others } = facts()
  expect(attributesOf({ ...others, latest: { ...latest, user } }).user).toEqual(expected)
})

test('[MP-08] a vertical other than ec is an error', () => {
  expect(() => attributesOf(facts('travel'))).toThrow(new Error('travel vertical not supported'))
})
