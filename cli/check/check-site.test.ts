import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { checkSite } from './check-site.ts'
import { siteWarnings } from './site-warnings.ts'

function pathsOf(...args: Parameters<typeof aSite>): string[] {
  return checkSite(aSite(...args)).map(({ path }) => path)
}

test('a valid site has no problems', () => {
  expect(checkSite(aSite())).toEqual([])
})

test.each([
  [{ propertyId: 'a b' }, ['propertyId']],
  [{ trackingId: '' }, ['trackingId']],
  [{ domains: [] }, ['domains']],
  [{ endpoints: {} }, ['endpoints']],
  [{ anchors: { header: 'header', heder: 'x' } as never }, ['anchors.heder']],
])('%j is reported at %j', (change, paths) => {
  expect(pathsOf({ experiences: [], ...change })).toEqual(paths)
})

test.each<[sources: unknown, paths: string[]]>([
  [{ ga4: true, segment: true, jsonLd: true }, []],
  [{ ga4: { dataLayer: 'shopLayer', when: 'html' } }, []],
  [{ ga3: true }, ['sources.ga3']],
  [{ toString: true }, ['sources.toString']],
  [{ ga4: false }, ['sources.ga4']],
  [{ segment: {} }, ['sources.segment']],
  [{ ga4: { dataLayer: 7, name: 'shopLayer' } }, ['sources.ga4.dataLayer', 'sources.ga4.name']],
  [{ ga4: { sku: 'item_variant', currency: 'EUR', pages: { basket: '/cart', category: ['/tea/*'] } } }, []],
  [
    { segment: { currency: 'euro', pages: { cart: '/cart' } } },
    ['sources.segment.currency', 'sources.segment.pages.cart'],
  ],
  [{ ga4: { pages: { basket: 'cart', home: [7] } } }, ['sources.ga4.pages.basket', 'sources.ga4.pages.home']],
  [{ ga4: { pages: '/cart' } }, ['sources.ga4.pages']],
  [
    { ga4: { dataLayer: 'window.shopLayer', pages: { search: '/s?q=*' } } },
    ['sources.ga4.dataLayer', 'sources.ga4.pages.search'],
  ],
  [{ jsonLd: { currency: 'EUR' } }, ['sources.jsonLd']],
])('the sources %j are reported at %j', (sources, paths) => {
  expect(pathsOf({ experiences: [], sources: sources as never })).toEqual(paths)
})

test('[BU-02] sources that tell of the same pages are warned of', () => {
  const warningsOf = (sources: object) => siteWarnings(aSite({ experiences: [], sources }), undefined)
  expect(warningsOf({ ga4: true, segment: true })).toMatchObject([
    { problem: expect.stringContaining('ga4 and segment') },
  ])
  expect(warningsOf({ ga4: { when: '.new' }, shopify: true, jsonLd: true })).toEqual([])
})

test.each<[renderer: unknown, paths: string[]]>([
  [undefined, []],
  ['small', []],
  ['page', []],
  ['react', []],
  ['preact', ['renderer']],
  [true, ['renderer']],
  [null, ['renderer']],
])('[BD-09] the renderer %j is reported at %j', (renderer, paths) => {
  expect(pathsOf({ experiences: [], renderer: renderer as never })).toEqual(paths)
})

test('an anchor that an experience needs must have a selector', () => {
  expect(checkSite(aSite({ anchors: {} }))).toEqual([
    { path: 'anchors.header', problem: 'is needed by offers', remedy: 'give its selector' },
  ])
})

test('content is checked against the schema of its template, down to the field', () => {
  const content = { messages: [{ title: 'A', isBold: 'very' }], colour: 'red' } as never
  const [experience] = aSite().experiences
  expect(pathsOf({ experiences: [{ ...experience, content } as never] })).toEqual(
    expect.arrayContaining(['experiences[0] offers content/messages/0/isBold', 'experiences[0] offers content/colour']),
  )
})

test('a duplicate id, a share above 1 and a template that does not exist are reported', () => {
  const [experience] = aSite().experiences
  expect(pathsOf({ experiences: [experience as never, { ...experience, share: 2 } as never] })).toEqual([
    'experiences',
    'experiences[1] offers share',
  ])
  expect(pathsOf({ experiences: [{ ...experience, template: 'global/nothing' } as never] })).toEqual([
    'experiences[0] offers',
  ])
})

test("[BU-02] [EX-10] an id that equals the id of another experience's variation is refused", () => {
  const named = (...ids: string[]) => ids.map((id) => ({ ...aSite().experiences[0], id })) as never
  expect(checkSite(aSite({ experiences: named('offers', 'offers-v') }))).toEqual([
    { path: 'experiences[1] offers-v', problem: 'the id is that of a variation of offers', remedy: 'rename it' },
  ])
  expect(pathsOf({ experiences: named('offers-c', 'offers') })).toEqual(['experiences[0] offers-c'])
  const [first, second] = named('a', 'a-b') as unknown as object[]
  const variations = [{ id: 'b-c', share: 0.5 }]
  expect(checkSite(aSite({ experiences: [{ ...first, variations }, second] as never }))).toMatchObject([
    { path: 'experiences[1] a-b', problem: 'has a variation a-b-c, as a has' },
  ])
})

test.each([
  [{ experiences: undefined }, ['experiences']],
  [{ experiences: ['offers'] }, ['experiences']],
  [{ anchors: undefined }, ['anchors']],
  [{ domains: 'shop.test' }, ['domains']],
])('[BU-02] a value that is not a list or not an object is reported: %j', (change, paths) => {
  expect(pathsOf(change as never)).toEqual(paths)
})
