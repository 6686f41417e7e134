/** The statistics of a measured value that a comparison needs: the number of visitors, its mean and its variance. */
export type Sample = { visitors: number; mean: number; variance: number }

/** Returns the sample of the share of visitors who did something. */
export function proportionSample(count: number, visitors: number): Sample {
  const mean = visitors > 0 ? count / visitors : 0
  return { visitors, mean, variance: mean * (1 - mean) }
}

/** Returns the sample of an amount per visitor; most amounts may be 0. */
export function meanSample({ sum, squares, visitors }: { sum: number; squares: number; visitors: number }): Sample {
  const mean = visitors > 0 ? sum / visitors : 0
  return { visitors, mean, variance: visitors > 1 ? (squares - sum * mean) / (visitors - 1) : 0 }
}
