import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sqliteCounters } from './sqlite-counters.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const list = { property: 'shop', kind: 'topk_safe', name: 'views' } as const
const ids = ['a', 'b', 'c', 'd', 'e']

/** An action on one list, `passed` milliseconds after the previous action. */
const step = fc.record({
  passed: fc.nat(9),
  act: fc.oneof(
    fc.record({
      id: fc.constantFrom(...ids),
      window: fc.integer({ min: 1, max: 30 }),
      visitor: fc.option(fc.constantFrom('v', 'w')),
    }),
    fc.constant('sweep' as const),
  ),
})

test('counts and top lists equal a count over the whole history, whether swept or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), async (steps, k) => {
      const storage = sqliteStorage(':memory:')
      const history: { id: string; visitor: string | null; expiresAt: number }[] = []
      let now = 0
      for (const { passed, act } of steps) {
        now += passed
        if (act === 'sweep') {
          await storage.counters.sweep(now)
          continue
        }
        const { id, window, visitor } = act
        const expiresAt = now + window
        await storage.counters.add({ ...list, id, times: 1, visitorId: visitor, now, expiresAt })
        const repeat = history.some((old) => visitor && old.id === id && old.visitor === visitor && old.expiresAt > now)
        if (!repeat) history.push({ id, visitor, expiresAt })

        const live = history.filter((each) => each.expiresAt > now)
        const counts = ids.map((each) => [each, live.filter((one) => one.id === each).length] as [string, number])
        const pairs = counts.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a)
        expect(await storage.counters.top(list, k, now)).toEqual({ pairs: pairs.slice(0, k), total: pairs.length })
        for (const [each, count] of counts) expect(await storage.counters.count(list, each, now)).toBe(count)
      }
      await storage.close()
    }),
    { numRuns: 60 },
  )
})

test('when everything has expired, sweeping leaves no rows behind', async () => {
  const database = new DatabaseSync(':memory:')
  const counters = sqliteCounters(database, (task) => Promise.resolve(task()))
  for (let at = 0; at < 2500; at++) {
    await counters.add({ ...list, id: `p${at % 7}`, times: 1, visitorId: `v${at}`, now: at, expiresAt: at + 100 })
  }
  let sweeps = 0
  for (; (await counters.nextSweep()) !== null; sweeps++) await counters.sweep(10_000)
  expect(sweeps).toBe(3)
  expect(await counters.list(0)).toEqual([])
  expect(await counters.top(list, 50, 0)).toEqual({ pairs: [], total: 0 })
  const tables = ['counter_lists', 'counter_items', 'counter_increments', 'counter_visitors']
  const rows = tables.map((table) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
  expect(rows).toEqual([0, 0, 0, 0])
})
