import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aDataFolder } from '../testing/a-server.ts'
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
