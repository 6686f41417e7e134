import { expect, test } from 'vitest'
import type { ExperienceResults, VariationResults } from '../../contract/experience-results.ts'
import { resultsText } from './results-text.ts'

function aVariation(change: Partial<VariationResults> = {}): VariationResults {
  const counts = { visitors: 1000, conversions: 100, rate: 0.1, rateUplift: null }
  const revenues = [{ currency: 'EUR', revenue: 1000, perVisitor: 1, uplift: null }]
  return { variationId: 'offers-v', isControl: false, ...counts, revenues, ...change }
}

function someResults(change: Partial<ExperienceResults> = {}): ExperienceResults {
  return {
    experienceId: 'offers',
    iterationId: '2',
    conversion: 'order',
    goals: [],
    variations: [aVariation({ variationId: 'offers-c', isControl: true }), aVariation()],
    currencies: [{ currency: 'EUR', cap: null, isAdjusted: false }],
    comparisons: 1,
    sampleRatio: { shares: [], isAssumed: true, p: 0.5, isAlarm: false },
    ...change,
  }
}

test.each([
  ['order', 'an order'],
  ['primary', 'a primary goal'],
  ['page_url', 'the goal page_url'],
])('the conversion "%s" is described as %s', (conversion, meaning) => {
  const [first, second] = resultsText(someResults({ conversion, goals: ['page_url', 'basket'] })).split('\n')
  expect(first).toBe(`offers, iteration 2. A conversion is ${meaning}.`)
  expect(second).toBe('Goals reached: page_url, basket')
})

test('values that are not known yet are marked as such', () => {
  const rateUplift = { estimate: -0.123, interval: null, isSignificant: false, chanceToWin: null }
  const lines = resultsText(someResults({ variations: [aVariation({ rateUplift })] })).split('\n')
  expect(lines).toEqual([
    'offers, iteration 2. A conversion is an order.',
    '',
    'variation  visitors  conversions     rate   uplift        95 % interval  chance to win',
    'offers-v      1,000          100  10.00 %  -12.3 %  too few conversions',
    '',
    'variation  revenue EUR  per visitor     uplift  95 % interval  chance to win',
    'offers-v      1,000.00         1.00  not known',
    '',
    'The visitors are divided as expected (equal shares: p 0.5000).',
  ])
})

test('a wrong distribution of visitors raises an alarm, with the expected shares', () => {
  const shares = [
    { variationId: 'offers-c', share: 0.1 },
    { variationId: 'offers-v', share: 0.9 },
  ]
  const text = resultsText(someResults({ sampleRatio: { shares, isAssumed: false, p: 0.00002, isAlarm: true } }))
  expect(text).toContain(
    'ALARM: the visitors are not divided as expected (offers-c 10.0 %, offers-v 90.0 %: p 2.0e-5). Do not trust these',
  )
})

test('the text names everything that affects the comparison: a cap, historical data, several variations, each currency', () => {
  const uplift = { estimate: 0.1, interval: [-0.1, 0.3] as [number, number], isSignificant: false, chanceToWin: 0.876 }
  const revenues = ['EUR', 'JPY'].map((currency) => ({ currency, revenue: 1000, perVisitor: 1, uplift }))
  const text = resultsText(
    someResults({
      variations: [aVariation({ revenues })],
      currencies: [
        { currency: 'EUR', cap: 250.5, isAdjusted: true },
        { currency: 'JPY', cap: null, isAdjusted: false },
      ],
      comparisons: 2,
    }),
  )
  expect(text.split('\n').slice(5, -2)).toEqual([
    'variation  revenue EUR  per visitor   uplift       95 % interval  chance to win',
    'offers-v      1,000.00         1.00  +10.0 %  -10.0 % to +30.0 %         87.6 %',
    'Visitors who spent more than 250.50 are compared as if they had spent that.',
    'What visitors spent before is taken into account.',
    '',
    'variation  revenue JPY  per visitor   uplift       95 % interval  chance to win',
    'offers-v      1,000.00         1.00  +10.0 %  -10.0 % to +30.0 %         87.6 %',
    '',
    '2 variations are compared to the control: the intervals are so much wider that all of them hold together.',
  ])
})

test('of an iteration that is not that of the configuration nothing is said about the division of its visitors', () => {
  const sampleRatio = { shares: [], isAssumed: true, p: 0.00001, isAlarm: true }
  const text = resultsText(someResults({ iterationId: '1', sampleRatio }), '2')
  expect(text).not.toContain('ALARM')
  expect(text).toMatch(/The configuration has iteration 2: .* in iteration 1 is not known here\.$/)
})
