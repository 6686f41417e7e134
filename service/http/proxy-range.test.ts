import { expect, test } from 'vitest'
import { inRanges, proxyRange } from './proxy-range.ts'

test.each([
  [' 10.0.0.1', '10.0.0.1'],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['2001:DB8:0::/032', '2001:db8::/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['10.0.0.0/33', null],
  ['2001:db8::/129', null],
  ['::ffff:10.0.0.0/104', null],
  ['10.0.0.0/', null],
  ['10.0.0.0/8/8', null],
  ['10.0.0.0/255.0.0.0', null],
  ['10/8', null],
  ['proxy.example/8', null],
])('the canonical form of the range "%s" is %s', (text, range) => {
  expect(proxyRange(text)).toBe(range)
})

test.each([
  ['10.255.0.1', true],
  ['11.0.0.1', false],
  ['192.0.2.7', true],
  ['192.0.2.8', false],
  ['2001:db8:9::1', true],
  ['2001:db9::1', false],
  ['', false],
])('of an address and ranges of both families "%s" is %s', (address, isIn) => {
  expect(inRanges(['10.1.2.3/8', '192.0.2.7', '2001:db8::/32'])(address)).toBe(isIn)
})
