import { setTimeout as wait } from 'node:timers/promises'
import { CannotOpen } from '../open-patiently.ts'
import type { PartitionState } from '../state/partition-state.ts'
import { leaseMs } from './own-partitions.ts'

/** Milliseconds between two attempts. */
const pauseMs = 500

/**
 * Takes the leases of all partitions for a command that no service may work beside. Those of a process that was killed end by
 * themselves. @throws (rejects) CannotOpen where a process goes on prolonging one
 */
export async function takeLeases(states: readonly PartitionState[], name: string): Promise<void> {
  const until = performance.now() + leaseMs + 1000
  for (const state of states)
    while (!(await state.lease(leaseMs))) {
      if (performance.now() > until)
        throw new CannotOpen(`A service or a command works on ${name} on this cluster. End it first.`)
      await wait(pauseMs)
    }
}
