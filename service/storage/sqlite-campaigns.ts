import type { DatabaseSync } from 'node:sqlite'
import type { CampaignStore, GroupCounts } from '../placements/campaign-store.ts'
import type { Commit } from './group-commit.ts'
import { removeOlder } from './remove-older.ts'

/** Stores the counts of campaigns in SQLite. */
export function sqliteCampaigns(database: DatabaseSync, commit: Commit): CampaignStore {
  const deliver = database.prepare(
    `INSERT INTO campaign_visitors (visitor_id, placement_id, campaign_id, group_name, tracking_id, first_at, seen_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET delivered = delivered + 1, seen_at = max(seen_at, excluded.seen_at)`,
  )
  // The index of the visitor: through that of the campaign, all its visitors are read.
  const known = database.prepare(
    `SELECT group_name FROM campaign_visitors WHERE visitor_id = ? AND placement_id = ? AND campaign_id = ? AND +tracking_id = ?
     ORDER BY first_at LIMIT 1`,
  )
  const counts = database.prepare(
    `SELECT * FROM campaign_sums WHERE tracking_id = ? AND visitors > 0 ORDER BY placement_id, campaign_id, group_name`,
  )
  const removeOld = removeOlder(database, { table: 'campaign_visitors', column: 'seen_at' })
  return {
    deliver: ({ visitorId, placementId, campaignId, group, trackingId }, at) =>
      commit(() => void deliver.run(visitorId, placementId, campaignId, group, trackingId, at, at)),
    groupOf: async ({ visitorId, placementId, campaignId, trackingId }) =>
      known.get(visitorId, placementId, campaignId, trackingId)?.group_name as GroupCounts['group'] | undefined,
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
