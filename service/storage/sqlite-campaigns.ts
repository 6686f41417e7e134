import type { DatabaseSync } from 'node:sqlite'
import type { CampaignStore, GroupCounts } from '../placements/campaign-store.ts'
import type { Commit } from './group-commit.ts'
import { removeOlder } from './remove-older.ts'

/** The counts of campaigns in SQLite. */
export function sqliteCampaigns(database: DatabaseSync, commit: Commit): CampaignStore {
  const deliver = database.prepare(
    `INSERT INTO campaign_visitors (visitor_id, placement_id, campaign_id, group_name, tracking_id, first_at, seen_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET delivered = delivered + 1, seen_at = max(seen_at, excluded.seen_at)`,
  )
  const counts = database.prepare(
    `SELECT placement_id, campaign_id, group_name, count(*) AS visitors, sum(delivered) AS delivered,
       sum(impressions) AS impressions, sum(clickthroughs) AS clickthroughs,
       sum(conversions > 0) AS converters, sum(conversions) AS conversions
     FROM campaign_visitors WHERE tracking_id = ?
     GROUP BY placement_id, campaign_id, group_name ORDER BY placement_id, campaign_id, group_name`,
  )
  const removeOld = removeOlder(database, { table: 'campaign_visitors', column: 'seen_at' })
  return {
    deliver: ({ visitorId, placementId, campaignId, group, trackingId }, at) =>
      commit(() => void deliver.run(visitorId, placementId, campaignId, group, trackingId, at, at)),
    counts: async (trackingId) =>
      counts.all(trackingId).map((row) => ({
        placementId: String(row.placement_id),
        campaignId: String(row.campaign_id),
        group: row.group_name as GroupCounts['group'],
        visitors: Number(row.visitors),
        delivered: Number(row.delivered),
        impressions: Number(row.impressions),
        clickthroughs: Number(row.clickthroughs),
        converters: Number(row.converters),
        conversions: Number(row.conversions),
      })),
    removeOlder: (before, atMost) => commit(() => removeOld(before, atMost)),
  }
}
