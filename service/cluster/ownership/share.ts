/** Ids of processes of which something was heard lately, with when. */
export type Peers = Map<string, number>

/** A process of which nothing was heard for so long counts no longer, in milliseconds. */
export const silentMs = 3000

/**
 * Returns how many partitions each process is to own: equal parts, rounded up, of the processes that are alive.
 * @param now milliseconds of the same clock as in `peers`, which does not contain this process
 */
export function shareOf(partitions: number, peers: Peers, now: number): number {
  const alive = [...peers.values()].filter((heardAt) => now - heardAt < silentMs).length + 1
  return Math.ceil(partitions / alive)
}
