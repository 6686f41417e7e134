import { expect, test } from 'vitest'
import { costSummary, costsOf } from './cost-texts.ts'

const free = { shift: 0.0004, longMs: 0.4, interactionMs: 0, codeMs: 0.9 }

test('[BD-07] what is not measurable is left out, and of what this browser does not report that is said', () => {
  expect(costsOf(free)).toEqual([])
  expect(costsOf({ ...free, codeMs: 12.4 })).toEqual([{ name: 'Its code ran', text: '12 ms' }])
  expect(costsOf({ interactionMs: 48, codeMs: 3 })).toEqual([
    { name: 'Layout shift', text: 'not reported by this browser' },
    { name: 'Long tasks', text: 'not reported by this browser' },
    { name: 'Slowest answer', text: '48 ms' },
    { name: 'Its code ran', text: '3 ms' },
  ])
})

test('[BD-07] what is worse than a good page has is marked', () => {
  expect(costsOf({ shift: 0.1234, longMs: 80, interactionMs: 264, codeMs: 90 })).toEqual([
    { name: 'Layout shift', text: '0.123, more than a good page has in all' },
    { name: 'Long tasks', text: '80 ms' },
    { name: 'Slowest answer', text: '264 ms, which shoppers feel' },
    { name: 'Its code ran', text: '90 ms' },
  ])
})

test('[BD-07] a closed row says only what shoppers feel', () => {
  expect([costSummary(), costSummary(free), costSummary({ codeMs: 400 })]).toEqual([undefined, undefined, undefined])
  expect(costSummary({ shift: 0.05, longMs: 120, interactionMs: 264 })).toBe(
    'shifted 0.05, 120 ms in long tasks, answered after 264 ms',
  )
})
