import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aClock } from '../testing/a-clock.ts'
import { eventually } from '../testing/eventually.ts'
import type { BatchResult } from './batch.ts'
import { createEventStorage } from './event-storage.ts'
import { aQueue, aQueueOn, done, failed, makeEvents, makeIds, refused } from './testing/a-queue.ts'

test('[QU-07] events are sent in batches of at most 15, in order', async () => {
  const { queue, clock, batches, stored } = aQueue()
  for (const event of makeEvents(32)) queue.add(event)
  await clock.pass(200)
  expect(batches.map((batch) => batch.ids.length)).toEqual([15, 15, 2])
  expect(batches.flatMap((batch) => batch.ids)).toEqual(makeIds(32))
  expect(stored()).toEqual([])
})

test('a batch starts 100 ms after the first waiting event, or at once when it is full', async () => {
  const { queue, clock, batches } = aQueue()
  const start = clock.now()
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(99)
  expect(batches).toEqual([])
  await clock.pass(1)
  expect(batches[0]?.at).toBe(start + 100)
  for (const event of makeEvents(15)) queue.add(event)
  await clock.pass(0)
  expect(batches[1]).toMatchObject({ ids: makeIds(15), at: start + 100 })
})

test('an event is stored before control returns, and is removed only when the service has acknowledged it', async () => {
  let answer: (result: BatchResult) => void = () => {}
  const pending = new Promise<BatchResult>((resolve) => {
    answer = resolve
  })
  const { queue, clock, stored } = aQueue(() => pending)
  queue.add(anEvent({ meta: { id: 'e1' } }))
  expect(stored()).toEqual(['e1'])
  await clock.pass(1500)
  expect(stored()).toEqual(['e1'])
  answer(done)
  await clock.pass(0)
  expect(stored()).toEqual([])
})

test('[EV-06] the time of a batch is set when it is posted, and is never earlier than that of its events', async () => {
  const { queue, clock, batches } = aQueue()
  const ts = clock.now()
  queue.add(anEvent({ meta: { id: 'e1', seq: 1, ts } }))
  queue.add(anEvent({ meta: { id: 'e2', seq: 2, ts: ts + 9000 } }))
  await clock.pass(100)
  expect(batches[0]?.batchTs).toEqual([ts + 100, ts + 9000])
})

test.each([
  [true, 2000],
  [false, 30_000],
])('[QU-09] with gong %j each attempt after a failed batch waits %i ms, without doubling', async (gong, ms) => {
  const { queue, clock, batches, stored } = aQueueOn({ gong }, (_, nth) => (nth < 3 ? failed : done))
  queue.add(anEvent({ meta: { id: 'e1' } }))
  await clock.pass(100 + 3 * ms)
  const waits = batches.slice(1).map(({ at }, index) => at - (batches[index]?.at ?? 0))
  expect(waits).toEqual([ms, ms, ms])
  expect(stored()).toEqual([])
})

test('an event added while a failed batch waits does not shorten the wait', async () => {
  const { queue, clock, batches } = aQueue((_, nth) => (nth === 0 ? failed : done))
  queue.add(anEvent({ meta: { id: 'e1', seq: 1 } }))
  await clock.pass(100)
  for (const event of makeEvents(20).slice(1)) queue.add(event)
  await clock.pass(29_999)
  expect(batches).toHaveLength(1)
  await clock.pass(1)
  expect(batches[1]?.ids).toEqual(makeIds(15))
})

test('dedupe is set for events that were attempted before, not for a first attempt', async () => {
  const { queue, clock, batches } = aQueue((_, nth) => (nth === 0 ? failed : done))
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(31_000)
  queue.add(anEvent({ meta: { id: 'e3', seq: 3 } }))
  await clock.pass(100)
  expect(batches.map(({ dedupe }) => dedupe)).toEqual([false, true, false])
})

test('dedupe is set for events that an earlier page attempted', async () => {
  const { queue, clock, batches, storage } = aQueue()
  storage.put({ event: anEvent({ meta: { id: 'old' } }), attempted: true })
  queue.resume()
  await clock.pass(0)
  expect(batches).toMatchObject([{ ids: ['old'], dedupe: true }])
})

test('[QU-18] a batch that is refused for good is halved until the refused event is alone, which is then dropped and counted', async () => {
  const { queue, losses, clock, batches, stored, log } = aQueue((batch) => (batch.ids.includes('e3') ? refused : done))
  for (const event of makeEvents(6)) queue.add(event)
  await clock.pass(100)
  expect(batches.map((batch) => batch.ids.join())).toEqual([
    ...['e1,e2,e3,e4,e5,e6', 'e1,e2,e3', 'e1,e2', 'e3', 'e4,e5,e6'],
  ])
  expect(batches.map(({ dedupe }) => dedupe)).toEqual([false, true, true, true, true])
  expect(new Set(batches.map(({ at }) => at)).size).toBe(1)
  expect(stored()).toEqual([])
  expect(losses.counts()).toEqual({ refused: 1 })
  expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
})

test('[QU-18] a batch that fails temporarily waits and is retried as a whole', async () => {
  const { queue, losses, clock, batches } = aQueue((_, nth) => (nth === 0 ? failed : done))
  for (const event of makeEvents(4)) queue.add(event)
  await clock.pass(31_000)
  expect(batches.map((batch) => batch.ids)).toEqual([makeIds(4), makeIds(4)])
  expect(losses.counts()).toEqual({})
})

test('an event that the answer names as refused is removed, counted and not sent again, and the others are acknowledged', async () => {
  const answer: BatchResult = { kind: 'answered', refused: [{ index: 1, reason: 'no type' }] }
  const { queue, losses, clock, batches, stored, log } = aQueue(() => answer)
  for (const event of makeEvents(3)) queue.add(event)
  await clock.pass(60_000)
  expect(batches).toHaveLength(1)
  expect(stored()).toEqual([])
  expect(losses.counts()).toEqual({ refused: 1 })
  expect(log.lines[0]).toMatchObject({ level: 'error', facts: { reason: 'no type', event: { meta: { id: 'e2' } } } })
})

test('events an earlier page left are sent in order, up to 168 h after their emission', async () => {
  const { queue, losses, clock, batches, storage, stored } = aQueue()
  const hour = 3_600_000
  const at = (id: string, seq: number, ts: number) =>
    storage.put({ event: anEvent({ meta: { id, seq, ts } }), attempted: false })
  at('third', 3, clock.now())
  at('too old', 1, clock.now() - 168 * hour - 1)
  at('second', 2, clock.now() - 168 * hour)
  queue.resume()
  await clock.pass(0)
  expect(batches.map((batch) => batch.ids)).toEqual([['second', 'third']])
  expect(stored()).toEqual([])
  expect(losses.counts()).toEqual({ 'too old': 1 })
})

test('a page that is left sends the remaining events at once, and acknowledged events leave the queue', async () => {
  const { queue, clock, batches, stored } = aQueue()
  for (const event of makeEvents(17)) queue.add(event)
  queue.leave(true)
  expect(batches).toMatchObject([
    { ids: makeIds(15), leaving: true, dedupe: false },
    { ids: ['e16', 'e17'], leaving: true, dedupe: false },
  ])
  expect(stored()).toHaveLength(17)
  await clock.pass(0)
  expect(stored()).toEqual([])
})

test('events for which a leaving page gets no answer stay stored, marked as attempted', async () => {
  const { queue, clock, storage } = aQueue(() => failed)
  queue.add(anEvent({ meta: { id: 'e1' } }))
  queue.leave(true)
  await clock.pass(0)
  expect(storage.all()).toMatchObject([{ event: { meta: { id: 'e1' } }, attempted: true }])
})

test('events in flight are not sent again on leaving, nor are those sent on leaving sent again by the queue', async () => {
  const { queue, clock, batches } = aQueue(() => new Promise(() => {}))
  queue.add(anEvent({ meta: { id: 'e1', seq: 1 } }))
  await clock.pass(100)
  queue.add(anEvent({ meta: { id: 'e2', seq: 2 } }))
  queue.leave(true)
  queue.leave(true)
  await clock.pass(1000)
  expect(batches.map((batch) => batch.ids)).toEqual([['e1'], ['e2']])
})

/** A compressor that finishes when the test tells it to. */
function aCompressor() {
  const done: ((packed: Uint8Array<ArrayBuffer>) => void)[] = []
  const texts: string[] = []
  const deflate = (text: string) => {
    texts.push(text)
    return new Promise<Uint8Array<ArrayBuffer>>((resolve) => done.push(resolve))
  }
  return { deflate, texts, finish: () => done.shift()?.(new Uint8Array([1, 2])) }
}

test('[QU-11] a batch is posted once it is compressed', async () => {
  const compressor = aCompressor()
  const { queue, clock, batches, stored } = aQueueOn(compressor)
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(100)
  expect(batches).toEqual([])
  expect(compressor.texts.map((text) => JSON.parse(text).length)).toEqual([2])
  compressor.finish()
  await clock.pass(0)
  expect(batches).toMatchObject([{ ids: makeIds(2), leaving: false, dedupe: false, packed: new Uint8Array([1, 2]) }])
  expect(stored()).toEqual([])
})

test('[BY-06] a page that is left while a batch is being compressed sends the batch at once, and only once', async () => {
  const compressor = aCompressor()
  const { queue, clock, batches, stored } = aQueueOn(compressor)
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(100)
  queue.leave(true)
  expect(batches).toMatchObject([{ ids: makeIds(2), leaving: true, dedupe: false }])
  compressor.finish()
  await clock.pass(60_000)
  expect(batches).toHaveLength(1)
  expect(stored()).toEqual([])
})

test('[QU-12] a batch that a hidden page sent without an answer is sent again, marked as possibly delivered, not in its earlier compressed form', async () => {
  const compressor = aCompressor()
  const { queue, clock, batches, stored } = aQueueOn(compressor, (_, nth) => (nth === 0 ? failed : done))
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(100)
  queue.leave(false)
  await clock.pass(0)
  compressor.finish()
  await clock.pass(29_999)
  expect(batches).toHaveLength(1)
  await clock.pass(1)
  compressor.finish()
  await clock.pass(0)
  expect(batches.map(({ dedupe, leaving }) => [dedupe, leaving])).toEqual([
    [false, true],
    [true, false],
  ])
  expect(stored()).toEqual([])
})

test('an event that another tab has handled during compression is not sent again', async () => {
  const compressor = aCompressor()
  const { queue, clock, batches, storage } = aQueueOn(compressor)
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(100)
  storage.remove('e1')
  compressor.finish()
  await clock.pass(0)
  compressor.finish()
  await clock.pass(0)
  expect(batches.map((batch) => batch.ids)).toEqual([['e2']])
})

test('a batch that cannot be compressed is sent uncompressed', async () => {
  const { queue, clock, batches } = aQueueOn({ deflate: () => Promise.reject(new Error('no compressor')) })
  for (const event of makeEvents(2)) queue.add(event)
  await clock.pass(100)
  expect(batches).toMatchObject([{ ids: makeIds(2), packed: undefined }])
})

test('a page that is left sends as many events as may be in flight, and the rest stays stored and unattempted', () => {
  let room = 10
  const { queue, storage, batches } = aQueue((batch) => {
    if (batch.ids.length > room) return undefined
    room -= batch.ids.length
    return new Promise(() => {})
  })
  for (const event of makeEvents(30)) queue.add(event)
  queue.leave(true)
  expect(batches.map((batch) => batch.ids.length)).toEqual([7, 3])
  expect(batches.flatMap((batch) => batch.ids)).toEqual(makeIds(10))
  expect(storage.all().filter(({ attempted }) => attempted)).toHaveLength(10)
})

test('when this tab cannot get its turn, the queue waits and tries again', async () => {
  let turns = 0
  const { queue, clock, batches } = aQueueOn({
    turn: async (task) => {
      turns++
      if (turns === 1) throw new Error('no lock')
      return task()
    },
  })
  queue.add(anEvent({ meta: { id: 'e1' } }))
  await clock.pass(31_000)
  expect(batches).toHaveLength(1)
})

test('whatever the service answers, every event is acknowledged or dropped exactly once, in order, and none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.constantFrom(done, failed, refused)),
      async (count, answers) => {
        const { queue, losses, clock, batches, stored } = aQueueOn({ gong: true }, (_, nth) => answers[nth] ?? done)
        for (const event of makeEvents(count)) queue.add(event)
        await clock.pass(2000 * (answers.length + 2))
        const answered = batches.flatMap((batch, nth) => ((answers[nth] ?? done) === done ? batch.ids : []))
        expect(stored()).toEqual([])
        expect(new Set(answered).size).toBe(answered.length)
        expect(answered.length + (losses.counts().refused ?? 0)).toBe(count)
        const numbers = answered.map((id) => Number(id.slice(1)))
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      },
    ),
    { numRuns: 300 },
  )
})

test("setting the device's clock back by hours delays neither a retry nor a held event", async () => {
  let setBack = 0
  const start = aClock().now()
  const { queue, clock, batches, stored } = aQueueOn({ gong: true, now: () => start - setBack }, (_, nth) =>
    nth === 0 ? failed : done,
  )
  queue.add(anEvent({ meta: { id: 'e1', seq: 1, ts: start } }))
  queue.hold(anEvent({ meta: { id: 'e2', seq: 2, ts: start } }))
  await clock.pass(100)
  setBack = 5 * 3_600_000
  await clock.pass(2000)
  expect(batches.map((batch) => batch.ids)).toEqual([['e1'], ['e1', 'e2']])
  expect(stored()).toEqual([])
})

test('events that a page had only in memory when it was left are counted as not stored, until the page comes back', () => {
  const { queue, losses } = aQueueOn({ storage: createEventStorage(undefined) }, () => undefined)
  for (const event of makeEvents(3)) queue.add(event)
  queue.leave(true)
  expect(losses.counts()).toEqual({ 'not stored': 3 })
  queue.resume()
  expect(losses.counts()).toEqual({})
})

test('[QU-08] the stored queue holds at most 100 events: kept types stay, and of the others the newer half; the rest is counted and logged', async () => {
  const { queue, losses, storage, log } = aQueue(() => new Promise(() => {}))
  const view = (seq: number) =>
    anEvent({ meta: { id: `e${seq}`, seq, type: seq % 10 === 1 ? 'shop.ecView' : 'ecUser' } })
  for (let seq = 1; seq <= 100; seq++) queue.add(view(seq))
  expect(storage.count()).toBe(100)
  expect(losses.counts()).toEqual({})
  queue.add(view(101))
  await eventually(() => expect(storage.count()).toBeLessThan(101))
  const stored = storage.all().map(({ event }) => event.meta)
  const views = stored.filter(({ type }) => type === 'shop.ecView').map(({ seq }) => seq)
  expect(views).toEqual([1, 11, 21, 31, 41, 51, 61, 71, 81, 91, 101])
  // 90 other events were stored, of which the newer 45 stay.
  const others = stored.filter(({ type }) => type === 'ecUser').map(({ seq }) => seq)
  expect(others).toHaveLength(45)
  expect(Math.min(...others)).toBe(51 + 1)
  expect(losses.counts()).toEqual({ 'queue full': 45 })
  expect(log.lines.at(-1)).toMatchObject({ level: 'warn', facts: { dropped: 45 } })
})

test('[QU-08] the configuration sets the types that stay', async () => {
  const { queue, storage } = aQueueOn({ keepTypes: ['ecUser'] }, () => new Promise(() => {}))
  for (let seq = 1; seq <= 101; seq++)
    queue.add(anEvent({ meta: { id: `e${seq}`, seq, type: seq % 2 ? 'ecUser' : 'ecView' } }))
  await eventually(() => expect(storage.count()).toBeLessThan(101))
  const types = storage.all().map(({ event }) => event.meta.type)
  expect(types.filter((type) => type === 'ecUser')).toHaveLength(51)
  expect(types.filter((type) => type === 'ecView')).toHaveLength(25)
})
