import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { campaignTables } from './campaign-tables.ts'
import { openDatabase } from './open-database.ts'

function aDatabase() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  database.exec(campaignTables)
  return database
}

const sums = `SELECT tracking_id, campaign_id, group_name, visitors, delivered, impressions, clickthroughs, converters,
  conversions FROM campaign_sums WHERE visitors > 0 ORDER BY 1, 2, 3`
const addedUp = `SELECT tracking_id, campaign_id, group_name, count(*) AS visitors, sum(delivered) AS delivered,
  sum(impressions) AS impressions, sum(clickthroughs) AS clickthroughs, sum(conversions > 0) AS converters,
  sum(conversions) AS conversions FROM campaign_visitors GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`

const place = fc.record({
  visitor: fc.constantFrom('v1', 'v2', 'v3'),
  campaign: fc.constantFrom('c1', 'c2'),
  group: fc.constantFrom('CONTENT', 'CONTROL'),
  tracking: fc.constantFrom('shop', 'other'),
})
const change = fc.record({ place, kind: fc.constantFrom('deliver', 'impression', 'order', 'remove') })

test('the sums of a campaign always equal those of its visitors, whatever happens to them', () => {
  const property = fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
    const database = aDatabase()
    const statements = {
      deliver: `INSERT INTO campaign_visitors (visitor_id, campaign_id, group_name, tracking_id, placement_id, first_at, seen_at)
        VALUES (?, ?, ?, ?, 'hero', 0, 0) ON CONFLICT DO UPDATE SET delivered = delivered + 1`,
      impression: `UPDATE campaign_visitors SET impressions = impressions + 1
        WHERE visitor_id = ? AND campaign_id = ? AND group_name = ? AND tracking_id = ?`,
      order: `UPDATE campaign_visitors SET conversions = conversions + 1
        WHERE visitor_id = ?1 AND ?2 IS NOT NULL AND ?3 IS NOT NULL AND tracking_id = ?4`,
      remove:
        'DELETE FROM campaign_visitors WHERE visitor_id = ? AND campaign_id = ? AND group_name = ? AND tracking_id = ?',
    }
    for (const { place: at, kind } of changes)
      database.prepare(statements[kind as keyof typeof statements]).run(at.visitor, at.campaign, at.group, at.tracking)
    expect(database.prepare(sums).all()).toEqual(database.prepare(addedUp).all())
  })
  fc.assert(property, { numRuns: 50 })
})

test('visitors counted by an earlier version are added to the sums once, at the first start', () => {
  const database = aDatabase()
  const insert = database.prepare(`INSERT INTO campaign_visitors (visitor_id, campaign_id, group_name, tracking_id,
    placement_id, first_at, seen_at, conversions) VALUES (?, 'c', 'CONTROL', 'shop', 'hero', 0, 0, ?)`)
  database.exec('DROP TRIGGER campaign_visitor_added')
  for (let visitor = 0; visitor < 5; visitor++) insert.run(`v${visitor}`, visitor % 3)
  for (let start = 0; start < 2; start++) {
    database.exec(campaignTables)
    expect(database.prepare(sums).all()).toMatchObject([{ visitors: 5, converters: 3, conversions: 4 }])
  }
})
