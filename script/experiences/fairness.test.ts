import { expect, test } from 'vitest'
import { aVariation } from '../testing/an-experience.ts'
import { chooseVariation, probabilityOf } from './choose-variation.ts'

const visitors = 1_000_000

/** What each visitor is assigned by. It depends on no share, so it is worked out once for all splits. */
const probabilities = Array.from({ length: visitors }, (_, at) => probabilityOf(`visitor-${at}`, 'fair'))

/** Counts the visitors of each variation. */
function counted(ratios: number[]): number[] {
  const variations = ratios.map((trafficAllocationRatio, at) =>
    aVariation({ variationMasterId: String(at), trafficAllocationRatio }),
  )
  const experience = { experimentId: 'fair', variations }
  const counts = ratios.map(() => 0)
  for (const [at, savedProbability] of probabilities.entries()) {
    const visitorId = `visitor-${at}`
    const { variation } = chooseVariation({ experience, visitorId, savedProbability })
    // One in a hundred as on a first visit, with nothing saved.
    if (at % 100 === 0 && chooseVariation({ experience, visitorId }).variation !== variation)
      throw new Error(`${visitorId} is assigned by something else`)
    const index = Number(variation?.variationMasterId)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

function chiSquare(seen: number[], expected: number[]): number {
  return seen.reduce((sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0)
}

/** The chi-square value that one fair split in 1,000 exceeds, by degrees of freedom. */
const critical = { 1: 10.83, 2: 13.82 }

test.each([
  [[0.5, 0.5], 1],
  [[0.9, 0.1], 1],
  [[0.33, 0.33, 0.34], 2],
  [[0.01, 0.99], 1],
] as const)(
  'the split %j over a million visitors passes a chi-square test at p 0.001',
  (ratios, freedom) => {
    const counts = counted([...ratios])
    const expected = ratios.map((ratio) => ratio * visitors)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(visitors)
    expect(chiSquare(counts, expected)).toBeLessThan(critical[freedom])
  },
  60_000,
)

test('the assignments of two experiences are independent', () => {
  const variations = [aVariation({ variationMasterId: 'a', trafficAllocationRatio: 0.5 })]
  const has = (experimentId: string, visitorId: string) =>
    chooseVariation({ experience: { experimentId, variations }, visitorId }).variation !== undefined
  const experiences = ['one', 'two', 'one-2', 'eno'].map((id) => ({
    id,
    assigned: Array.from({ length: 200_000 }, (_, at) => Number(has(id, `visitor-${at}`))),
  }))
  for (const [first, second] of experiences.flatMap((a, at) => experiences.slice(at + 1).map((b) => [a, b] as const))) {
    const cells = [0, 0, 0, 0]
    for (const [at, assigned] of first.assigned.entries()) {
      const cell = assigned * 2 + (second.assigned[at] ?? 0)
      cells[cell] = (cells[cell] ?? 0) + 1
    }
    // Four cells with a fixed total have three degrees of freedom.
    expect(chiSquare(cells, [50_000, 50_000, 50_000, 50_000]), `${first.id} and ${second.id}`).toBeLessThan(16.27)
  }
})
