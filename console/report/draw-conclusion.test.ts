import { expect, test } from 'vitest'
import type { ExperienceResults, Uplift } from '../../contract/experience-results.ts'
import { findReport } from '../test-data/answers.ts'
import { drawConclusion } from './draw-conclusion.ts'

const between = (low: number, high: number): Uplift => ({
  estimate: (low + high) / 2,
  interval: [low, high],
  isSignificant: low > 0 || high < 0,
  chanceToWin: 0.5,
})
const few: Uplift = { estimate: 0.4, interval: null, isSignificant: false, chanceToWin: null }

/** Results with a control and a variation for each of these uplifts. */
function someResults(uplifts: (Uplift | null)[], part: Partial<ExperienceResults> = {}): ExperienceResults {
  const { results } = findReport('low-stock')
  const [control, variation] = results?.variations ?? []
  if (!results || !control || !variation) throw new Error('the test data has no results')
  const compared = uplifts.map((rateUplift, at) => ({ ...variation, variationId: `v${at + 1}`, rateUplift }))
  return { ...results, variations: [control, ...compared], ...part }
}

const alarm = { ...someResults([]).sampleRatio, isAlarm: true }
const nobody = someResults([few]).variations.map((each) => ({ ...each, visitors: 0, conversions: 0 }))
const withoutControl = someResults([few]).variations.map((each) => ({ ...each, isControl: false }))

test.each([
  ['without results', null, 'unseen', []],
  ['without a visitor', someResults([few], { variations: nobody }), 'unseen', []],
  ['with an alarm, whatever else is proven', someResults([between(0.1, 0.3)], { sampleRatio: alarm }), 'alarm', []],
  ['with the control only', someResults([]), 'single', []],
  ['without a control', someResults([few], { variations: withoutControl }), 'single', []],
  ['without an interval', someResults([few, null]), 'few', ['few', 'few']],
  ['with an interval around zero', someResults([between(-0.1, 0.2)]), 'open', ['open']],
  ['with an interval above zero', someResults([between(0.1, 0.2)]), 'better', ['better']],
  ['with an interval below zero', someResults([between(-0.2, -0.1)]), 'worse', ['worse']],
  ['with one open and one too rare', someResults([few, between(-0.1, 0.2)]), 'open', ['few', 'open']],
  ['with one worse and one open', someResults([between(-0.1, 0.2), between(-0.2, -0.1)]), 'worse', ['open', 'worse']],
  [
    'with one worse and one better',
    someResults([between(-0.2, -0.1), between(0.1, 0.2)]),
    'better',
    ['worse', 'better'],
  ],
])('%s', (_name, results, verdict, kinds) => {
  const conclusion = drawConclusion({ results })
  expect(conclusion.verdict).toBe(verdict)
  expect(conclusion.findings.map(({ kind }) => kind)).toEqual(kinds)
})
