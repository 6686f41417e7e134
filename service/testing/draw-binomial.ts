/**
 * Draws how many of `tries` succeed when each does with the given probability. One random number gives what a random number
 * for each try would give: it is looked up among the cumulative probabilities of the binomial distribution.
 */
export type DrawBinomial = (tries: number, probability: number) => number

/** Creates the function, which keeps the probabilities of the numbers it was asked for. */
export function openBinomial(chance: () => number): DrawBinomial {
  const known = new Map<string, Float64Array>()
  return (tries, probability) => {
    if (tries === 0 || probability <= 0) return 0
    if (probability >= 1) return tries
    const key = `${tries} ${probability}`
    const cumulative = known.get(key) ?? addUp(tries, probability)
    known.set(key, cumulative)
    return findFirstAbove(cumulative, chance())
  }
}

/** Returns the probabilities of at most 0, 1, 2 … successes. By logarithms, because the first ones may be smaller than any number. */
function addUp(tries: number, probability: number): Float64Array {
  const cumulative = new Float64Array(tries + 1)
  const odds = Math.log(probability) - Math.log1p(-probability)
  let logarithm = tries * Math.log1p(-probability)
  let sum = 0
  for (let successes = 0; successes <= tries; successes++) {
    sum += Math.exp(logarithm)
    cumulative[successes] = sum
    logarithm += Math.log((tries - successes) / (successes + 1)) + odds
  }
  // Rounding must not leave a random number above all of them.
  cumulative[tries] = 1
  return cumulative
}

function findFirstAbove(cumulative: Float64Array, value: number): number {
  let low = 0
  let high = cumulative.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cumulative[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}
