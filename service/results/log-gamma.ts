/** Coefficients of Stirling's series, B(2k) / (2k (2k - 1)). */
const series = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360_360, 1 / 156]
/** From here on the series is exact to about 15 digits. */
const large = 12

/** The natural logarithm of the gamma function, for numbers above 0. */
export function logGamma(x: number): number {
  let shifted = x
  let product = 1
  for (; shifted < large; shifted++) product *= shifted
  const rest = series.reduce((sum, coefficient, at) => sum + coefficient / shifted ** (2 * at + 1), 0)
  return (shifted - 0.5) * Math.log(shifted) - shifted + Math.log(2 * Math.PI) / 2 + rest - Math.log(product)
}
