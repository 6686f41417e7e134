import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import site from '../../shop/instep.config.ts'
import { filterEntries, readFilter } from './filter-entries.ts'
import { galleryEntries } from './gallery-entry.ts'
import { purposeOf } from './purposes.ts'

const entries = galleryEntries(site.experiences)
const idsFor = (query: Record<string, unknown>) => filterEntries(entries, readFilter(query)).map(({ id }) => id)

test('without a filter, or with values that there are not, all experiences are listed', () => {
  expect(idsFor({})).toHaveLength(site.experiences.length)
  expect(idsFor({ q: '', page: 'nowhere', device: ['phone'], purpose: '__proto__' })).toHaveLength(
    site.experiences.length,
  )
})

test('a search finds what has all its words, in any order and case', () => {
  expect(idsFor({ q: ' BADGE listing ' })).toEqual(['category/badge', 'category/selling-fast', 'category/sale-badge'])
  expect(idsFor({ q: 'pdp-23' })).toEqual(['product/social-proof'])
  expect(idsFor({ q: 'no such thing' })).toEqual([])
})

test('page, device and purpose narrow the list together', () => {
  expect(idsFor({ page: 'home', device: 'phone', purpose: 'promote' })).not.toContain('home/sale-carousel-desktop')
  expect(idsFor({ page: 'home', device: 'computer', purpose: 'promote' })).not.toContain('home/sale-carousel-mobile')
  expect(idsFor({ page: 'checkout', purpose: 'order' })).toEqual(['checkout/consent-label', 'checkout/progress'])
  expect(idsFor({ purpose: 'own' })).toEqual(['delivery-progress'])
})

test('each template has a purpose of its own choice', () => {
  for (const id of Object.keys(catalogue)) expect([id, purposeOf(id)]).not.toEqual([id, 'own'])
})
