import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test.each([
  ['boots', '/uk/en/', '/uk/en/search/index?query=boots&referrer=qubitSearchBar'],
  [
    'Stiefel & Söckchen',
    '/eu/de/shop/women',
    '/eu/de/search/index?query=Stiefel%20%26%20S%C3%B6ckchen&referrer=qubitSearchBar',
  ],
])('a search for %j on %s leads to %s', (text, pathname, address) => {
  expect(searchAddress(text, pathname)).toBe(address)
})

test.each([' boots', 'boots ', '\t boots \n'])('[SHR-12.4] of %j the blanks around it are cut', (text) => {
  expect(searchAddress(text, '/uk/en/')).toContain('query=boots&')
})

test.each(['', ' ', ' \t\n'])('[PO-10] the text %j is not searched for', (text) => {
  expect(searchAddress(text, '/uk/en/')).toBe(undefined)
})

test('[PO-10] a text is cut after 256 characters', () => {
  expect(searchAddress('a'.repeat(300), '/uk/en/')).toContain(`query=${'a'.repeat(256)}&`)
})

test('on a page without country and language there is no search', () => {
  expect(searchAddress('boots', '/gallery')).toBe(undefined)
})
