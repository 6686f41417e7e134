import { expect, test } from 'vitest'
import { type Localised, languages } from '../products/product.ts'
import { products } from '../products/products.ts'
import { aLocale } from '../test-data/an-order-in.ts'
import { formatMoney } from './format-money.ts'
import { type Locale, locales } from './locale.ts'
import { textsFor } from './texts.ts'

/** Every text of a locale by its place; for a function, its result for 3. */
function leaves(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return leaves(value('3', '3', '3'), place)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => leaves(one, `${place}/${key}`))
}

const textsOf = (country: string, language: string) => new Map(leaves(textsFor(aLocale(country, language))))
const english = textsOf('eu', 'en')
/** Intl uses several kinds of spaces. */
const written = (amount: number, locale: Locale) => formatMoney(amount, locale).replaceAll(/\s/g, ' ')

test('[SHOP-79] interface and product texts exist in four languages, and prices have the usual form of each locale', () => {
  for (const { country, language } of locales) {
    const texts = textsOf(country, language)
    expect([...texts.keys()]).toEqual([...english.keys()])
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  }
  for (const language of ['fr', 'de', 'it']) {
    const same = [...textsOf('eu', language)].filter(
      ([place, text]) => text === english.get(place) && /\p{L}{2,} \p{L}+ \p{L}+/u.test(text),
    )
    expect(same).toEqual([])
  }
  const inEach = (text: Localised) => languages.map((language) => text[language])
  for (const { name, description, colour, labels } of products) {
    for (const text of [name, colour.name, ...labels]) expect(inEach(text)).not.toContain('')
    const described = inEach(description)
    expect(described.every((text) => text === '') || new Set(described).size === languages.length).toBe(true)
  }
  const prices = locales.map((locale) => [`${locale.country}/${locale.language}`, written(89.95, locale)])
  expect(Object.fromEntries(prices)).toEqual({
    'uk/en': '£89.95',
    'us/en': '$89.95',
    'eu/en': '€89.95',
    'eu/fr': '89,95 €',
    'eu/de': '89,95 €',
    'eu/it': '89,95 €',
    'ca/en': '$89.95',
    'ca/fr': '89,95 $',
  })
})

test('a main entry of the menu and its category have the same name', () => {
  for (const { country, language } of locales) {
    const { header, categories } = textsFor(aLocale(country, language))
    for (const category of ['women', 'men', 'kids', 'sale'] as const)
      expect(header.labels[category].toLowerCase()).toBe(categories[category].toLowerCase())
  }
})

/** Words that a dictionary gives for the English ones, and no German shop writes. */
const translated = /Vorführ|freiwillig|Prüfziffer|reist zum|wirklichen? /

test('German texts use the words of German shops', () => {
  const german = [...textsOf('eu', 'de')].filter(([, text]) => translated.test(text))
  expect(german).toEqual([])
})

test('a country uses its own words where it has them', () => {
  const sneaker = (country: string, language: string) => textsFor(aLocale(country, language)).silhouettes.sneaker
  expect(['uk', 'us', 'eu', 'ca'].map((country) => sneaker(country, 'en'))).toEqual([
    'Trainers',
    'Sneakers',
    'Trainers',
    'Sneakers',
  ])
  expect(sneaker('ca', 'fr')).toBe('Espadrilles')
  expect(textsFor(aLocale('ca', 'en')).product.colour).toBe('Colour')
  expect(textsFor(aLocale('us', 'en')).product.colour).toBe('Color')
})
