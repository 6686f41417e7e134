/** One row for each visitor of a campaign. A visitor whose share was changed since is one of the group seen then. */
export const campaignTables = `
  CREATE TABLE IF NOT EXISTS campaign_visitors (
    tracking_id TEXT NOT NULL,
    placement_id TEXT NOT NULL,
    campaign_id TEXT NOT NULL,
    group_name TEXT NOT NULL,
    visitor_id TEXT NOT NULL,
    first_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    delivered INTEGER NOT NULL DEFAULT 1,
    impressions INTEGER NOT NULL DEFAULT 0,
    clickthroughs INTEGER NOT NULL DEFAULT 0,
    conversions INTEGER NOT NULL DEFAULT 0,
    UNIQUE (visitor_id, placement_id, campaign_id, group_name, tracking_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS campaign_visitors_seen ON campaign_visitors (seen_at);
  CREATE INDEX IF NOT EXISTS campaign_visitors_groups
    ON campaign_visitors (tracking_id, placement_id, campaign_id, group_name);
`
