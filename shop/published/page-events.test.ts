import { expect, test } from 'vitest'
import type { PageContent, PageData } from '../pages/page-data.ts'
import { aBasket, aBasketLine } from '../test-data/a-basket.ts'
import { aCard } from '../test-data/a-card.ts'
import { aLocale } from '../test-data/a-locale.ts'
import { aProductContent } from '../test-data/a-product-content.ts'
import { pageEvents } from './page-events.ts'

const origin = 'https://shop.example'

function aPage(content: PageContent, parts: Partial<PageData> = {}): PageData {
  return {
    country: 'uk',
    language: 'en',
    path: '',
    type: 'other',
    subtypes: [],
    title: '',
    navigation: [],
    basket: aBasket(),
    content,
    ...parts,
  }
}

function typesOf(page: PageData): string[] {
  return pageEvents(page, aLocale(), origin).map(({ type, data }) =>
    'eventType' in data ? `${type} ${data.eventType}` : type,
  )
}

test('the view comes first, with type, subtypes, language, country and currency of the page', () => {
  const page = aPage({ page: 'not-found' }, { type: 'other', subtypes: ['notfound'] })
  expect(pageEvents(page, aLocale('us'), origin)[0]).toEqual({
    type: 'ecView',
    data: { type: 'other', subtypes: ['notfound'], language: 'en', country: 'us', currency: 'USD' },
  })
})

test('a product page publishes the view, the product, its row and then the basket line by line', () => {
  const content = { page: 'product' as const, ...aProductContent({ crossSell: [aCard('wren')] }) }
  const basket = aBasket({ lines: [aBasketLine(), aBasketLine({ sku: 'MOOR-39' })] })
  expect(typesOf(aPage(content, { type: 'product', basket }))).toEqual([
    'ecView',
    'ecProduct detail',
    'ecProduct recommendation',
    'ecBasketItem',
    'ecBasketItem',
    'ecBasketSummary',
  ])
})

test('a category page publishes the products it lists, and the empty basket', () => {
  const cards = [aCard('wren'), aCard('moor')]
  const content = { page: 'category' as const, category: 'women' as const, silhouettes: [], count: 30, cards }
  const events = pageEvents(aPage(content, { type: 'category' }), aLocale(), origin)
  expect(events[1]).toEqual({ type: 'ecProduct', data: { eventType: 'listing', productIds: ['wren', 'moor'] } })
  expect(events.slice(2).map(({ type }) => type)).toEqual(['ecBasketSummary'])
})

test("[SHOP-102] the shop's own rows publish a recommendation with the ids they show, an empty row none", () => {
  const home = { hero: { picture: { src: '', alt: '' }, href: '' }, tiles: [], gallery: [] }
  const newIn = [aCard('wren'), aCard('moor')]
  const rowOf = (content: PageContent) =>
    pageEvents(aPage(content), aLocale(), origin).filter(
      ({ data }) => 'eventType' in data && data.eventType === 'recommendation',
    )
  const shown = [{ type: 'ecProduct', data: { eventType: 'recommendation', productIds: ['wren', 'moor'] } }]
  expect(rowOf({ page: 'home', ...home, newIn })).toEqual(shown)
  expect(rowOf({ page: 'product', ...aProductContent({ crossSell: newIn }) })).toEqual(shown)
  expect(rowOf({ page: 'product', ...aProductContent() })).toEqual([])
})
