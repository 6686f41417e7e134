/** An invented experiment of the demo's history. */
export type InventedTest = {
  id: string
  /** Share of the visitors who see it at all. */
  reach: number
  /** `effect` is how many times as often as usual its visitors put something into their bag. */
  variations: { variationId: string; isControl: boolean; share: number; effect: number }[]
  /** Days before today on which it began and ended; 0 for still running. */
  beganBefore: number
  endedBefore: number
}

const inTwo = (id: string, effect: number, share = 0.5) => [
  { variationId: `${id}-c`, isControl: true, share: 1 - share, effect: 1 },
  { variationId: `${id}-v`, isControl: false, share, effect },
]

const forAll = (id: string, reach: number): InventedTest => ({
  id,
  reach,
  variations: [{ variationId: `${id}-v`, isControl: false, share: 1, effect: 1 }],
  beganBefore: 28,
  endedBefore: 0,
})

/**
 * One experiment that wins, one that makes no difference, one that loses, and one whose visitors are not divided as they
 * should be; all but the first are over. Then some experiences that everybody sees.
 */
export const inventedTests: readonly InventedTest[] = [
  { id: 'accordion', reach: 0.85, variations: inTwo('accordion', 1.24), beganBefore: 28, endedBefore: 0 },
  {
    id: 'free-returns-note',
    reach: 0.6,
    variations: inTwo('free-returns-note', 1.02),
    beganBefore: 28,
    endedBefore: 3,
  },
  { id: 'delivery-bar', reach: 0.55, variations: inTwo('delivery-bar', 0.68), beganBefore: 27, endedBefore: 8 },
  { id: 'quick-size', reach: 0.5, variations: inTwo('quick-size', 1.05, 0.38), beganBefore: 20, endedBefore: 8 },
  forAll('social-proof', 0.2),
  forAll('offers', 0.15),
  forAll('recently-viewed', 0.1),
]
