/** What a review may take from five stars, in the order in which it is taken: mostly one, at times more. */
const shortfalls = [1, 1, 1, 2, 1, 1, 3, 1, 2, 1]

/** Whole stars of `count` reviews, best first, whose mean is the rating to a tenth as far as whole stars allow. */
export function starsOf(rating: number, count: number): number[] {
  const stars: number[] = Array(count).fill(5)
  let missing = 5 * count - Math.round(rating * count)
  for (let index = 0; missing > 0 && index < count; index++) {
    const taken = Math.min(shortfalls[index % shortfalls.length] ?? 1, missing)
    stars[count - 1 - index] = 5 - taken
    missing -= taken
  }
  return stars
}
