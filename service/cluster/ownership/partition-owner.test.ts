import { expect, test } from 'vitest'
import { openPartition } from '../state/partition.ts'
import type { PartitionState, StoredRows } from '../state/partition-state.ts'
import { ownPartition } from './partition-owner.ts'

/** Owns a partition whose state answers as given, until it can go on no longer. Returns why. */
function whyItEnds({ positions, rows = [] }: { positions: number[]; rows?: StoredRows[] }): Promise<string> {
  const unused = () => {
    throw new Error('not asked')
  }
  return new Promise((resolve) => {
    ownPartition({
      number: 0,
      log: { follow: async function* () {} } as unknown as Parameters<typeof ownPartition>[0]['log'],
      state: {
        position: async () => positions.shift() ?? 0,
        rows: async function* () {
          yield* rows
        },
      } as Partial<PartitionState> as PartitionState,
      open: (stored) => openPartition({ number: 0, path: ':memory:', currencies: null, stored }),
      tell: unused,
      answer: unused,
      onWork: () => {},
      isOwn: () => true,
      onEnd: resolve,
    })
  })
}

const incomplete = { table: 'transactions', rows: [], total: 1 }

test('[BS-02] a partition whose store changes its primary while it is opened is opened anew: rows are missing, or older than their position', async () => {
  expect(await whyItEnds({ positions: [7, 7] })).toContain('the log has ended')
  expect(await whyItEnds({ positions: [7, 6] })).toContain('the stored state has changed while it was read')
  expect(await whyItEnds({ positions: [7, 7], rows: [incomplete] })).toContain('0 of 1 rows of transactions were read')
})
