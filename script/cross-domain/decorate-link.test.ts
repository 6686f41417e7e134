import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOptions } from '../address-options.ts'
import { decorateLink } from './decorate-link.ts'

const facts = {
  visitorId: 'abc-def-ghi',
  propertyId: 'shop',
  domains: ['shop.test', '.shop.example', 'outlet.shop.example'],
  domain: 'shop.test',
  pageUrl: 'https://www.shop.test/uk/en/',
}
const ids = 'qb_context_id=abc-def-ghi&qb_property_id=shop'

test.each([
  ['https://www.shop.example/', `https://www.shop.example/?${ids}`],
  ['http://shop.example/bag', `http://shop.example/bag?${ids}`],
  ['https://outlet.shop.example/a?b=1#top', `https://outlet.shop.example/a?b=1&${ids}#top`],
  ['//www.shop.example:8443/a', `https://www.shop.example:8443/a?${ids}`],
  ['HTTPS://WWW.SHOP.EXAMPLE/a', `https://www.shop.example/a?${ids}`],
  ['https://shop.example/?q=red%20shoes&flag&x=a+b#/r?y', `https://shop.example/?q=red%20shoes&flag&x=a+b&${ids}#/r?y`],
])('[UR-04] %s is recognised as a link to another configured domain', (link, expected) => {
  expect(decorateLink(link, facts)).toBe(expected)
})

test('[UR-04] parameters with the same names are replaced, and parameters with similar names stay', () => {
  const link = 'https://shop.example/?qb_context_id=old&a=1&qb_property_id&qb_context_id2=x&qb_opts=y'
  expect(decorateLink(link, facts)).toBe(`https://shop.example/?a=1&qb_context_id2=x&qb_opts=y&${ids}`)
  expect(decorateLink(`https://shop.example/?${ids}`, facts)).toBe(`https://shop.example/?${ids}`)
})

test.each([
  ['the current host', 'https://www.shop.test/bag?a=1'],
  ['another host of the current domain', 'https://m.shop.test/bag'],
  ['a path', '/uk/en/cart'],
  ['a place on the page', '#top'],
  ['an unconfigured host', 'https://shop.example.evil.test/'],
  ['a host that only ends in a configured domain', 'https://myshop.example/'],
  ['mail', 'mailto:help@shop.example'],
  ['a script', 'javascript:void(0)'],
  ['another scheme', 'ftp://shop.example/'],
  ['no address', 'https://'],
  ['nothing', ''],
])('[UR-04] a link to %s stays unchanged', (_, link) => {
  expect(decorateLink(link, facts)).toBe(link)
})

test('any ids are read back unchanged from a decorated link, and the rest of its query stays', () => {
  const part = fc.stringMatching(/^[a-z0-9%+.~-]{1,8}$/)
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.array(fc.tuple(part, part)), (visitorId, pairs) => {
      fc.pre(visitorId.isWellFormed())
      const query = pairs.map((pair) => pair.join('=')).join('&')
      const link = decorateLink(`https://shop.example/?${query}`, { ...facts, visitorId })
      const options = addressOptions(link)
      expect(options.get('qb_context_id')).toBe(visitorId)
      expect(options.get('qb_property_id')).toBe('shop')
      expect(link.startsWith(`https://shop.example/?${query}`)).toBe(true)
    }),
  )
})
