const sums = ['delivered', 'impressions', 'clickthroughs', 'conversions']

/** Returns trigger statements that add the values of a visitor's row to the sums, or subtract its previous values. */
function addRow(row: 'new' | 'old'): string {
  const sign = row === 'new' ? '+' : '-'
  const changes = sums.map((column) => `${column} = ${column} ${sign} ${row}.${column}`)
  return `UPDATE campaign_sums SET visitors = visitors ${sign} 1,
      converters = converters ${sign} (${row}.conversions > 0), ${changes.join(', ')}
    WHERE ${['tracking_id', 'placement_id', 'campaign_id', 'group_name'].map((name) => `${name} = ${row}.${name}`).join(' AND ')};`
}

/**
 * One row for each visitor of a campaign. When the share has changed since, the visitor stays in the first group.
 * Triggers maintain the sums by group, because adding up a million rows on each read blocked all requests for half a
 * second.
 */
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
  CREATE TABLE IF NOT EXISTS campaign_sums (
    tracking_id TEXT NOT NULL,
    placement_id TEXT NOT NULL,
    campaign_id TEXT NOT NULL,
    group_name TEXT NOT NULL,
    visitors INTEGER NOT NULL DEFAULT 0,
    converters INTEGER NOT NULL DEFAULT 0,
    ${sums.map((column) => `${column} INTEGER NOT NULL DEFAULT 0`).join(', ')},
    PRIMARY KEY (tracking_id, placement_id, campaign_id, group_name)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO campaign_sums (tracking_id, placement_id, campaign_id, group_name, visitors, converters, ${sums})
    SELECT tracking_id, placement_id, campaign_id, group_name, count(*), sum(conversions > 0),
      ${sums.map((column) => `sum(${column})`)}
    FROM campaign_visitors WHERE NOT EXISTS (SELECT 1 FROM campaign_sums) GROUP BY 1, 2, 3, 4;
  CREATE TRIGGER IF NOT EXISTS campaign_visitor_added AFTER INSERT ON campaign_visitors BEGIN
    INSERT INTO campaign_sums (tracking_id, placement_id, campaign_id, group_name)
      VALUES (new.tracking_id, new.placement_id, new.campaign_id, new.group_name) ON CONFLICT DO NOTHING;
    ${addRow('new')}
  END;
  CREATE TRIGGER IF NOT EXISTS campaign_visitor_changed AFTER UPDATE ON campaign_visitors BEGIN
    ${addRow('old')} ${addRow('new')}
  END;
  CREATE TRIGGER IF NOT EXISTS campaign_visitor_removed AFTER DELETE ON campaign_visitors BEGIN
    ${addRow('old')}
  END;
`
