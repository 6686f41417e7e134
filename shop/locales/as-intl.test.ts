import { describe, expect, test } from 'vitest'
import { aLocale } from '../test-data/an-order-in.ts'
import { formatDay } from './format-day.ts'
import { formatLimit, formatMoney } from './format-money.ts'
import { formatCount, formatRating } from './format-rating.ts'
import { locales } from './locale.ts'
import { countryName, languageName } from './names.ts'

const amounts = [0, 0.5, 4, 44.95, 44.999, 0.125, 999.99, 1045, 9999.995, 12_345.6, 1_234_567, -5, -1045.5]

describe.each(locales)('in $tag', (locale) => {
  const { tag, currency } = locale
  const asIntl = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(tag, options)
    return (number: number) => format.format(number)
  }

  test('amounts are written as the language writes them', () => {
    expect(amounts.map((amount) => formatMoney(amount, locale))).toEqual(
      amounts.map(asIntl({ style: 'currency', currency })),
    )
    expect(amounts.map((amount) => formatLimit(amount, locale))).toEqual(
      amounts.map(asIntl({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })),
    )
  })

  test('an order of any other currency is, too', () => {
    for (const other of ['GBP', 'USD', 'EUR', 'CAD'] as const)
      expect(formatMoney(1045.5, { ...locale, currency: other })).toBe(
        asIntl({ style: 'currency', currency: other })(1045.5),
      )
  })

  test('ratings and counts have the separators of the language', () => {
    const ratings = [0, 4, 4.25, 4.3, 4.96]
    expect(ratings.map((rating) => formatRating(rating, locale))).toEqual(
      ratings.map(asIntl({ minimumFractionDigits: 1, maximumFractionDigits: 1 })),
    )
    const counts = [0, 12, 999, 1204, 12_040, 1_204_000]
    expect(counts.map((count) => formatCount(count, locale))).toEqual(counts.map(asIntl({})))
  })

  test('days are written with the name of the month', () => {
    const days = Array.from({ length: 12 }, (_, month) =>
      [1, 2, 11, 30].map((day) => new Date(Date.UTC(2025, month, day)).toISOString().slice(0, 10)),
    ).flat()
    const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
    expect(days.map((day) => formatDay(day, locale))).toEqual(days.map((day) => format.format(new Date(day))))
  })

  test('countries have the names of the language, and it is named in itself', () => {
    const names = new Intl.DisplayNames(tag, { type: 'region' })
    for (const other of locales) expect(countryName(other, locale)).toBe(names.of(other.region))
    const own = new Intl.DisplayNames(tag, { type: 'language' }).of(locale.language) ?? ''
    expect(languageName(locale).toLocaleLowerCase(tag)).toBe(own.toLocaleLowerCase(tag))
  })
})

test('the languages of a country begin with a capital letter', () => {
  const named = ['en', 'fr', 'de', 'it'].map((language) => languageName(aLocale('eu', language)))
  expect(named).toEqual(['English', 'Français', 'Deutsch', 'Italiano'])
})
