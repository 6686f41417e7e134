import { expect, test } from 'vitest'
import type { ExperienceResults, VariationResults } from '../../contract/experience-results.ts'
import { resultsText } from './results-text.ts'

function aVariation(change: Partial<VariationResults> = {}): VariationResults {
  const counts = { visitors: 1000, conversions: 100, revenue: 1000, rate: 0.1, revenuePerVisitor: 1 }
  return { variationId: 'offers-v', isControl: false, ...counts, rateUplift: null, revenueUplift: null, ...change }
}

function someResults(change: Partial<ExperienceResults> = {}): ExperienceResults {
  return {
    ...{ experienceId: 'offers', iterationId: '2', conversion: 'order', goals: [] },
    variations: [aVariation({ variationId: 'offers-c', isControl: true }), aVariation()],
    sampleRatio: { shares: [], isAssumed: true, p: 0.5, isAlarm: false },
    ...change,
  }
}

test.each([
  ['order', 'an order'],
  ['primary', 'a primary goal'],
  ['page_url', 'the goal page_url'],
])('the conversion "%s" is said to be %s', (conversion, meaning) => {
  const [first, second] = resultsText(someResults({ conversion, goals: ['page_url', 'basket'] })).split('\n')
  expect(first).toBe(`offers, iteration 2. A conversion is ${meaning}.`)
  expect(second).toBe('Goals reached: page_url, basket')
})

test('what is not known yet is said so', () => {
  const rateUplift = { estimate: -0.123, interval: null, isSignificant: false, chanceToWin: 0.2 }
  const lines = resultsText(someResults({ variations: [aVariation({ rateUplift })] })).split('\n')
  expect(lines).toEqual([
    'offers, iteration 2. A conversion is an order.',
    '',
    'variation  visitors  conversions     rate   uplift        95 % interval  chance to win',
    'offers-v      1,000          100  10.00 %  -12.3 %  too few conversions         20.0 %',
    '',
    'variation   revenue  per visitor     uplift  95 % interval  chance to win',
    'offers-v   1,000.00         1.00  not known',
    '',
    'The visitors are divided as expected (equal shares: p 0.5000).',
  ])
})

test('a wrong division of the visitors is an alarm, with the shares that were expected', () => {
  const shares = [
    { variationId: 'offers-c', share: 0.1 },
    { variationId: 'offers-v', share: 0.9 },
  ]
  const text = resultsText(someResults({ sampleRatio: { shares, isAssumed: false, p: 0.00002, isAlarm: true } }))
  expect(text).toContain(
    'ALARM: the visitors are not divided as expected (offers-c 10.0 %, offers-v 90.0 %: p 2.0e-5). Do not trust these',
  )
})
