import { erfc } from './erfc.ts'

/**
 * The probability that visitors who are divided by these shares come out at least as unevenly as they did: a chi-square
 * test (BV-04). 1 where nobody came. Shares need not add up to 1; one of 0 is left out of the test.
 */
export function sampleRatioP(groups: readonly { visitors: number; share: number }[]): number {
  const visitors = groups.reduce((sum, each) => sum + each.visitors, 0)
  const shares = groups.reduce((sum, { share }) => sum + share, 0)
  if (visitors === 0 || shares === 0) return 1
  const distance = groups
    .map(({ share, visitors: came }) => ({ came, expected: (share / shares) * visitors }))
    .filter(({ expected }) => expected > 0)
    .reduce((sum, { came, expected }) => sum + (came - expected) ** 2 / expected, 0)
  return chiSquareAbove(distance, groups.length - 1)
}

/** The upper tail of the distribution with so many degrees of freedom, from that with two fewer. */
function chiSquareAbove(x: number, degrees: number): number {
  if (degrees <= 0) return 1
  const isOdd = degrees % 2 === 1
  let above = isOdd ? erfc(Math.sqrt(x / 2)) : Math.exp(-x / 2)
  let term = isOdd ? Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) : (Math.exp(-x / 2) * x) / 2
  for (let reached = isOdd ? 1 : 2; reached < degrees; reached += 2) {
    above += term
    term *= x / (reached + 2)
  }
  return above
}
