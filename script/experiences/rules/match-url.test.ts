import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchUrl } from './match-url.ts'

const page = 'https://www.Shop.test/UK/en/bags?size=8&colour=Red%20Wine&size=10#reviews'

test.each([
  ['contains', '/uk/EN/', true],
  ['contains', 'colour=red', true],
  ['contains', 'HTTPS://', true],
  ['contains', '#reviews', true],
  ['contains', '/us/', false],
  ['regex', '^https://www\\.shop\\.test/uk/', true],
  ['regex', 'SIZE=\\d+', true],
  ['regex', '^/uk/', false],
  ['regex', '(', false],
  ['eq', 'shop.test/UK/en/bags', true],
  ['eq', 'shop.test/UK/en', false],
])('[TR-03] %s %s matches: %s, and the negated type gives the opposite', (type, phrase, expected) => {
  expect([matchUrl(type, phrase, page), matchUrl(`n${type}`, phrase, page)]).toEqual([expected, !expected])
})

test.each(['is', 'nneq', 'EQ', '', undefined, null, 'constructor'])('the type %j is unknown', (type) => {
  expect(matchUrl(type, 'shop', page)).toBe(undefined)
})

test.each([undefined, null, 5, ['shop']])('the phrase %j is invalid', (phrase) => {
  expect([matchUrl('eq', phrase, page), matchUrl('ncontains', phrase, page)]).toEqual([undefined, undefined])
})

test.each([
  ['http://shop.test/UK/en/bags', true],
  ['//shop.test/UK/en/bags', true],
  ['shop.test/UK/en/bags', true],
  ['www.shop.test/UK/en/bags', true],
  ['https://WWW.SHOP.TEST/UK/en/bags', true],
  ['https://shop.test/UK/en/bags/', true],
  ['https://shop.test/UK/en/bags#price', true],
  ['https://shop.test:443/UK/en/bags', true],
  ['http://shop.test:80/UK/en/bags', true],
  ['shop.test:443/UK/en/bags', true],
  ['shop.test:80/UK/en/bags', true],
  [' shop.test/UK/en/bags ', true],
  ['shop.test/UK/en/bags?size', true],
  ['shop.test/UK/en/bags/?size=8', true],
  ['shop.test/UK/en/bags?size=10&colour=Red+Wine', true],
  ['shop.test/UK/en/bags?size=8&size=10', true],
  ['shop.test/uk/en/bags', false],
  ['shop.test/UK/en', false],
  ['other.test/UK/en/bags', false],
  ['m.shop.test/UK/en/bags', false],
  ['shop.test:8080/UK/en/bags', false],
  ['https://shop.test:80/UK/en/bags', false],
  ['shop.test/UK/en/bags?size=9', false],
  ['shop.test/UK/en/bags?Size=8', false],
  ['shop.test/UK/en/bags?brand', false],
  ['shop.test/UK/en/bags?size=8&brand=x', false],
  ['/UK/en/bags', false],
  ['', false],
  ['https://', false],
])('[TR-04] %s is the address of the page: %s', (wanted, expected) => {
  expect(matchUrl('eq', wanted, page)).toBe(expected)
})

test('[TR-04] the bare host is the address of the home page', () => {
  for (const wanted of ['shop.test', 'shop.test/', 'https://www.shop.test', 'localhost.shop.test/..'])
    expect(matchUrl('eq', wanted, 'https://www.shop.test/')).toBe(wanted !== 'localhost.shop.test/..')
})

test('[TR-04] an unencoded address equals its encoded form', () => {
  expect(matchUrl('eq', 'müller.test/tücher?q=größe', 'https://xn--mller-kva.test/t%C3%BCcher?q=gr%C3%B6%C3%9Fe')).toBe(
    true,
  )
})

const word = fc.stringMatching(/^[a-z]{1,3}$/)
const place = fc.record({ host: word, path: fc.array(word, { maxLength: 3 }) })
const dress = fc.record({
  scheme: fc.constantFrom('', '//', 'http://', 'https://', 'HTTPS://'),
  www: fc.constantFrom('', 'www.', 'WWW.'),
  slash: fc.constantFrom('', '/'),
  fragment: fc.constantFrom('', '#a', '#/a?b'),
})
type Dress = { scheme: string; www: string; slash: string; fragment: string }
const dressed = ({ host, path }: { host: string; path: string[] }, { scheme, www, slash, fragment }: Dress) =>
  `${scheme}${www}${host}.test${path.map((step) => `/${step}`).join('')}${slash}${fragment}`

test('[TR-04] two addresses without parameters are equal exactly when host and path are the same', () => {
  fc.assert(
    fc.property(place, place, dress, dress, (a, b, left, right) => {
      for (const other of [a, b]) {
        const same = JSON.stringify(a) === JSON.stringify(other)
        expect(matchUrl('eq', dressed(a, left), dressed(other, right))).toBe(same)
        expect(matchUrl('eq', dressed(other, right), dressed(a, left))).toBe(same)
      }
    }),
  )
})

test('no phrase makes matching throw', () => {
  const type = fc.constantFrom('eq', 'neq', 'contains', 'ncontains', 'regex', 'nregex')
  fc.assert(
    fc.property(type, fc.oneof(fc.string(), fc.webPath()), (each, phrase) => {
      expect(typeof matchUrl(each, phrase, page)).toBe('boolean')
    }),
  )
  // The first fc.oneof of a process is slow.
})
