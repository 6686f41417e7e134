import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aClock } from '../testing/a-clock.ts'
import { aKeyValue } from '../testing/a-run.ts'
import type { BatchResult } from './batch.ts'
import { createEventStorage } from './event-storage.ts'
import { openSharedWait } from './shared-wait.ts'
import { aQueueOn, type Batch, done, failed, makeEvents, makeIds, refused } from './testing/a-queue.ts'

const asked = (retryAfter: string | null): BatchResult => ({ kind: 'failed', reason: 'status 503', retryAfter })

/** Two tabs, or two successive pages, with the same storage and clock. */
function twoPages(answer: (batch: Batch, nth: number) => BatchResult | Promise<BatchResult>) {
  const clock = aClock()
  const keyValue = aKeyValue()
  const posted: { page: number; at: number; ids: string[]; leaving: boolean }[] = []
  const open = (page: number) => {
    const { queue } = aQueueOn(
      {
        ...clock,
        storage: createEventStorage(keyValue),
        sharedWait: openSharedWait({ storage: keyValue, now: clock.now }, 'qb_wait:shop'),
        post(events, { leaving, dedupe }) {
          const ids = events.map(({ meta }) => meta.id)
          posted.push({ page, at: clock.now(), ids, leaving })
          return Promise.resolve(answer({ ids, leaving, dedupe, at: clock.now(), batchTs: [] }, posted.length - 1))
        },
      },
      () => done,
    )
    return queue
  }
  return { clock, posted, open, start: clock.now() }
}

test.each([
  ['120', 120_000],
  ['1', 30_000],
  [null, 30_000],
])(
  '[QU-18] after an answer with Retry-After %s the next attempt waits for the resulting time',
  async (retryAfter, ms) => {
    const { clock, posted, open, start } = twoPages((_, nth) => (nth === 0 ? asked(retryAfter) : done))
    open(1).add(anEvent({ meta: { id: 'e1' } }))
    await clock.pass(100 + ms - 1)
    expect(posted).toHaveLength(1)
    await clock.pass(1)
    expect(posted.map(({ at }) => at - start)).toEqual([100, 100 + ms])
  },
)

test('[QU-18] a wait requested by one answer does not apply to the next failure', async () => {
  const answers = [asked('120'), failed]
  const { clock, posted, open, start } = twoPages((_, nth) => answers[nth] ?? done)
  open(1).add(anEvent({ meta: { id: 'e1' } }))
  await clock.pass(200_000)
  expect(posted.map(({ at }) => at - start)).toEqual([100, 120_100, 150_100])
})

test('[QU-18] the wait after an answer also applies to another tab and to the following page', async () => {
  const { clock, posted, open, start } = twoPages((_, nth) => (nth === 0 ? asked(null) : done))
  open(1).add(anEvent({ meta: { id: 'e1', seq: 1 } }))
  await clock.pass(100)
  await clock.pass(10_000)
  const next = open(2)
  next.add(anEvent({ meta: { id: 'e2', seq: 2 } }))
  next.check()
  await clock.pass(19_999)
  expect(posted).toHaveLength(1)
  await clock.pass(1)
  expect(posted.slice(1).flatMap(({ ids }) => ids)).toEqual(['e1', 'e2'])
  expect(posted[1]?.at).toBe(start + 30_100)
})

test('the page after a network failure tries at once', async () => {
  const { clock, posted, open } = twoPages((_, nth) => (nth === 0 ? failed : done))
  open(1).add(anEvent({ meta: { id: 'e1' } }))
  await clock.pass(100)
  open(2)
  await clock.pass(0)
  expect(posted.map(({ page }) => page)).toEqual([1, 2])
})

test('[QU-18] on leaving, a page sends nothing to a service that asked it to wait, but still tries after a network failure', async () => {
  for (const [failure, count] of [
    [asked('60'), 1],
    [asked(null), 1],
    [failed, 2],
  ] as const) {
    const { clock, posted, open } = twoPages((_, nth) => (nth === 0 ? failure : done))
    const queue = open(1)
    queue.add(anEvent({ meta: { id: 'e1' } }))
    await clock.pass(100)
    queue.leave(true)
    expect(posted).toHaveLength(count)
  }
})

test('[QU-18] a wait requested on leaving a page applies to the next page', async () => {
  const { clock, posted, open } = twoPages((_, nth) => (nth === 0 ? asked('60') : done))
  const queue = open(1)
  queue.add(anEvent({ meta: { id: 'e1' } }))
  queue.leave(true)
  await clock.pass(0)
  open(2)
  await clock.pass(59_999)
  expect(posted).toHaveLength(1)
  await clock.pass(1)
  expect(posted.length).toBeGreaterThan(1)
})

test('[QU-18] a full queue of one property drops no events of another, and a batch that is refused for good releases those behind it', async () => {
  const keyValue = aKeyValue()
  const theirs = createEventStorage(keyValue, 'other')
  for (let nth = 0; nth < 90; nth++)
    theirs.put({
      event: anEvent({ meta: { id: `t${nth}`, trackingId: 'other', ts: aClock().now() } }),
      attempted: false,
    })
  const { queue, clock, batches, losses } = aQueueOn({ storage: createEventStorage(keyValue, 'shop') }, (_, nth) =>
    nth === 0 ? refused : done,
  )
  queue.add(anEvent({ meta: { id: 'bad', seq: 0 } }))
  await clock.pass(100)
  for (const event of makeEvents(20)) queue.add(event)
  await clock.pass(300)
  expect(batches.flatMap((batch) => batch.ids)).toEqual(['bad', ...makeIds(20)])
  expect(losses.counts()).toEqual({ refused: 1 })
  expect(theirs.all()).toHaveLength(90)
})
