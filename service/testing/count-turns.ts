/**
 * Counts the turns of the event loop that work takes: how often others could be answered in between. A timer would count time, of which a
 * busy machine has more.
 */
export async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(function count() {
    turns++
    next = setImmediate(count)
  })
  await work()
  clearImmediate(next)
  return turns
}
