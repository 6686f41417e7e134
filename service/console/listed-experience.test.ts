import { expect, test } from 'vitest'
import { aDescribedExperience } from '../../contract/testing/a-described-experience.ts'
import type { IterationCounts } from '../results/results-store.ts'
import { listExperience, sharesOf } from './listed-experience.ts'

const now = 1_000_000_000_000
const weekMs = 7 * 86_400_000

/** Counts of variations as `{ id: [visitors, conversions] }`, of which `c` is the control. */
const countsOf = (variations: Record<string, [visitors: number, conversions: number]>): IterationCounts => ({
  iterationId: '3',
  conversion: 'primary',
  goals: ['g1', 'g2'],
  variations: Object.entries(variations).map(([id, [visitors, conversions]]) => ({
    variationId: `offers-${id}`,
    isControl: id === 'c',
    visitors,
    conversions,
    spent: new Map(),
  })),
})
const listed = (needs: Partial<Parameters<typeof listExperience>[1]>) =>
  listExperience('offers', { described: null, isSiteKnown: false, counts: null, lastAt: now, now, ...needs })

test('an experience that only events know has what they tell: its variations in equal parts, its goals, no rules', () => {
  expect(listed({ counts: countsOf({ c: [100, 30], v: [300, 90] }) })).toEqual({
    id: 'offers',
    name: 'offers',
    template: null,
    iterationId: '3',
    variations: [
      { variationId: 'offers-c', name: 'offers-c', isControl: true, share: 0.5 },
      { variationId: 'offers-v', name: 'offers-v', isControl: false, share: 0.5 },
    ],
    pages: [],
    devices: [],
    paths: { include: [], exclude: [] },
    segments: [],
    goals: [
      { id: 'g1', isPrimary: false },
      { id: 'g2', isPrimary: false },
    ],
    exclusionGroup: null,
    startsAt: null,
    endsAt: null,
    pausedAt: null,
    state: 'running',
    visitors: 400,
    conversion: 'primary',
    leading: { variationId: 'offers-v', uplift: expect.objectContaining({ isSignificant: false }) },
    isAlarm: true,
  })
  expect(listed({})).toMatchObject({ iterationId: '', visitors: 0, conversion: null, leading: null, isAlarm: false })
})

test('an experience that nobody describes is over after a week of silence, and removed where its site is known', () => {
  expect(listed({ lastAt: now - weekMs + 1 }).state).toBe('running')
  expect(listed({ lastAt: now - weekMs }).state).toBe('ended')
  expect(listed({ isSiteKnown: true }).state).toBe('removed')
})

test('[BV-04] the leading variation is the significant one, and of several that with the greatest difference', () => {
  const leadingOf = (variations: Parameters<typeof countsOf>[0]) =>
    listed({ counts: countsOf({ c: [5000, 1000], ...variations }) }).leading?.variationId
  expect(leadingOf({ a: [100, 35], b: [5000, 1300], d: [100, 36] })).toBe('offers-b')
  expect(leadingOf({ a: [5000, 1300], b: [5000, 1400] })).toBe('offers-b')
  expect(leadingOf({ a: [5000, 1300], b: [5000, 500] })).toBe('offers-b')
  expect(leadingOf({ a: [100, 21], b: [100, 16], d: [100, 20] })).toBe('offers-b')
})

test('[BV-04] visitors are judged by the described shares, where there are any', () => {
  const [control, variation] = aDescribedExperience('offers').variations
  const described = (one: number, other: number) =>
    aDescribedExperience('offers', {
      variations: [control && { ...control, share: one }, variation && { ...variation, share: other }].filter(
        (each) => each !== undefined,
      ),
    })
  const counts = countsOf({ c: [1000, 0], v: [3000, 0] })
  expect(listed({ described: described(0.25, 0.75), counts }).isAlarm).toBe(false)
  expect(listed({ described: described(0.5, 0.5), counts }).isAlarm).toBe(true)
  expect(sharesOf(described(0, 0))).toBe(null)
  expect(sharesOf(described(0, 1))).toEqual(new Map([['offers-c', 0], ['offers-v', 1]])) // biome-ignore format: pairs
})
