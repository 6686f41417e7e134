import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { dayMs } from '../clock/durations.ts'
import { countTurns } from '../testing/count-turns.ts'
import { costTables, sqliteCosts } from './sqlite-costs.ts'

const today = 20_000

/** Costs of 100 days: on each, in two ranges, one page more than on the day before it. */
function aHistory(): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.exec(costTables)
  const add = database.prepare("INSERT INTO cost_bins VALUES (?, ?, 'offers', 'longMs', ?, ?, ?, ?)")
  for (let day = 1; day <= 100; day++)
    for (const bin of [3, 9]) {
      add.run('shop', today - 100 + day, bin, day, day * bin, day)
      add.run('other', today - 100 + day, bin, 1, 1, 1)
    }
  return database
}

const costsOf = (database: DatabaseSync) => sqliteCosts(database, async (work) => work())

test('[BD-07] costs of many days are added up by their ranges, from the first day asked for on', async () => {
  const { since } = costsOf(aHistory())
  const sumOf = (pages: number) => [
    { bin: 3, pages, total: 3 * pages, worst: 100 },
    { bin: 9, pages, total: 9 * pages, worst: 100 },
  ]
  expect(await since('shop', 0)).toEqual(new Map([['offers', { longMs: sumOf(5050) }]]))
  expect(await since('shop', (today - 9) * dayMs + 5)).toEqual(new Map([['offers', { longMs: sumOf(955) }]]))
  expect(await since('shop', today * dayMs)).toEqual(new Map([['offers', { longMs: sumOf(100) }]]))
  expect(await since('shop', (today + 1) * dayMs)).toEqual(new Map())
  expect(await since('nobody', 0)).toEqual(new Map())
})

test('while costs of many days are read, other requests have their turn', async () => {
  const { since } = costsOf(aHistory())
  expect(await countTurns(() => since('shop', 0))).toBeGreaterThan(20)
})
