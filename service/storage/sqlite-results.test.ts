import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import type { ValidEvent } from '../events/check-event.ts'
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

function aStorageThatHears() {
  const storage = sqliteStorage(':memory:')
  const tellAll = (events: WireEvent[]) =>
    storage.events.append({
      trackingId: 'shop',
      receivedAt: 5000,
      refused: [],
      events: events.map((event) => ({ event: event as ValidEvent, text: JSON.stringify(event), bot: false })),
    })
  return { storage, tellAll }
}

test('of the experiences that events name the thousand with the most visitors are listed, because anybody can make them up', async () => {
  const { storage, tellAll } = aStorageThatHears()
  const tell = (of: { experience: string; visitor: string }[]) =>
    tellAll(of.map(({ experience, visitor }, at) => anExperiment(experience).seen(visitor, 'v', 1000 + at)))
  for (let from = 0; from < 1100; from += 100)
    await tell(Array.from({ length: 100 }, (_, at) => ({ experience: `made-up-${from + at}`, visitor: `v${from}` })))
  await tell(['a', 'b'].map((visitor) => ({ experience: 'offers', visitor })))
  const ids = await storage.results.experienceIds('shop')
  expect([ids.length, ids.at(-1)]).toEqual([1000, 'offers'])
  expect(ids).toEqual(ids.toSorted())
})

test('of the variations and goals that events name the thousand with the most visitors are read, because anybody can make them up', async () => {
  const { storage, tellAll } = aStorageThatHears()
  const { seen, goal } = anExperiment()
  for (let from = 0; from < 1100; from += 100) {
    const visitors = Array.from({ length: 100 }, (_, at) => `v${from + at}`)
    await tellAll(visitors.map((id) => seen(id, 'v', 1000, { variationMasterId: `made-up-${id}` })))
    await tellAll(visitors.map((id) => goal(id, 'v', 2000, { goalId: `made-up-${id}` })))
  }
  const real = ['a', 'b'].flatMap((id) => [
    seen(id, 'v', 1000),
    goal(id, 'v', 2000, { goalId: 'page_url', primary: true }),
  ])
  await tellAll([...real, seen('d', 'c', 1000), seen('e', 'c', 1000)])
  const counts = await storage.results.counts('shop', 'offers')
  const variations = counts?.variations.map(({ variationId }) => variationId) ?? []
  expect([variations.length, variations[0], variations.at(-1)]).toEqual([1000, 'offers-c', 'offers-v'])
  expect([counts?.conversion, counts?.goals.length, counts?.goals.at(-1)]).toEqual(['primary', 1000, 'page_url'])
})
