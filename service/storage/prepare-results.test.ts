import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aDataFolder } from '../testing/a-server.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const tables = [
  'experience_iterations',
  'experience_visitors',
  'experience_goals',
  'visitor_orders',
  'variation_sums',
  'goal_sums',
]

test('results are made of the events that an earlier version stored, once', async () => {
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
    ...{ trackingId: 'shop', receivedAt: 5000, refused: [] },
    events: [...events, { event: bot, text: JSON.stringify(bot), bot: true }],
  })
  const counts = await storage.results.counts('shop', 'offers')
  expect(counts).toMatchObject({ goals: ['page_url'], variations: [{ visitors: 1, conversions: 1, revenue: 25 }] })
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
