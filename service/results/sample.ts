/** What a comparison needs to know of a measured value: how many visitors, its mean, and its variance among them. */
export type Sample = { visitors: number; mean: number; variance: number }

/** The share of the visitors who did something. */
export function proportionSample(count: number, visitors: number): Sample {
  const mean = visitors > 0 ? count / visitors : 0
  return { visitors, mean, variance: mean * (1 - mean) }
}

/** The mean of amounts per visitor, of which most may be 0. */
export function meanSample({ sum, squares, visitors }: { sum: number; squares: number; visitors: number }): Sample {
  const mean = visitors > 0 ? sum / visitors : 0
  return { visitors, mean, variance: visitors > 1 ? (squares - sum * mean) / (visitors - 1) : 0 }
}
