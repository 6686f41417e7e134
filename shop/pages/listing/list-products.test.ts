import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import type { Category } from '../../products/product.ts'
import { products } from '../../products/products.ts'
import { aLocale } from '../../test-data/an-order-in.ts'
import { listProducts } from './list-products.ts'
import type { ListingQuery } from './query.ts'

const uk = aLocale()
const list = (query: ListingQuery = {}, locale = uk) => listProducts(products, query, locale)
const everything = (query: ListingQuery = {}) => list({ ...query, show: '1000' })
const ids = (query: ListingQuery = {}) => everything(query).cards.map(({ productId }) => productId)
const optionsOf = (name: string, query: ListingQuery = {}) =>
  list(query).filters.find((filter) => filter.name === name)?.options ?? []
const byId = new Map(products.map((product) => [product.productId, product]))
const found = (query: ListingQuery) => ids(query).flatMap((id) => byId.get(id) ?? [])

describe('how many', () => {
  test('a list shows 24 products at first, more on demand, and counts all that match', () => {
    expect(list().cards).toHaveLength(24)
    expect(list().count).toBe(products.length)
    expect(list({ show: '48' }).cards).toHaveLength(Math.min(48, products.length))
    for (const show of ['many', '-1', '3', '24.5']) expect(list({ show }).cards.length).toBeLessThanOrEqual(24)
  })

  test('the first products stay the first when more are shown', () => {
    const first = list().cards.map(({ productId }) => productId)
    expect(ids().slice(0, 24)).toEqual(first)
  })
})

describe('filters', () => {
  test('sizes are those in stock: a sold-out one does not match', () => {
    const fitting = products.filter(({ sizes }) => sizes.some(({ size, stock }) => size === '38' && stock !== 0))
    expect(ids({ size: '38' }).toSorted()).toEqual(fitting.map(({ productId }) => productId).toSorted())
  })

  test('two values of one filter widen the list, two filters narrow it', () => {
    const [red, blue, both] = [{ colour: 'red' }, { colour: 'blue' }, { colour: ['red', 'blue'] }].map(ids)
    expect(both).toHaveLength((red?.length ?? 0) + (blue?.length ?? 0))
    const narrowed = ids({ colour: 'blue', price: '0-50' })
    expect(narrowed.length).toBeLessThan(blue?.length ?? 0)
    for (const product of found({ colour: 'blue', price: '0-50' })) expect(product.prices.GBP.now).toBeLessThan(50)
  })

  test("an option counts the products it would show together with the other filters, regardless of its own filter's choice", () => {
    for (const name of ['size', 'colour', 'price', 'width']) {
      for (const { value, count } of optionsOf(name, { price: '50-100', colour: 'brown' })) {
        const query = { price: '50-100', colour: 'brown', [name]: value }
        expect(ids(query), `${name} ${value}`).toHaveLength(count)
      }
    }
  })

  test('some options match nothing, and texts and amounts follow the locale', () => {
    const kids = products.filter(({ categories }) => categories.includes('kids'))
    const { filters } = listProducts(kids, {}, aLocale('eu', 'fr'))
    expect(filters.map(({ options }) => options.some(({ count }) => count === 0))).toContain(true)
    const labels = filters.flatMap(({ options }) => options.map(({ label }) => label.replaceAll(/\s/g, ' ')))
    expect(labels).toEqual(
      expect.arrayContaining(['Marron', 'Moins de 50 €', 'De 50 € à 100 €', '250 € et plus', 'Large']),
    )
  })

  test('unknown values are left out of the list and of its addresses', () => {
    const { count, choice } = list({ size: '99', colour: 'plaid', sort: 'weight', type: 'boot', other: '1' })
    expect([count, choice]).toEqual([products.length, [['type', 'boot']]])
    expect(list({ size: ['38', '38'], sort: 'rating' }).choice).toEqual([
      ['size', '38'],
      ['sort', 'rating'],
    ])
  })
})

describe('the order', () => {
  test('is newest first by default', () => {
    const isNew = found({}).map(({ categories }) => categories.includes('new'))
    expect(isNew).toEqual(isNew.toSorted((a, b) => Number(b) - Number(a)))
    expect(isNew[0]).toBe(true)
  })

  test("by price uses the price in the locale's currency", () => {
    const prices = listProducts(products, { sort: 'price-up', show: '1000' }, aLocale('us')).cards.map(
      ({ price }) => price,
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const down = everything({ sort: 'price-down' }).cards.map(({ price }) => price)
    expect(down).toEqual(down.toSorted((a, b) => b - a))
  })

  test('by rating puts the best first', () => {
    const ratings = everything({ sort: 'rating' }).cards.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  })
})

test('an item carries its skus, two to four views and its sizes', () => {
  for (const card of everything().cards) {
    const product = byId.get(card.productId)
    expect(card.skus).toEqual(product?.sizes.map(({ sku }) => sku))
    expect(card.views.length).toBeGreaterThanOrEqual(2)
    expect(card.views.length).toBeLessThanOrEqual(4)
    expect(card.sizes.map(({ name: _, ...size }) => size)).toEqual(product?.sizes)
  }
})

test('sizes are named in the system of the locale, those of children apart from the same numbers of adults', () => {
  const labels = (category: Category | 'all', locale: Locale) => {
    const listed = category === 'all' ? products : products.filter((one) => one.categories.includes(category))
    const sizes = listProducts(listed, {}, locale).filters.find(({ name }) => name === 'size')
    return new Map(sizes?.options.map(({ value, label }) => [value, label]))
  }
  expect(labels('women', aLocale('us')).get('38')).toBe('US 7')
  expect(labels('men', aLocale('us')).get('43')).toBe('US 10')
  expect(labels('kids', aLocale('uk')).get('30')).toBe('UK 11.5')
  expect(labels('all', aLocale('us')).get('38')).toBe('US W 7 / M 6')
  expect([labels('all', aLocale('uk')).get('25'), labels('all', aLocale('uk')).get('42')]).toEqual([
    'Kids UK 8',
    'UK 8',
  ])
  expect(labels('all', aLocale('eu', 'de')).get('30')).toBe('EU 30')
  for (const locale of locales) {
    const shown = [...labels('all', locale).values()]
    expect(shown).toEqual([...new Set(shown)])
  }
})
