import { expect, test } from 'vitest'
import type { CostBin } from './cost-bins.ts'
import { experienceCosts } from './experience-costs.ts'

const bins = (total: number): CostBin[] => [{ bin: 1, pages: 2, total, worst: total }]
const summary = (total: number) => ({ pages: 2, mean: total / 2, p75: total / 2, worst: total })
const nothing = { shift: null, longMs: null, interactionMs: null, codeMs: null }

test('[BD-07] experiences come by what a page load costs, a shift of 0.1 as a tenth of a second, else by name', () => {
  const counted = new Map([
    ['b', { longMs: bins(90) }],
    ['', { longMs: bins(1000) }],
    ['c', { shift: bins(0.1) }],
    ['a', { codeMs: bins(90) }],
  ])
  const { experiences, page, days } = experienceCosts(counted, 30)
  expect(days).toBe(30)
  expect(page).toEqual({ ...nothing, longMs: summary(1000) })
  expect(experiences).toEqual([
    { ...nothing, experienceId: 'c', shift: summary(0.1) },
    { ...nothing, experienceId: 'a', codeMs: summary(90) },
    { ...nothing, experienceId: 'b', longMs: summary(90) },
  ])
})

test('[BD-07] without any page load nothing is measured', () => {
  expect(experienceCosts(new Map(), 7)).toEqual({ days: 7, experiences: [], page: nothing })
})
