/** An amount in major units cut to the two decimals that money has; sums of floats carry more. */
export function roundMoney(amount: number): number {
  return Math.round(amount * 100) / 100
}
