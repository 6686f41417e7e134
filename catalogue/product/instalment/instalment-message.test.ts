import { describe, expect, onTestFinished, test } from 'vitest'
import { words as de } from '../../kit/words/de.ts'
import { words as fr } from '../../kit/words/fr.ts'
import { words as it } from '../../kit/words/it.ts'
import { setSpeech } from '../../kit/words/say.ts'
import { instalmentMessage, type Total } from './instalment-message.ts'
import type { Content } from './template.ts'

const tables = { de, fr, it }

const aContent = (facts: Partial<Content> = {}): Content => ({
  installment: 3,
  minBagValue: 30,
  maxBagValue: 100,
  slot: 'slot1',
  termsURL: '',
  ...facts,
})

const aTotal = (facts: Total = {}): Total => ({ total: 90, currency: 'GBP', ...facts })

function readFirstLine(total: Total, content: Partial<Content> = {}): string | undefined {
  const answer = instalmentMessage(aTotal(total), aContent(content))
  return answer.shows ? answer.words : undefined
}

test.each([
  [29.99, false],
  [30, true],
  [64.5, true],
  [100, true],
  [100.01, false],
])('between 30 and 100 a total of %d is shown: %s', (total, shows) => {
  expect(instalmentMessage(aTotal({ total }), aContent()).shows).toBe(shows)
})

test.each([
  ['en', 'Make 3 payments of £30.00'],
  ['fr', 'Effectuez 3 paiements de £30.00'],
  ['de', 'Zahlen Sie in 3 Raten von £30.00'],
  ['it', 'Effettua 3 pagamenti da £30.00'],
  ['es', 'Make 3 payments of £30.00'],
] as const)('[PDP-05.3] in %j the message is "%s"', (language, expected) => {
  setSpeech(language in tables ? { language, words: tables[language as keyof typeof tables] } : undefined)
  onTestFinished(() => setSpeech(undefined))
  expect(readFirstLine({})).toBe(expected)
})

test.each([
  [{ total: 100, currency: 'EUR' }, 3, 'Make 3 payments of €33.33'],
  [{ total: 99.99, currency: 'USD' }, 2, 'Make 2 payments of $50.00'],
  [{ total: 50, currency: 'CAD' }, 4, 'Make 4 payments of $12.50'],
  [{ total: 80, currency: 'SEK' }, 4, 'Make 4 payments of SEK 20.00'],
])('[PDP-05.3] %j in %d payments: %s', (total, installment, expected) => {
  expect(readFirstLine(total, { installment })).toBe(expected)
})

describe('[PDP-05.12] nothing is shown', () => {
  test.each([[1], [0], [-3], [2.5]])('with %d payments', (installment) => {
    expect(readFirstLine({}, { installment })).toBe(undefined)
  })

  test('with a smallest total above the largest', () => {
    expect(readFirstLine({}, { minBagValue: 90.01, maxBagValue: 90 })).toBe(undefined)
    expect(readFirstLine({}, { minBagValue: 90, maxBagValue: 90 })).toBe('Make 3 payments of £30.00')
  })

  test('without a total', () => {
    expect(readFirstLine({ total: undefined }, { minBagValue: 0 })).toBe(undefined)
  })
})

test.each([
  ['GBP', 3, true],
  ['GBP', 4, false],
  ['EUR', 3, false],
  [undefined, 3, false],
])('in %s and %d payments the terms are shown: %s', (currency, installment, hasTerms) => {
  expect(instalmentMessage(aTotal({ currency }), aContent({ installment }))).toMatchObject({ shows: true, hasTerms })
})
