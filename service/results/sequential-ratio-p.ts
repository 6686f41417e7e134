/** Coefficients of Stirling's series, B(2k) / (2k (2k - 1)). */
const series = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188]
const halfLogOfTwoPi = Math.log(2 * Math.PI) / 2
/** From this value on the series is exact to about 15 digits. */
const large = 12

/** Returns the natural logarithm of the gamma function, for numbers above 0. */
export function logGamma(x: number): number {
  let shifted = x
  let product = 1
  for (; shifted < large; shifted++) product *= shifted
  const square = shifted * shifted
  let rest = 0
  let power = shifted
  for (const coefficient of series) {
    rest += coefficient / power
    power *= square
  }
  return (shifted - 0.5) * Math.log(shifted) - shifted + halfLogOfTwoPi + rest - Math.log(product)
}

export type ShareGroup = { visitors: number; share: number }

/**
 * How closely a faulty distribution of visitors is expected to follow the shares: small values find large faults
 * early, large values find small faults late. The test uses the mean over all of them.
 */
const concentrations = [10, 100, 1000, 10_000, 100_000]

/**
 * Returns a p-value for the hypothesis that visitors are distributed by these shares. It may be checked as often as
 * desired: with a correct distribution, the probability that it is ever below a bound is at most that bound (BV-04).
 * It is one divided by the Bayes factor of a Dirichlet-multinomial model against the shares, as in Lindon and Malek
 * (arXiv 2011.03567). Returns 1 without visitors. Shares need not add up to 1; visitors in a group with share 0 give
 * 0.
 */
export function sequentialRatioP(groups: readonly ShareGroup[]): number {
  const total = groups.reduce((sum, { share }) => sum + share, 0)
  if (total === 0) return 1
  if (groups.some(({ share, visitors }) => share === 0 && visitors > 0)) return 0
  const expected = groups.filter(({ share }) => share > 0).map((each) => ({ ...each, share: each.share / total }))
  const factors = concentrations.map((concentration) => logBayesFactor(expected, concentration))
  const largest = Math.max(...factors)
  const mean = factors.reduce((sum, factor) => sum + Math.exp(factor - largest), 0) / factors.length
  return Math.min(1, Math.exp(-largest) / mean)
}

function logBayesFactor(groups: readonly ShareGroup[], concentration: number): number {
  const visitors = groups.reduce((sum, each) => sum + each.visitors, 0)
  const parts = groups.map(({ share, visitors: came }) => {
    const prior = share * concentration
    return logGamma(prior + came) - logGamma(prior) - came * Math.log(share)
  })
  const whole = logGamma(concentration) - logGamma(concentration + visitors)
  return parts.reduce((sum, part) => sum + part, whole)
}
