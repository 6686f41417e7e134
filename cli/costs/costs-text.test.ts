import { expect, test } from 'vitest'
import type { MeasuredPages } from '../../contract/experience-costs.ts'
import { costsText } from './costs-text.ts'

const measured = (p75: number, worst: number, pages = 1200): MeasuredPages => ({ pages, mean: p75 / 2, p75, worst })

test('[BD-07] each experience has a row with the 75th percentile and the worst of each cost, and the page the last', () => {
  const text = costsText({
    days: 30,
    experiences: [
      {
        experienceId: 'offers',
        shift: measured(0.0523, 0.4),
        longMs: measured(61.4, 240),
        interactionMs: null,
        codeMs: measured(8, 75),
      },
    ],
    page: { shift: measured(0, 0.1, 1500), longMs: measured(310, 900), interactionMs: null, codeMs: null },
  })
  expect(text.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    '1,500 page loads of the last 30 days. Three in four cost at most the first figure; the second is the worst.',
    '',
    'experience | page loads | layout shift | long tasks ms | slowest answer ms | code ms',
    'offers | 1,200 | 0.052 / 0.400 | 61 / 240 | not measured | 8 / 75',
    'the page itself | 1,500 | 0.000 / 0.100 | 310 / 900 | not measured | not measured',
  ])
})

test('[BD-07] without any report that is said', () => {
  const page = { shift: null, longMs: null, interactionMs: null, codeMs: null }
  expect(costsText({ days: 1, experiences: [], page })).toBe(
    'No page load of today has reported what experiences cost.',
  )
})
