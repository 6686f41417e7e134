import { expect, test } from 'vitest'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { chooseVariation, probabilityOf } from './choose-variation.ts'

const half = anExperience({
  variations: [
    aVariation({ variationId: 'a', trafficAllocationRatio: 0.5 }),
    aVariation({ variationId: 'b', trafficAllocationRatio: 0.5 }),
  ],
})

function chosen(savedProbability: number | undefined, experience = half): string | undefined {
  return chooseVariation({ experience, visitorId: 'visitor', savedProbability }).variation?.variationId
}

test('[EX-06] the probability depends only on visitor and experience, and is in [0, 1) with six decimals', () => {
  const probability = probabilityOf('visitor', 'experience')
  expect(probabilityOf('visitor', 'experience')).toBe(probability)
  expect(probabilityOf('visitor', 'another')).not.toBe(probability)
  expect(probabilityOf('another', 'experience')).not.toBe(probability)
  for (let visitor = 0; visitor < 2000; visitor++) {
    const each = probabilityOf(`visitor-${visitor}`, 'experience')
    expect(each).toBeGreaterThanOrEqual(0)
    expect(each).toBeLessThan(1)
    expect(Math.round(each * 1e6) / 1e6).toBe(each)
  }
})

test('[EX-06] the probability is the MurmurHash3 of visitor:experience divided by 2^32, truncated to six decimals', () => {
  expect(probabilityOf('hello', ' world')).toBe(Math.floor((murmurOf('hello: world') / 2 ** 32) * 1e6) / 1e6)
})

test('[EX-06] two experiences are independent: their pairs of probabilities are spread evenly over all four quarters', () => {
  const quarters = [0, 0, 0, 0]
  for (let visitor = 0; visitor < 10_000; visitor++) {
    const first = probabilityOf(`visitor-${visitor}`, 'one') < 0.5 ? 0 : 1
    const second = probabilityOf(`visitor-${visitor}`, 'two') < 0.5 ? 0 : 2
    quarters[first + second] = (quarters[first + second] ?? 0) + 1
  }
  for (const count of quarters) expect(Math.abs(count - 2500)).toBeLessThan(200)
})

test('a saved probability takes precedence over the hash', () => {
  expect(chosen(0.1)).toBe('a')
  expect(chosen(0.9)).toBe('b')
})

test('[EX-08] the first variation, in the given order, whose cumulative ratio exceeds the probability is chosen', () => {
  expect(chosen(0.499999)).toBe('a')
  expect(chosen(0.5)).toBe('b')
})

test('[EX-08] a visitor beyond the sum of all ratios gets no variation, because ratios are not normalised', () => {
  const some = anExperience({ variations: [aVariation({ variationId: 'a', trafficAllocationRatio: 0.2 })] })
  expect(chosen(0.199999, some)).toBe('a')
  expect(chosen(0.2, some)).toBe(undefined)
})

test('[EX-08] a negative or non-numeric ratio counts as 0', () => {
  const odd = anExperience({
    variations: [
      aVariation({ variationId: 'a', trafficAllocationRatio: -1 }),
      aVariation({ variationId: 'b', trafficAllocationRatio: '1' as unknown as number }),
      aVariation({ variationId: 'c', trafficAllocationRatio: 1 }),
    ],
  })
  expect(chosen(0, odd)).toBe('c')
})

test('[EX-08] a 50/50 split over 10,000 ids is accurate to 2 percentage points', () => {
  let first = 0
  for (let visitor = 0; visitor < 10_000; visitor++)
    if (chooseVariation({ experience: half, visitorId: `v-${visitor}` }).variation?.variationId === 'a') first++
  expect(Math.abs(first - 5000)).toBeLessThan(200)
})

test('[EX-09] a factorial experience uses the factorial ratio, or the ordinary one when it is missing', () => {
  const variations = [
    aVariation({ variationId: 'a', trafficAllocationRatio: 1, factorialTrafficAllocationRatio: 0 }),
    aVariation({ variationId: 'b', trafficAllocationRatio: 1 }),
  ]
  expect(chosen(0.5, anExperience({ variations }))).toBe('a')
  expect(chosen(0.5, anExperience({ variations, factorial: true }))).toBe('b')
})

test('the choice states its reason', () => {
  expect(chooseVariation({ experience: half, visitorId: 'v', savedProbability: 0.25 }).because).toBe(
    'probability 0.25 as saved is below 0.5',
  )
})

/** The published algorithm in BigInt, as an independent second implementation. */
function murmurOf(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const mask = 0xffffffffn
  const rotate = (value: bigint, by: bigint) => ((value << by) | (value >> (32n - by))) & mask
  let hash = 0n
  const mix = (block: bigint) => (rotate((block * 0xcc9e2d51n) & mask, 15n) * 0x1b873593n) & mask
  const whole = bytes.length - (bytes.length % 4)
  for (let at = 0; at < whole; at += 4) {
    const block = [0, 1, 2, 3].reduce((sum, i) => sum | (BigInt(bytes[at + i] ?? 0) << BigInt(8 * i)), 0n)
    hash = (rotate(hash ^ mix(block), 13n) * 5n + 0xe6546b64n) & mask
  }
  let tail = 0n
  for (let at = bytes.length - 1; at >= whole; at--) tail = (tail << 8n) | BigInt(bytes[at] ?? 0)
  hash ^= mix(tail) ^ BigInt(bytes.length)
  hash = ((hash ^ (hash >> 16n)) * 0x85ebca6bn) & mask
  hash = ((hash ^ (hash >> 13n)) * 0xc2b2ae35n) & mask
  return Number(hash ^ (hash >> 16n))
}
