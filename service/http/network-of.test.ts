import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['', ''],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
])('a limit for %s is one for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
