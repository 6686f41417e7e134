import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import type { ExperienceReport, ExperienceState } from '../../contract/console/experience-report.ts'
import type { Uplift } from '../../contract/experience-results.ts'
import { LanguageProvider, languageChoice } from '../settings/language.tsx'
import { findReport } from '../test-data/answers.ts'
import { waitFor } from '../testing/wait-for.ts'
import { type Language, loadTexts } from '../texts/texts.ts'
import { ConclusionCard } from './conclusion-card.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  localStorage.clear()
})

/** Returns the heading and the sentences for a report, each without spaces that do not break. */
async function sayConclusion(report: ExperienceReport, language: Language = 'en'): Promise<(string | undefined)[]> {
  await loadTexts(language)
  languageChoice.changeChoice(language)
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(
    <LanguageProvider>
      <ConclusionCard report={report} />
    </LanguageProvider>,
  )
  await waitFor(() => expect(container.querySelector('h2')).not.toBeNull())
  return [...container.querySelectorAll('h2, p:not(.eyebrow)')].map(({ textContent }) =>
    textContent?.replace(/\p{Zs}/gu, ' '),
  )
}

const between = (low: number, high: number): Uplift => ({
  estimate: (low + high) / 2,
  interval: [low, high],
  isSignificant: low > 0 || high < 0,
  chanceToWin: 0.5,
})
const few: Uplift = { estimate: 0.4, interval: null, isSignificant: false, chanceToWin: null }

/** The report of three variations with these uplifts of the second and third. */
function aReportWith(
  uplifts: [Uplift, Uplift],
  part: { state?: ExperienceState; isAlarm?: boolean } = {},
): ExperienceReport {
  const report = findReport('badges')
  const { state = 'running', isAlarm = false } = part
  if (!report.results) throw new Error('the test data has no results')
  const variations = report.results.variations.map((each, at) => ({ ...each, rateUplift: uplifts[at - 1] ?? null }))
  const sampleRatio = { ...report.results.sampleRatio, isAlarm, p: isAlarm ? 0.0000001 : 0.5 }
  return {
    ...report,
    experience: { ...report.experience, state },
    results: { ...report.results, variations, sampleRatio },
  }
}

const [picture, price] = ['Badge on the picture', 'Badge below the price']
const looking = 'The intervals hold however often you look: you may stop as soon as one leaves out zero.'

test.each<[string, ExperienceReport, RegExp[]]>([
  [
    'better',
    aReportWith([between(0.02, 0.2), few]),
    [
      /^A variation does better than the control$/,
      new RegExp(`^Visitors who see “${picture}” convert more often .* \\+11% .* between \\+2% and \\+20%\\.$`),
      new RegExp(`^“${price}” has too few conversions`),
      new RegExp(looking),
    ],
  ],
  [
    'worse',
    aReportWith([between(-0.2, -0.02), between(-0.1, 0.1)]),
    [
      /^A variation does worse than the control$/,
      new RegExp(`^Visitors who see “${picture}” convert less often .* −11% .* between −20% and −2%\\.$`),
      new RegExp(`^“${price}” may be anything between −10% and \\+10% .* This does not mean that both are alike\\.$`),
      new RegExp(looking),
    ],
  ],
  [
    'both better',
    aReportWith([between(0.02, 0.2), between(0.01, 0.1)]),
    [
      /^A variation does better/,
      new RegExp(picture),
      new RegExp(price),
      /^Each is compared with the control only. Which of the better ones is best is not proven\.$/,
      new RegExp(looking),
    ],
  ],
  [
    'open',
    aReportWith([between(-0.1, 0.1), few]),
    [/^No difference is proven yet$/, /may be anything/, /too few/, new RegExp(looking)],
  ],
  [
    'too few conversions',
    aReportWith([few, few]),
    [/^Too few conversions to say anything$/, new RegExp(picture), new RegExp(price), new RegExp(looking)],
  ],
  [
    'an alarm, which says nothing of the variations',
    aReportWith([between(0.02, 0.2), few], { isAlarm: true }),
    [/^Do not trust these numbers$/, /^Visitors are not divided .* \(p < 0\.0001\)\..* begin a new iteration/],
  ],
  [
    'ended',
    aReportWith([between(-0.1, 0.1), few], { state: 'ended' }),
    [/^No difference/, /anything/, /too few/, /^It does not run now/],
  ],
  ['nobody', findReport('welcome-back'), [/^Nobody has seen it yet$/, /^Once the first visitor has seen it/]],
])('%s', async (_name, report, sentences) => {
  const said = await sayConclusion(report)
  expect(said).toHaveLength(sentences.length)
  for (const [at, sentence] of sentences.entries()) expect(said[at]).toMatch(sentence)
})

test('in German it says the same', async () => {
  const said = await sayConclusion(aReportWith([between(0.02, 0.2), between(-0.2, -0.02)]), 'de')
  expect(said[0]).toBe('Eine Variante ist besser als die Kontrolle')
  expect(said[1]).toMatch(/^Wer „Badge on the picture“ sieht, konvertiert häufiger .* zwischen \+2 % und \+20 %\.$/)
  expect(said[2]).toMatch(/^Wer „Badge below the price“ sieht, konvertiert seltener .* zwischen −20 % und −2 %\.$/)
})
