import type { PartitionState } from '../state/partition-state.ts'
import type { PartitionOwner } from './partition-owner.ts'

export type OwnershipNeeds = {
  partitions: number
  stateOf: (number: number) => PartitionState
  /** Filled with the partitions that this process owns. */
  owned: Map<number, PartitionOwner>
  own: (number: number, onEnd: (because: string) => void) => PartitionOwner
  /** How many partitions this process is to have at most, now. */
  share: () => number
  warn: (line: string) => void
}

export type Ownership = {
  /** Takes what is free, prolongs what is owned, and gives back what is too much. */
  turn(): Promise<void>
  end(): Promise<void>
}

/** Milliseconds for which a lease holds without being prolonged: a dead process's partitions are free after it. */
export const leaseMs = 5000
/** Milliseconds between two turns. */
export const turnMs = 1000

/** Keeps the leases of this process's share of the partitions. */
export function ownPartitions({ partitions, stateOf, owned, own, share, warn }: OwnershipNeeds): Ownership {
  const heldUntil = new Map<number, number>()
  const states = Array.from({ length: partitions }, (_, number) => stateOf(number))

  async function endOwner(number: number): Promise<void> {
    const owner = owned.get(number)
    owned.delete(number)
    heldUntil.delete(number)
    await owner?.end()
  }

  async function prolongLease(number: number, state: PartitionState): Promise<void> {
    const asked = performance.now()
    const isHeld = await state.lease(leaseMs).catch(() => null)
    if (isHeld) heldUntil.set(number, asked + leaseMs)
    // Without an answer the lease holds as long as it did.
    else if (isHeld === false || performance.now() > (heldUntil.get(number) ?? 0)) await endOwner(number)
  }

  async function takePartition(number: number, state: PartitionState): Promise<void> {
    const asked = performance.now()
    if (!(await state.lease(leaseMs).catch(() => false))) return
    heldUntil.set(number, asked + leaseMs)
    owned.set(
      number,
      own(number, (because) => {
        warn(`partition ${number}: opened anew, because ${because}`)
        void endOwner(number)
      }),
    )
  }

  async function giveBack(number: number, state: PartitionState): Promise<void> {
    await endOwner(number)
    await state.release().catch(() => {}) // it ends by itself
  }

  return {
    async turn() {
      const wanted = share()
      await Promise.all(states.map((state, number) => owned.has(number) && prolongLease(number, state)))
      for (const [number, state] of states.entries())
        if (!owned.has(number) && owned.size < wanted) await takePartition(number, state)
      const [surplus] = owned.size > wanted ? [...owned.keys()].toReversed() : []
      const state = surplus === undefined ? undefined : states[surplus]
      if (surplus !== undefined && state) await giveBack(surplus, state)
    },
    async end() {
      await Promise.all(states.map((state, number) => owned.has(number) && giveBack(number, state)))
    },
  }
}
