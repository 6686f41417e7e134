import { expect, test } from 'vitest'
import { openBinomial } from './draw-binomial.ts'
import { seededChance } from './seeded-chance.ts'

const draws = 20_000

/** Counts as many tries one by one. */
function countOneByOne(chance: () => number, tries: number, probability: number): number {
  let successes = 0
  for (let at = 0; at < tries; at++) if (chance() < probability) successes++
  return successes
}

test.each([
  [5, 0.3],
  [400, 0.5],
  [1000, 0.02],
])('of %d tries as many succeed as when each is drawn by itself, with probability %d', (tries, probability) => {
  const draw = openBinomial(seededChance(1))
  const chance = seededChance(2)
  const drawn = new Map<number, number>()
  const counted = new Map<number, number>()
  for (let at = 0; at < draws; at++) {
    const successes = draw(tries, probability)
    drawn.set(successes, (drawn.get(successes) ?? 0) + 1)
    const one = countOneByOne(chance, tries, probability)
    counted.set(one, (counted.get(one) ?? 0) + 1)
  }
  // The largest distance of both distributions, by the bound that Kolmogorov and Smirnov give for one error in a thousand.
  let [distance, difference] = [0, 0]
  for (let at = 0; at <= tries; at++) {
    difference += ((drawn.get(at) ?? 0) - (counted.get(at) ?? 0)) / draws
    distance = Math.max(distance, Math.abs(difference))
  }
  expect(distance).toBeLessThan(1.95 * Math.sqrt(2 / draws))
})

test('none of no tries, none that cannot and all that must succeed', () => {
  const draw = openBinomial(() => 0.999_999)
  expect([draw(0, 0.5), draw(7, 0), draw(7, 1), draw(3, 0.5)]).toEqual([0, 0, 7, 3])
  expect(openBinomial(() => 0)(3, 0.5)).toBe(0)
})
