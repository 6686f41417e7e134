import { expect, test } from 'vitest'
import { type CapabilityFacts, whyNoExplorer } from './capability.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0'
const desktop = `${mac} Safari/605.1.15`
const iPhone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1`
const iPad = (version: string) => `Mozilla/5.0 (iPad; CPU OS ${version} like Mac OS X) AppleWebKit/600.1 Safari/600.1`
const android = (version: string, kind = 'Mobile ') =>
  `Mozilla/5.0 (Linux; Android ${version}; SM-G960F) AppleWebKit/537.36 Chrome/96.0 ${kind}Safari/537.36`

const facts = (change: Partial<CapabilityFacts>): CapabilityFacts => ({
  userAgent: desktop,
  touchPoints: 0,
  hasLocalStorage: true,
  hasSessionStorage: true,
  hasPostMessage: true,
  ...change,
})

test.each([
  ['a computer', desktop, 0],
  ['an iPad that calls itself a Macintosh', mac, 5],
  ['iOS 9', iPhone('9_0'), 5],
  ['iOS 17.1.2', iPhone('17_1_2'), 5],
  ['iOS 12 on a tablet', iPad('12_4'), 5],
  ['Android 4.4.4', android('4.4.4'), 5],
  ['Android 5', android('5'), 5],
  ['Android 14 on a tablet', android('14', ''), 5],
])('[PV-08] the explorer works on %s', (_, userAgent, touchPoints) => {
  expect(whyNoExplorer(facts({ userAgent, touchPoints }))).toBe(undefined)
})

test.each([
  ['iOS 8.4', iPhone('8_4'), 'it needs iOS 9, this is iOS 8.4'],
  ['iOS 8 on a tablet', iPad('8_1_3'), 'it needs iOS 9, this is iOS 8.1.3'],
  ['Android 4.4.3', android('4.4.3'), 'it needs Android 4.4.4, this is Android 4.4.3'],
  ['Android 4.4', android('4.4'), 'it needs Android 4.4.4, this is Android 4.4'],
  ['Android 4.3 on a tablet', android('4.3', ''), 'it needs Android 4.4.4, this is Android 4.3'],
  ['another system', 'Mozilla/5.0 (Windows Phone 10.0; Mobile) Edge/15.15063', 'on a mobile it needs iOS or Android'],
])('[PV-08] the explorer does not work on %s', (_, userAgent, because) => {
  expect(whyNoExplorer(facts({ userAgent, touchPoints: 5 }))).toBe(because)
})

test.each([
  ['hasLocalStorage', 'the browser gives no local storage'],
  ['hasSessionStorage', 'the browser gives no session storage'],
  ['hasPostMessage', 'the browser has no postMessage'],
])('[PV-07] without %s the explorer is not loaded', (name, because) => {
  expect(whyNoExplorer(facts({ [name]: false }))).toBe(because)
})
