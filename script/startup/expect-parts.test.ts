import { expect, test, vi } from 'vitest'
import type { PlacementTriggers } from '../../contract/placement.ts'
import type { BuiltSite, ExperiencePlace } from '../../contract/script-config.ts'
import { aRun } from '../testing/a-run.ts'
import { earlyPlace, expectParts } from './expect-parts.ts'

const config = { propertyId: 'p', trackingId: 't', domains: [], anchors: {} }

const rimOf = ({ type, url }: { type?: string; url: string }) => ({
  instep: () => ({ ...(type && { page: type }) }),
  uv: () => ({}),
  facts: () => ({ url, referrerUrl: '' }),
})

/** Returns which files of a site are requested early on a page. */
function asked(files: Record<string, ExperiencePlace[]>, page: { type?: string; url: string }): string[] {
  const loaded: string[] = []
  const load = Object.keys(files).map((name) => async () => void loaded.push(name))
  const index = vi.fn(async () => ({ experiences: [] }))
  const site: BuiltSite = { config, experiences: [], files: { length: 1, index, places: Object.values(files), load } }
  expectParts(site, rimOf(page))
  expect(index).toHaveBeenCalledOnce()
  return loaded
}

const files: Record<string, ExperiencePlace[]> = {
  product: [{ pages: ['product'] }],
  uk: [{ pages: ['product', 'basket'], paths: { include: ['/uk/'] } }, { pages: ['help'] }],
  notSale: [{ pages: ['product'], paths: { exclude: ['/sale'] } }],
}

test('only files for the page type and address are requested', () => {
  expect(asked(files, { type: 'product', url: 'https://shop.test/uk/shoe' })).toEqual(['product', 'uk', 'notSale'])
  expect(asked(files, { type: 'product', url: 'https://shop.test/us/sale/shoe' })).toEqual(['product'])
  expect(asked(files, { type: 'help', url: 'https://shop.test/us/' })).toEqual(['uk'])
  expect(asked(files, { type: 'home', url: 'https://shop.test/uk/' })).toEqual([])
})

test('no experience files are requested while the page type is unknown', () => {
  expect(asked(files, { url: 'https://shop.test/uk/shoe' })).toEqual([])
})

test('the code of a placement is requested on pages of its type and address', () => {
  const askedOn = (type: string | undefined, url: string) => {
    const loaded: string[] = []
    const placed = (id: string, triggers: PlacementTriggers | undefined) => {
      return { id, active: { id, triggers, load: async () => loaded.push(id) as never } }
    }
    const placements = [
      placed('home', {
        pageType: { op: 'in', values: ['Home'] },
        pageUrl: { op: 'match', values: ['/uk/'] },
      }),
      placed('anywhere', undefined),
      placed('elsewhere', { pageType: { op: 'nin', values: ['product'] } }),
      { id: 'without code', active: { id: 'none' } },
    ]
    expectParts({ config, experiences: [], placements }, rimOf({ ...(type && { type }), url }))
    return loaded
  }
  expect(askedOn('home', 'https://shop.test/uk/')).toEqual(['home', 'anywhere'])
  expect(askedOn('home', 'https://shop.test/us/')).toEqual(['anywhere'])
  expect(askedOn('product', 'https://shop.test/uk/')).toEqual(['anywhere'])
  expect(askedOn(undefined, 'https://shop.test/uk/')).toEqual([])
})

test('a file that cannot be loaded causes no error on the page', async () => {
  const load = () => Promise.reject(new Error('offline'))
  const site: BuiltSite = {
    config,
    experiences: [],
    files: { length: 1, index: load, places: [[{ pages: ['home'] }]], load: [load] },
  }
  expectParts(site, rimOf({ type: 'home', url: '' }))
  await new Promise((done) => setTimeout(done))
})

test('the page type comes from the tag, or else from the latest view recorded so far', () => {
  const { page } = aRun()
  expect(earlyPlace(page)).toEqual({ type: undefined, url: 'https://www.shop.test/uk/en/' })
  page.uv().q = [
    ['on', ['*', () => {}]],
    ['emit', ['ecView', { type: 'Category' }]],
    ['emit', ['shop.ecView', { type: 'Product' }]],
    ['emit', ['ecUser', { type: 'home' }]],
  ]
  expect(earlyPlace(page).type).toBe('product')
  page.instep().page = 'basket'
  expect(earlyPlace(page).type).toBe('basket')
})

test.each([[undefined], [null], [7], ['home']])('a recorded view that is %j gives no page type', (view) => {
  const { page } = aRun()
  page.uv().q = [['emit', ['ecView', view as never]]]
  expect(earlyPlace(page).type).toBeUndefined()
})
