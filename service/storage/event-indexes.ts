import { membershipIndex } from './segments-at.ts'

/**
 * What the console reads pages of events by: each index ends with the position, in whose order they are read. The first
 * version's table had no columns for some of them.
 */
export const eventIndexes = `
  CREATE INDEX IF NOT EXISTS events_by_property ON events (tracking_id);
  CREATE INDEX IF NOT EXISTS events_by_type ON events (tracking_id, type);
  CREATE INDEX IF NOT EXISTS events_by_visitor ON events (visitor_id, tracking_id) WHERE visitor_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS dead_letters_by_property ON dead_letters (tracking_id);
  CREATE INDEX IF NOT EXISTS dead_letters_by_reason ON dead_letters (tracking_id, reason);
  ${membershipIndex}
`
