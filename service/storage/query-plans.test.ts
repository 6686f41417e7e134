import { expect, test, vi } from 'vitest'
import { LazyDatabase } from './lazy-database.ts'
import { openDatabase } from './open-database.ts'
import { storageOn } from './sqlite-storage.ts'

/** Tables that grow with the visitors. */
const large =
  'events session_clocks visitors transactions visitor_hours visitor_sessions experience_visitors experience_goals visitor_orders segment_members shoppers campaign_visitors stamps stash callbacks dead_letters'.split(
    ' ',
  )

/** What all rows of a site, or of one of its campaigns, have in common. */
const ofSite = ['tracking_id', 'namespace', 'placement_id', 'campaign_id']

/** Statements that may: of inspection and upgrades, pages in the order of an index, and what is counted along one. */
const readsAll = [
  /\?1 IS NULL/,
  /^DELETE FROM \w+$/,
  /ORDER BY position( DESC LIMIT 1)?$/,
  /LIMIT [?:]/,
  /GROUP BY reason/,
  // One step of an index for each site or type.
  /WITH RECURSIVE/,
]

/** Returns what a statement reads of a large table without anything that tells its rows apart. */
function widelyRead(details: readonly string[]): string[] {
  return details.filter((detail) => {
    const [, way, table = '', columns] = /^(SCAN|SEARCH) (\w+)(?:.*\((.*)\))?/.exec(detail) ?? []
    if (!large.includes(table)) return false
    const names = columns?.split(' AND ').map((each) => each.split(/[=<>]/)[0] ?? '') ?? []
    return way === 'SCAN' || (names.length > 0 && names.every((name) => ofSite.includes(name)))
  })
}

test('no statement of the storage reads all that is stored of a site, or of one of its campaigns', async () => {
  const prepare = vi.spyOn(LazyDatabase.prototype, 'prepare')
  const database = openDatabase(':memory:')
  const storage = storageOn(database)
  const statements = [...new Set(prepare.mock.calls.map(([sql]) => sql.replaceAll(/\s+/g, ' ').trim()))]
  prepare.mockRestore()
  expect(statements.length).toBeGreaterThan(150)
  const wide = statements
    .filter((sql) => !readsAll.some((pattern) => pattern.test(sql)) && !sql.includes('names_visitor'))
    .flatMap((sql) => {
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all()
      return widelyRead(plan.map(({ detail }) => String(detail))).map((detail) => `${detail}: ${sql}`)
    })
  expect(wide).toEqual([])
  await storage.close()
})
