/** Numbers from 0 up to 1, the same ones in the same order every time. */
export function seededChance(seed = 1): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
