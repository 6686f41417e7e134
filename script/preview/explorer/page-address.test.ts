import { expect, test } from 'vitest'
import { loadAddress, withFlag } from './page-address.ts'

test.each([
  ['https://shop.test/?page=2#/shoes', 'https://shop.test/?page=2&qb_explorer=1#/shoes'],
  ['https://shop.test/#reviews', 'https://shop.test/?qb_explorer=1#reviews'],
  ['https://shop.test/#qb_explorer', 'https://shop.test/?qb_explorer=1'],
  ['https://shop.test/?a=1#/shoes?qb_explorer=1', 'https://shop.test/?a=1&qb_explorer=1'],
  [
    'https://shop.test/?smartserve_preview=1#qb_preview_id=abc',
    'https://shop.test/?smartserve_preview=1&qb_explorer=1',
  ],
])('the page of %s is loaded again, where the shop has its own page in the hash as well', (url, expected) => {
  expect(withFlag(url, true)).toBe(expected)
})

test.each([
  ['https://shop.test/?a=1#/shoes', true],
  ['https://shop.test/?a=1#/boots', true],
  ['https://shop.test/?a=1', false],
  ['https://shop.test/?a=2#/shoes', false],
])('to %s the page is loaded again, which browsers would not do for a hash (%s)', (url, isReloaded) => {
  const done: string[] = []
  const location = {
    href: 'https://shop.test/?a=1#/shoes',
    replace: (to: string) => done.push(to),
    reload: () => done.push('reload'),
  }
  loadAddress({ location: location as unknown as Location }, url)
  expect(done).toEqual(isReloaded ? [url, 'reload'] : [url])
})
