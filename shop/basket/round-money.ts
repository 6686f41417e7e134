/** Rounds an amount in major units to two decimals, because sums of floats have more. */
export function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100
}
