import { expect, test } from 'vitest'
import { plainAddress } from './plain-address.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:0102:0304', '1.2.3.4'],
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['1.2.3', null],
  ['1.2.3.4:80', null],
  ['unknown', null],
  ['', null],
])('the canonical form of "%s" is %s', (text, plain) => {
  expect(plainAddress(text)).toBe(plain)
})
