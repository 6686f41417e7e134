import { expect, test } from 'vitest'
import { demoSettings } from '../../testing/demo-settings.ts'
import { siteSearch } from './search-address.ts'

const { addresses } = demoSettings
const searchAddress = siteSearch({ settings: { addresses } }) as NonNullable<ReturnType<typeof siteSearch>>

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

test('the results of another shop are where it says', () => {
  const search = siteSearch({ settings: { addresses: { search: '/search?q={text}' } } })
  expect(search?.('red & blue', '/collections/all')).toBe('/search?q=red%20%26%20blue')
})
