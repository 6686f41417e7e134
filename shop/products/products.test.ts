import { describe, expect, test } from 'vitest'
import { locales } from '../locales/locale.ts'
import { textIn } from '../locales/text-in.ts'
import { cardOf } from '../pages/data/card-of.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { categories, currencies, cuts, type Localised, languages, type Product } from './product.ts'
import { products } from './products.ts'
import { technologies } from './technologies.ts'

const cents = (amount: number) => Math.round(amount * 100)
const lines = [...Map.groupBy(products, ({ line }) => line).values()]
const pricesIn = (currency: (typeof currencies)[number]) => products.map(({ prices }) => prices[currency].now)
const reduced = products.filter(({ prices }) => prices.GBP.was !== undefined)

describe('a product', () => {
  test('[SHOP-75] has an id, an url, a name, a category, a colour, labels, a rating, reviews, pictures and prices', () => {
    for (const product of products) {
      expect(product.productId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const locale of locales) {
        const url = `/${locale.country}/${locale.language}/product/${product.productId}`
        expect(cardOf(product, locale).href).toBe(url)
      }
      expect(product.categories.length).toBeGreaterThan(0)
      expect(product.labels.length).toBeLessThanOrEqual(3)
      for (const language of languages) {
        for (const text of [product.name, product.colour.name, ...product.labels]) expect(text[language]).not.toBe('')
      }
      expect(product.rating * 10).toBeCloseTo(Math.round(product.rating * 10))
      expect(product.rating).toBeLessThanOrEqual(5)
      expect(product.rating > 0).toBe(product.reviewCount > 0)
      for (let view = 1; view <= Math.max(4, product.pictureCount); view++) {
        expect(drawPicture(product, view)).toContain('<svg')
      }
      for (const currency of currencies) {
        const { now, was = Number.POSITIVE_INFINITY } = product.prices[currency]
        expect(now).toBeGreaterThan(0)
        expect(was).toBeGreaterThan(now)
      }
    }
    const described = products.filter(({ description }) => languages.every((language) => description[language] !== ''))
    expect(described).toHaveLength(products.length - 1)
  })

  test('[SHOP-76] has 5 to 12 sizes, each with a sku of its own and a stock', () => {
    for (const { sizes } of products) {
      expect(sizes.length).toBeGreaterThanOrEqual(5)
      expect(sizes.length).toBeLessThanOrEqual(12)
    }
    const sizes = products.flatMap((product) => product.sizes)
    expect(new Set(sizes.map(({ sku }) => sku)).size).toBe(sizes.length)
    const stocks = new Set(sizes.map(({ stock }) => stock))
    for (const stock of [0, 1, 3, 5, 6, 50]) expect(stocks).toContain(stock)
    expect(products.filter((product) => product.sizes.some(({ stock }) => stock === ''))).toHaveLength(1)
  })

  test('has a unique id', () => {
    expect(new Set(products.map(({ productId }) => productId)).size).toBe(products.length)
  })

  test('has an amount of at most two decimals in each currency', () => {
    const amounts = products.flatMap(({ prices }) => currencies.flatMap((currency) => Object.values(prices[currency])))
    for (const amount of amounts) expect(cents(amount) / 100).toBe(amount)
  })

  test('has North American texts only where they differ from the British ones', () => {
    const texts = products.flatMap(({ name, description, technologies }) => [name, description, ...technologies])
    const american = texts.filter(({ us }) => us !== undefined)
    expect(american.length).toBeGreaterThan(0)
    for (const { us, en } of american) expect(us).not.toBe(en)
    const said = texts.map((text) => textIn(text, { country: 'us', language: 'en' }))
    expect(said.filter((text) => /trainer|moulded|kerb|colour|centimetre/i.test(text))).toEqual([])
  })

  test('has each of its texts in every language, or in none', () => {
    const full = (text: Product['name']) => languages.filter((language) => text[language].trim() !== '').length
    for (const { description, technologies } of products) {
      expect([0, languages.length]).toContain(full(description))
      for (const technology of technologies) expect(full(technology)).toBe(languages.length)
    }
  })
})

describe('the catalogue', () => {
  test.each(categories)('has products in %s', (category) => {
    expect(products.some((product) => product.categories.includes(category))).toBe(true)
  })

  test('[SHOP-74] has at least 60 products, 30 of them in one category, and about a fifth reduced and in sale', () => {
    expect(products.length).toBeGreaterThanOrEqual(60)
    const sizes = categories.map((one) => products.filter((product) => product.categories.includes(one)).length)
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(30)
    for (const category of ['women', 'men', 'kids', 'boots'] as const) {
      expect(products.some((product) => product.categories.includes(category))).toBe(true)
    }
    expect(reduced.length / products.length).toBeCloseTo(0.2, 1)
    expect(products.filter(({ categories }) => categories.includes('sale'))).toEqual(reduced)
    for (const { prices } of reduced) {
      for (const currency of currencies) expect(prices[currency].was).toBeDefined()
    }
  })

  test('[SHOP-77] has at least ten products in lines of two to five colours, and others in one', () => {
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(5)
      expect(new Set(line.map(({ colour }) => colour.id)).size).toBe(line.length)
    }
    expect(lines.filter((line) => line.length > 1).flat().length).toBeGreaterThanOrEqual(10)
    expect(lines.filter((line) => line.length === 1).length).toBeGreaterThan(0)
  })

  test('[SHOP-78] has whole prices, prices with cents, one below 20, one above 500 and one of 100.00', () => {
    expect(pricesIn('GBP')).toEqual(expect.arrayContaining([45, 44.99, 100]))
    for (const currency of currencies) {
      expect(pricesIn(currency).some((price) => Number.isInteger(price))).toBe(true)
      expect(pricesIn(currency).some((price) => cents(price) % 100 !== 0)).toBe(true)
      expect(pricesIn(currency).filter((price) => price < 20)).toHaveLength(1)
      expect(pricesIn(currency).filter((price) => price > 500)).toHaveLength(1)
    }
    expect(cents(100) % 3).not.toBe(0)
  })

  test('has a line for every cut of a shoe', () => {
    expect(new Set(products.map(({ cut }) => cut))).toEqual(new Set(Object.values(cuts).flat()))
    for (const { cut, silhouette } of products) expect(cuts[silhouette]).toContain(cut)
  })

  test('has one product with a film, and one whose fourth picture of five cannot be loaded', () => {
    expect(products.filter(({ video }) => video)).toHaveLength(1)
    const broken = products.filter(({ missingPicture }) => missingPicture !== undefined)
    expect(broken.map(({ missingPicture, pictureCount }) => [missingPicture, pictureCount])).toEqual([[4, 5]])
  })

  test.each(languages)('[SHOP-80] in %s has the texts that are difficult to show', (language) => {
    const names = new Set(products.map(({ name }) => name[language]))
    expect([...names].filter((name) => [...name].length === 120)).toHaveLength(1)
    expect([...names].filter((name) => name.includes('&') && name.includes('<'))).toHaveLength(1)
    expect(products.filter(({ description }) => description[language] === '')).toHaveLength(1)

    const named = ({ description }: Product, among: readonly Localised[]) =>
      among.filter((one) => description[language].toLowerCase().includes(one[language].toLowerCase()))
    for (const product of products) {
      const found = named(product, Object.values(technologies))
      expect(found).toHaveLength(product.technologies.length)
      expect(found).toEqual(expect.arrayContaining(product.technologies))
    }
    expect(products.filter(({ technologies }) => technologies.length > 0).length).toBeGreaterThan(1)
    expect(products.filter(({ technologies }) => technologies.length === 0).length).toBeGreaterThan(1)
  })
})
