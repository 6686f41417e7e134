/** From this value on the continued fraction is more accurate. */
const tail = 2.5
const fractionTerms = 60

/** Returns the complementary error function, accurate to about 14 digits. */
export function complementaryError(x: number): number {
  if (x < 0) return 2 - complementaryError(-x)
  return x < tail ? 1 - errorBySeries(x) : errorByFraction(x)
}

/** Returns the error function by its series without alternating signs, which loses no digits. */
function errorBySeries(x: number): number {
  let term = x
  let sum = x
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= (2 * x * x) / (2 * n + 1)
    sum += term
  }
  return (2 / Math.sqrt(Math.PI)) * Math.exp(-x * x) * sum
}

function errorByFraction(x: number): number {
  let below = x
  for (let n = fractionTerms; n > 0; n--) below = x + n / 2 / below
  return Math.exp(-x * x) / (Math.sqrt(Math.PI) * below)
}
