import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aDataFolder } from '../testing/a-server.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { latestIteration } from './sqlite-results.ts'
import { sqliteStorage } from './sqlite-storage.ts'

test('the iteration of an experience is found without those of all others, of which anybody can make up thousands', () => {
  const path = join(aDataFolder(), 'service.sqlite')
  void sqliteStorage(path).close()
  const database = new DatabaseSync(path)
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${latestIteration}`).all('shop', 'offers', null)
  database.close()
  const details = plan.map(({ detail }) => String(detail))
  expect(details).toContainEqual(expect.stringMatching(/^SEARCH own .*PRIMARY KEY \(iteration=\?\)$/))
  expect(details.filter((detail) => /SCAN|LIST SUBQUERY/.test(detail))).toEqual([])
})

test('of the experiences that events name the thousand with the most visitors are listed, because anybody can make them up', async () => {
  const storage = sqliteStorage(':memory:')
  const tell = (of: { experience: string; visitor: string }[]) =>
    storage.events.append({
      trackingId: 'shop',
      receivedAt: 5000,
      refused: [],
      events: of.map(({ experience, visitor }, at) => {
        const event = anExperiment(experience).seen(visitor, 'v', 1000 + at)
        return { event, text: JSON.stringify(event), bot: false }
      }),
    })
  for (let from = 0; from < 1100; from += 100)
    await tell(Array.from({ length: 100 }, (_, at) => ({ experience: `made-up-${from + at}`, visitor: `v${from}` })))
  await tell(['a', 'b'].map((visitor) => ({ experience: 'offers', visitor })))
  const ids = await storage.results.experienceIds('shop')
  expect([ids.length, ids.at(-1)]).toEqual([1000, 'offers'])
  expect(ids).toEqual(ids.toSorted())
})
