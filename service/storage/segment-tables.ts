const ofSegment = (row: string) => `tracking_id = ${row}.tracking_id AND segment_id = ${row}.segment_id`

/**
 * Who is in which segment, as their browser said last: `at` and `seq` are by the device, `heard_at` by the service. Triggers
 * keep the number of members, also when a visitor is erased. `segment_days` has who entered and left, by day of arrival
 * (days since 1970).
 */
export const segmentTables = `
  CREATE TABLE segment_members (
    visitor_id TEXT NOT NULL,
    tracking_id TEXT NOT NULL,
    segment_id TEXT NOT NULL,
    is_member INTEGER NOT NULL,
    at REAL NOT NULL,
    seq REAL NOT NULL,
    heard_at INTEGER NOT NULL,
    UNIQUE (visitor_id, tracking_id, segment_id)
  ) STRICT;
  CREATE INDEX segment_members_heard ON segment_members (heard_at);
  CREATE TABLE segment_sums (
    tracking_id TEXT NOT NULL,
    segment_id TEXT NOT NULL,
    members INTEGER NOT NULL,
    PRIMARY KEY (tracking_id, segment_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE segment_days (
    tracking_id TEXT NOT NULL,
    segment_id TEXT NOT NULL,
    day INTEGER NOT NULL,
    entered INTEGER NOT NULL,
    gone INTEGER NOT NULL,
    UNIQUE (tracking_id, segment_id, day)
  ) STRICT;
  CREATE INDEX segment_days_by_day ON segment_days (day);
  CREATE TRIGGER segment_member_added AFTER INSERT ON segment_members BEGIN
    INSERT INTO segment_sums (tracking_id, segment_id, members)
      VALUES (new.tracking_id, new.segment_id, new.is_member)
      ON CONFLICT DO UPDATE SET members = members + excluded.members;
  END;
  CREATE TRIGGER segment_member_changed AFTER UPDATE ON segment_members BEGIN
    UPDATE segment_sums SET members = members + new.is_member - old.is_member WHERE ${ofSegment('new')};
  END;
  CREATE TRIGGER segment_member_removed AFTER DELETE ON segment_members BEGIN
    UPDATE segment_sums SET members = members - old.is_member WHERE ${ofSegment('old')};
  END;
`
