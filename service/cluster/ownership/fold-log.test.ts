import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { LogMessage, WriteLog } from '../log/event-log.ts'
import { encodeCall } from '../plan/call.ts'
import { openPartition } from '../state/partition.ts'
import type { PartitionState } from '../state/partition-state.ts'
import { ownPartition } from './partition-owner.ts'

const clearing = encodeCall({ store: 'stash', method: 'clear', given: [] })

type Folded = {
  /** Who wrote each message of the log. */
  writers: string[]
  /** How the attempts to store what was folded end; later ones succeed. */
  outcomes?: (() => Promise<Awaited<ReturnType<PartitionState['save']>>>)[]
  /** Where the stored state is when it is asked after an attempt. */
  position?: () => number
}

/** Folds messages in a partition of this process. Returns what others were told of them, and what was stored. */
async function foldMessages({ writers, outcomes = [], position = () => 0 }: Folded) {
  const told = { work: 0, answers: [] as string[], saved: [] as [number, number][], ended: '' }
  const messages = writers.map(
    (answerTo, at): LogMessage => ({ position: at + 1, text: clearing, answerTo, pending: writers.length - at - 1 }),
  )
  let isOpening = true
  const owner = ownPartition({
    number: 0,
    log: {
      async *follow(_partition, _after, signal) {
        isOpening = false
        for (const each of messages) {
          yield each
          await wait(20)
        }
        if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
      },
    } as Partial<WriteLog> as WriteLog,
    state: {
      position: async () => (isOpening ? 0 : position()),
      rows: async function* () {},
      async save({ from, to }) {
        const outcome = (await outcomes.shift()?.()) ?? 'saved'
        if (outcome === 'saved') told.saved.push([from, to])
        return outcome
      },
    } as Partial<PartitionState> as PartitionState,
    open: (stored) => openPartition({ number: 0, path: ':memory:', currencies: null, stored }),
    tell: async () => ({ folded: Promise.resolve() }),
    answer: (to) => void told.answers.push(to),
    onWork: () => void told.work++,
    isOwn: (answerTo) => answerTo === 'own',
    onEnd: (because) => {
      told.ended = because
    },
  })
  onTestFinished(() => owner.end())
  return told
}

test('what another process has written may be work here, what this one has written is none, and both are answered', async () => {
  const own = await foldMessages({ writers: ['own', 'own'] })
  await expect.poll(() => own.answers).toEqual(['own', 'own'])
  // When the partition was opened.
  expect(own.work).toBe(1)
  const others = await foldMessages({ writers: ['own', 'other'] })
  await expect.poll(() => others.answers).toEqual(['own', 'other'])
  expect(others.work).toBe(2)
})

test('[BS-02] what was folded is stored again until it is known to be, and only then answered', async () => {
  const fails = () => Promise.reject(new Error('no answer'))
  const told = await foldMessages({ writers: ['own'], outcomes: [fails, fails] })
  await expect.poll(() => told.saved).toEqual([[0, 1]])
  await expect.poll(() => told.answers).toEqual(['own'])
  expect(told.ended).toBe('')
})

test('[BS-02] an attempt whose answer did not arrive has stored it, and where the stored state is another one the partition ends', async () => {
  const moved = async () => 'moved' as const
  const stored = await foldMessages({ writers: ['own'], outcomes: [moved], position: () => 1 })
  await expect.poll(() => stored.answers).toEqual(['own'])
  const lost = await foldMessages({ writers: ['own'], outcomes: [moved], position: () => 0 })
  await expect.poll(() => lost.ended).toContain('writes were lost in a failover')
  expect(lost.answers).toEqual([])
})
