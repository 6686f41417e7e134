import { expect, test } from 'vitest'
import { popupName } from './popup-name.ts'

test.each([
  ['spring-offer', 'spring-offer'],
  ['Spring_2', 'Spring_2'],
  ['spring offer', 'spring_offer'],
  ['a=b;c,d', 'a_b_c_d'],
  ['größe', 'gr__e'],
])('[SHR-11.2] the counts of %j are stored under the name %s', (xpName, name) => {
  expect(popupName(xpName)).toBe(name)
})

test.each([
  ...['permanent', 'session', 'generic', 'activations', 'sync_status', 'sync status', 'locale_session', 'preview'],
  ...['bounce_offers', 'test', 'dnt', 'dnt_ext', 'offer_closed', 'offer closed', ''],
])('%j is not a valid popup name', (xpName) => {
  expect(popupName(xpName)).toBe(undefined)
})
