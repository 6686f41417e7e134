import { expect, test } from 'vitest'
import { addressOptions, isOn } from './options.ts'

const page = 'https://www.shop.test/uk/en/'

test.each<[what: string, address: string, options: Record<string, string>]>([
  ['the query', '?qb_pre=1&a=b', { qb_pre: '1' }],
  ['the hash', '#qb_pre=1', { qb_pre: '1' }],
  ['a hash that is a route', '#/bag?qb_pre=1&size=8', { qb_pre: '1' }],
  ['both, the hash winning', '?qb_a=query&qb_b=query#qb_a=hash', { qb_a: 'hash', qb_b: 'query' }],
  ['the later of one key', '?qb_a=1&qb_a=2', { qb_a: '2' }],
  ['keys case-sensitively', '?qb_a=1&qb_A=2&QB_a=3', { qb_a: '1', qb_A: '2' }],
  ['percent-decoded values', '?qb_a=caf%C3%A9%20%26%20bar', { qb_a: 'café & bar' }],
  ['a malformed escape raw', '?qb_a=100%&qb_b=%E0%A4', { qb_a: '100%', qb_b: '%E0%A4' }],
  ['a key without value as true', '?qb_a&qb_b=#qb_c', { qb_a: 'true', qb_b: '', qb_c: 'true' }],
  ['values that hold = and ?', '?qb_a=x=y?z#qb_b=u=v?w', { qb_a: 'x=y?z', qb_b: 'u=v?w' }],
  ['no other keys', '?utm_source=mail&xqb_a=1&qb=2#top', {}],
  ['nothing', '', {}],
])('[UR-01] of %s', (_, address, options) => {
  expect(Object.fromEntries(addressOptions(page + address))).toEqual(options)
})

test.each([
  ['?smartserve_debug', true],
  ['?qb_debug', true],
  ['?qb_debug=1', true],
  ['#qb_debug=yes', true],
  ['#/bag?smartserve_debug=true', true],
  ['?qb_debug=0', false],
  ['#smartserve_debug=false', false],
  ['?qb_debug=1#qb_debug=0', false],
  ['?debug=1', false],
  ['', false],
])('the debug flags in %j read as %j', (address, on) => {
  expect(isOn(addressOptions(page + address), 'qb_debug', 'smartserve_debug')).toBe(on)
})

test.each(['?qb_pre', '#qb_pre=1'])('%s asks for the draft pre-script', (address) => {
  expect(isOn(addressOptions(page + address), 'qb_pre')).toBe(true)
})
