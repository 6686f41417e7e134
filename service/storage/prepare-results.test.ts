import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { IterationCounts } from '../results/results-store.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { sqliteStorage } from './sqlite-storage.ts'

/** Returns the revenue of the only variation by currency. */
function revenueOf(counts: IterationCounts | null) {
  const spent = [...(counts?.variations[0]?.spent ?? [])]
  return Object.fromEntries(
    spent.map(([currency, bins]) => [currency, bins.reduce((sum, { revenue }) => sum + revenue, 0) / 100]),
  )
}

const tables = [
  'experience_iterations',
  'experience_visitors',
  'experience_goals',
  'visitor_orders',
  'variation_sums',
  'revenue_bins',
  'goal_sums',
]

test('results are computed once from the events that an earlier version stored', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const { seen, goal, order } = anExperiment()
  const events = [seen('a', 'v', 1000), goal('a', 'v', 1100), order('a', 25, 1200)].map((event) => ({
    event,
    text: JSON.stringify(event),
    bot: false,
  }))
  const bot = seen('bot', 'c', 1000)
  const storage = sqliteStorage(path)
  await storage.events.append({
    trackingId: 'shop',
    receivedAt: 5000,
    refused: [],
    events: [...events, { event: bot, text: JSON.stringify(bot), bot: true }],
  })
  const counts = await storage.results.counts('shop', 'offers')
  expect(counts).toMatchObject({ goals: ['page_url'], variations: [{ visitors: 1, conversions: 1 }] })
  expect(revenueOf(counts)).toEqual({ GBP: 25 })
  await storage.close()

  const earlier = new DatabaseSync(path)
  for (const table of tables) earlier.exec(`DROP TABLE ${table}`)
  earlier.close()
  for (const _start of ['first', 'second']) {
    const again = sqliteStorage(path)
    expect(await again.results.counts('shop', 'offers')).toEqual(counts)
    await again.close()
  }
})

/**
 * The tables of an earlier version, with an iteration of two visitors, of whom one still has events and one has none.
 */
const former = `
  CREATE TABLE experience_iterations (iteration INTEGER PRIMARY KEY AUTOINCREMENT, tracking_id TEXT NOT NULL,
    experience_id TEXT NOT NULL, iteration_id TEXT NOT NULL, UNIQUE (tracking_id, experience_id, iteration_id)) STRICT;
  CREATE TABLE experience_visitors (visitor_id TEXT, received_at INTEGER) STRICT;
  CREATE INDEX experience_visitors_by_receipt ON experience_visitors (received_at);
  CREATE TABLE experience_goals (received_at INTEGER) STRICT;
  CREATE INDEX experience_goals_by_receipt ON experience_goals (received_at);
  CREATE TABLE visitor_orders (received_at INTEGER) STRICT;
  CREATE INDEX visitor_orders_by_receipt ON visitor_orders (received_at);
  CREATE TABLE variation_sums (iteration INTEGER NOT NULL, variation_id TEXT NOT NULL, is_control INTEGER NOT NULL,
    visitors INTEGER NOT NULL, buyers INTEGER NOT NULL, revenue REAL NOT NULL, squares REAL NOT NULL,
    PRIMARY KEY (iteration, variation_id, is_control)) STRICT, WITHOUT ROWID;
  CREATE TABLE goal_sums (iteration INTEGER NOT NULL, goal_id TEXT NOT NULL, variation_id TEXT NOT NULL,
    is_primary INTEGER NOT NULL, visitors INTEGER NOT NULL,
    PRIMARY KEY (iteration, is_primary, goal_id, variation_id)) STRICT, WITHOUT ROWID;
  INSERT INTO experience_iterations VALUES (7, 'shop', 'offers', '1');
  INSERT INTO variation_sums VALUES (7, 'offers-v', 0, 3, 2, 6500, 22250000);
  INSERT INTO goal_sums VALUES (7, 'page_url', 'offers-v', 0, 2);
`

test('[SV-08] the sums of an earlier version stay, including those of removed events', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const { seen, goal, order } = anExperiment()
  const storage = sqliteStorage(path)
  const events = [seen('a', 'v', 1000), goal('a', 'v', 1100), order('a', 25, 1200)].map((event) => ({
    event,
    text: JSON.stringify(event),
    bot: false,
  }))
  await storage.events.append({ trackingId: 'shop', receivedAt: 5000, refused: [], events })
  await storage.close()
  const earlier = new DatabaseSync(path)
  for (const table of tables) earlier.exec(`DROP TABLE ${table}`)
  earlier.exec(former)
  earlier.close()
  for (const _start of ['first', 'second']) {
    const again = sqliteStorage(path)
    const counts = await again.results.counts('shop', 'offers', 'order')
    expect(counts).toMatchObject({ iterationId: '1', variations: [{ visitors: 3, conversions: 2 }] })
    expect(revenueOf(counts)).toEqual({ GBP: 65 })
    expect((await again.results.counts('shop', 'offers', 'page_url'))?.variations[0]?.conversions).toBe(2)
    await again.close()
  }
})
