import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { aWatchedStorage } from '../testing/a-watched-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import { dueJob } from './due-job.ts'

/** Creates a job over a list of due times, in milliseconds from the start. */
function aJob({ failures = 0 } = {}) {
  const clock = aClock(0)
  const app = anApp()
  const due: number[] = []
  const done: [number, number][] = []
  const job = dueJob(app, {
    ...clock,
    nextDue: async () => (due.length > 0 ? Math.min(...due) : null),
    async runDue(now) {
      if (failures-- > 0) throw new Error('disk failure')
      const at = due.findIndex((moment) => moment <= now)
      if (at >= 0) done.push([...due.splice(at, 1), now] as [number, number])
    },
  })
  const plan = (moment: number) => {
    due.push(moment)
    job.plan(moment)
  }
  return { app, clock, due, done, plan }
}

test('work that was due before the start is done at the start, one item after the other', async () => {
  const { app, clock, due, done } = aJob()
  due.push(-50, -10)
  await app.ready()
  await clock.pass(0)
  expect(done).toEqual([
    [-50, 0],
    [-10, 0],
  ])
})

test('a wait of days is split into parts and ends at the due time', async () => {
  const { app, clock, done, plan } = aJob()
  await app.ready()
  plan(86_400_123)
  await clock.pass(86_400_122)
  expect(done).toEqual([])
  await clock.pass(1)
  expect(done).toEqual([[86_400_123, 86_400_123]])
})

test('a failure is retried ten seconds later', async () => {
  const { app, clock, done, plan } = aJob({ failures: 2 })
  await app.ready()
  plan(5000)
  await clock.pass(15_000)
  expect(done).toEqual([])
  await clock.pass(5000)
  expect(done).toEqual([[5000, 20_000]])
})

test('no work starts once the service is closing', async () => {
  const { app, clock, done, plan } = aJob()
  await app.ready()
  plan(10)
  await app.close()
  plan(20)
  await clock.pass(1000)
  expect(done).toEqual([])
})

test('what expires is written to the storage only when it has, not at each start', async () => {
  const { storage, asked } = aWatchedStorage()
  const clock = aClock()
  const app = anApp({ storage, ...clock })
  await app.ready()
  await clock.pass(0)
  const writes = () => asked.filter((call) => ['notices.settleDue', 'counters.sweep'].includes(call))
  expect(asked).toContain('notices.nextDue')
  expect(writes()).toEqual([])
  await postJson(app, '/counters/shop/ecount/purchases/A/1')
  const data = { visitorId: 'v', propertyId: 'shop', trackingId: 'shop' }
  await postJson(app, '/stash/v1.1/deferkv/set/shop/public/timeouts-v/60', { route: 'segments', data })
  await clock.pass(59_000)
  expect(writes()).toEqual([])
  await clock.pass(1000)
  expect(writes().sort()).toEqual(['counters.sweep', 'notices.settleDue'])
})
