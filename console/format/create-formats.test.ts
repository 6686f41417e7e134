import { expect, test } from 'vitest'
import { createFormats } from './create-formats.ts'

const en = createFormats('en', 'Europe/Berlin')
const de = createFormats('de', 'Europe/Berlin')

/** Intl puts spaces that do not break. */
const plain = (text: string) => text.replace(/\p{Zs}/gu, ' ')

test('changes have a sign of full length, and none for zero', () => {
  expect([0.1234, -0.05, 0].map(en.formatChange)).toEqual(['+12.3%', '−5%', '0%'])
  expect(plain(de.formatChange(-0.0512))).toBe('−5,1 %')
})

test('money is written by language, and a currency that is none does no harm', () => {
  expect(en.formatMoney({ currency: 'EUR', amount: 1234.5 })).toBe('€1,234.50')
  expect(plain(de.formatMoney({ currency: 'EUR', amount: 1234.5 }))).toBe('1.234,50 €')
  expect(en.formatMoney({ currency: '<b>', amount: 3 })).toBe('3.00 <b>')
  expect(en.formatMoney({ currency: '', amount: 3 })).toBe('3.00')
})

test('round money has decimals only where they matter', () => {
  const round = (amount: number) => en.formatRoundMoney({ currency: 'GBP', amount })
  expect([99.5, 1234.56].map(round)).toEqual(['£99.50', '£1,235'])
})

test('money per visitor has three digits that count, so that two of them can be compared', () => {
  const mean = (currency: string) => (amount: number) => en.formatMeanMoney({ currency, amount })
  expect([1.284, 2.096, 12.5, 1234.4].map(mean('JPY'))).toEqual(['¥1.28', '¥2.10', '¥12.5', '¥1,234'])
  expect([0, 0.0342, 0.42, 1.5, 12.5, -0.5].map(mean('EUR'))).toEqual([
    '€0.00',
    '€0.0342',
    '€0.420',
    '€1.50',
    '€12.50',
    '-€0.500',
  ])
  expect(en.formatMeanMoney({ currency: '<b>', amount: 3 })).toBe('3.00 <b>')
})

test('times are local, the days of reports are of UTC', () => {
  const at = Date.parse('2026-11-25T23:30Z')
  expect(plain(de.formatClock(at))).toBe('00:30')
  expect(de.formatDay(at)).toMatch(/^25\./)
})

test('a time on the clocks of a zone has its name where the reader’s show another time', () => {
  const at = Date.parse('2026-11-25T23:30Z')
  expect(plain(de.formatTimeIn(at, 'UTC'))).toBe('25.11.2026, 23:30 (UTC)')
  expect(plain(de.formatTimeIn(at, 'Europe/Paris'))).toBe('26.11.2026, 00:30')
})

test.each([
  [-5000, '0s ago'],
  [3000, '3s ago'],
  [125_000, '2m ago'],
  [7_300_000, '2h ago'],
  [180_000_000, '2d ago'],
])('%i milliseconds are %s', (ms, words) => {
  expect(en.formatAgo(0, ms)).toBe(words)
})

test('a probability is never written as zero', () => {
  expect([0.61, 0.012, 0.000004].map(en.formatProbability)).toEqual(['0.61', '0.012', '< 0.0001'])
})

test('countries have names, and what is none stays as it is', () => {
  expect(['DE', '<i>', 'deu'].map(de.formatCountry)).toEqual(['Deutschland', '<i>', 'deu'])
})
