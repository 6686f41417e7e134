import type {
  ExperienceResults,
  RevenueComparison,
  SampleRatio,
  Uplift,
  VariationResults,
} from '../../contract/experience-results.ts'
import { alignColumns } from '../align-columns.ts'

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const count = new Intl.NumberFormat('en')

/**
 * Formats the results of an experience for printing: rates, revenue, and whether visitors are distributed as intended.
 * @param configured the iteration of the configuration, where that is another one, whose shares may be others
 */
export function resultsText(
  { experienceId, iterationId, conversion, ...results }: ExperienceResults,
  configured: string | null = null,
): string {
  const { variations, currencies, comparisons, sampleRatio, goals } = results
  return [
    `${experienceId}, iteration ${iterationId}. A conversion is ${meaningOf(conversion)}.`,
    ...(goals.length > 0 ? [`Goals reached: ${goals.join(', ')}`] : []),
    '',
    ...alignColumns([
      ['variation', 'visitors', 'conversions', 'rate', ...upliftHeads],
      ...variations.map((each) => [
        each.variationId,
        count.format(each.visitors),
        count.format(each.conversions),
        formatPercent(each.rate, 2),
        ...upliftCells(each, each.rateUplift),
      ]),
    ]),
    '',
    ...currencies.flatMap((comparison, at) => [...revenueLines(variations, comparison, at), '']),
    ...(comparisons > 1 ? [manyComparisons(comparisons), ''] : []),
    configured === null ? ratioText(sampleRatio) : otherIteration(iterationId, configured),
  ].join('\n')
}

function revenueLines(variations: VariationResults[], comparison: RevenueComparison, at: number): string[] {
  const { currency, cap, isAdjusted } = comparison
  const notes = [
    ...(cap === null
      ? []
      : [`Visitors who spent more than ${amount.format(cap)} are compared as if they had spent that.`]),
    ...(isAdjusted ? ['What visitors spent before is taken into account.'] : []),
  ]
  return [
    ...alignColumns([
      ['variation', currency === '' ? 'revenue' : `revenue ${currency}`, 'per visitor', ...upliftHeads],
      ...variations.map((each) => {
        const { revenue = 0, perVisitor = 0, uplift = null } = each.revenues[at] ?? {}
        return [each.variationId, amount.format(revenue), amount.format(perVisitor), ...upliftCells(each, uplift)]
      }),
    ]),
    ...notes,
  ]
}

function manyComparisons(comparisons: number): string {
  return `${comparisons} variations are compared to the control: the intervals are so much wider that all of them hold together.`
}

const upliftHeads = ['uplift', '95 % interval', 'chance to win', '']

function meaningOf(conversion: string): string {
  if (conversion === 'order') return 'an order'
  return conversion === 'primary' ? 'a primary goal' : `the goal ${conversion}`
}

function upliftCells({ isControl }: VariationResults, uplift: Uplift | null): string[] {
  if (!uplift) return [isControl ? 'control' : 'not known', '', '', '']
  const { estimate, interval, chanceToWin, isSignificant } = uplift
  return [
    formatSigned(estimate),
    interval ? interval.map(formatSigned).join(' to ') : 'too few conversions',
    chanceToWin === null ? '' : formatPercent(chanceToWin, 1),
    isSignificant ? 'significant' : '',
  ]
}

function otherIteration(counted: string, configured: string): string {
  return `The configuration has iteration ${configured}: whether the visitors are divided as it was meant in iteration ${counted} is not known here.`
}

function ratioText({ shares, isAssumed, p, isAlarm }: SampleRatio): string {
  const expected = shares.map(({ variationId, share }) => `${variationId} ${formatPercent(share, 1)}`).join(', ')
  const test = `${isAssumed ? 'equal shares' : expected}: p ${p < 0.0001 ? p.toExponential(1) : p.toFixed(4)}`
  return isAlarm
    ? `ALARM: the visitors are not divided as expected (${test}). Do not trust these results before you know why.`
    : `The visitors are divided as expected (${test}).`
}

function formatPercent(value: number, digits: number): string {
  return `${(value * 100).toFixed(digits)} %`
}

function formatSigned(value: number): string {
  return `${value < 0 ? '' : '+'}${formatPercent(value, 1)}`
}
