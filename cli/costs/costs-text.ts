import { type CostMeasure, type CostSums, costMeasures, type SummedCost } from '../../contract/experience-costs.ts'
import { alignColumns } from '../align-columns.ts'

const heads: Record<CostMeasure, string> = {
  shift: 'layout shift',
  longMs: 'long tasks ms',
  interactionMs: 'slowest answer ms',
  codeMs: 'code ms',
}
const count = new Intl.NumberFormat('en')

/** Formats what experiences cost for printing: of each measure the 75th percentile of page loads, and the worst. */
export function costsText({ days, experiences, page }: CostSums): string {
  const loads = Math.max(0, ...costMeasures.map((measure) => page[measure]?.pages ?? 0))
  const of = days === 1 ? 'today' : `the last ${days} days`
  if (loads === 0 && experiences.length === 0) return `No page load of ${of} has reported what experiences cost.`
  return [
    `${count.format(loads)} page loads of ${of}. Three in four cost at most the first figure; the second is the worst.`,
    '',
    ...alignColumns([
      ['experience', 'page loads', ...costMeasures.map((measure) => heads[measure])],
      ...experiences.map(({ experienceId, ...cost }) => rowOf(experienceId, cost)),
      rowOf('the page itself', page),
    ]),
  ].join('\n')
}

function rowOf(name: string, cost: SummedCost): string[] {
  const pages = Math.max(0, ...costMeasures.map((measure) => cost[measure]?.pages ?? 0))
  return [name, count.format(pages), ...costMeasures.map((measure) => formatCost(measure, cost[measure]))]
}

function formatCost(measure: CostMeasure, measured: SummedCost[CostMeasure]): string {
  const digits = measure === 'shift' ? 3 : 0
  return measured ? `${measured.p75.toFixed(digits)} / ${measured.worst.toFixed(digits)}` : 'not measured'
}
