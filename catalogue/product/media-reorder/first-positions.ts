/** Which of so many media come first, by their index: what exists, once each; none of fewer than two (PDP-24.3). */
export function firstPositions(count: number, positions: readonly number[]): number[] {
  if (count < 2) return []
  return [...new Set(positions)]
    .filter((each) => Number.isInteger(each) && each >= 1 && each <= count)
    .map((each) => each - 1)
}
