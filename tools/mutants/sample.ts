import { seededChance } from '../../service/testing/seeded-chance.ts'

/** Returns `count` items, or all when there are fewer, each as likely as any other; the same seed gives the same ones. */
export function sampleItems<Item>(items: readonly Item[], { seed, count }: { seed: number; count: number }): Item[] {
  const chance = seededChance(seed)
  const left = [...items]
  const sampled: Item[] = []
  while (sampled.length < count && left.length > 0) {
    const at = Math.floor(chance() * left.length)
    sampled.push(...left.splice(at, 1, ...left.splice(left.length - 1, at < left.length - 1 ? 1 : 0)))
  }
  return sampled
}
