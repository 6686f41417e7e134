import type { StoredCallbackData } from '../../callbacks/callback-store.ts'
import { placeOfOrder } from '../derived/derived-call.ts'
import { callbackPlace, counterPlace, runPlace, stashPlaceOf } from '../plan/places.ts'
import type { PlacedRow } from './imported-rows.ts'

type StoredRow = PlacedRow['row']

/**
 * How the rows of a table of the default storage are divided among partitions: `at` returns the name of what a row belongs to,
 * as the plans of the storage do. `select` gives the rows, with further columns whose names begin with `place_` for `at`.
 */
export type PlacedTable = {
  table: string
  select: string
  at: (row: StoredRow) => string
  /** The column of the number by which rows are read in pages; they are numbered anew, in its order. */
  numbered?: string
}

const textOf = (row: StoredRow, column: string) => String(row[column])
const byColumn = (column: string) => (row: StoredRow) => textOf(row, column)
const siteOrVisitor = (row: StoredRow) => String(row.visitor_id ?? row.tracking_id)

const placedBy = (at: PlacedTable['at'], ...tables: string[]): PlacedTable[] =>
  tables.map((table) => ({ table, select: `SELECT * FROM ${table}`, at }))

const ofList = 'l.property AS place_property, l.kind AS place_kind, l.name AS place_name'
const listPlace = (row: StoredRow) =>
  counterPlace({
    property: textOf(row, 'place_property'),
    kind: textOf(row, 'place_kind'),
    name: textOf(row, 'place_name'),
  } as Parameters<typeof counterPlace>[0])

const byList = (table: string, join: string): PlacedTable => ({
  table,
  select: `SELECT t.*, ${ofList} FROM ${table} AS t ${join}`,
  at: listPlace,
})

const byFront = (table: string, join: string): PlacedTable => ({
  table,
  select: `SELECT t.*, f.tracking_id AS place_site FROM ${table} AS t ${join}`,
  at: byColumn('place_site'),
})

/** The tables whose rows go to one partition each, but for those of results. */
export const placedTables: PlacedTable[] = [
  { table: 'events', select: 'SELECT * FROM events ORDER BY position', at: siteOrVisitor, numbered: 'position' },
  {
    table: 'dead_letters',
    select: 'SELECT * FROM dead_letters ORDER BY position',
    at: byColumn('tracking_id'),
    numbered: 'position',
  },
  ...placedBy(byColumn('id'), 'visitors'),
  ...placedBy(
    byColumn('visitor_id'),
    ...['session_clocks', 'transactions', 'visitor_hours', 'visitor_sessions', 'notices'],
    ...['segment_members', 'campaign_visitors', 'experience_visitors', 'experience_goals', 'visitor_orders'],
  ),
  // Sums are added up over all partitions.
  ...placedBy(byColumn('tracking_id'), 'hour_sums', 'cost_bins', 'segment_days', 'shop_fronts', 'shoppers'),
  {
    // The number of members is kept by triggers; a segment that has none any more is known all the same.
    table: 'segment_sums',
    select: 'SELECT tracking_id, segment_id, 0 AS members FROM segment_sums',
    at: byColumn('tracking_id'),
  },
  ...placedBy(() => 'site', 'errors', 'console_log', 'site_drafts', 'site_versions', 'uploaded_datasets'),
  ...placedBy(byColumn('token'), 'stamps'),
  ...placedBy((row) => stashPlaceOf(textOf(row, 'key')), 'stash'),
  ...placedBy((row) => callbackPlace({ d: textOf(row, 'd') } as StoredCallbackData), 'callbacks'),
  ...placedBy(
    (row) => runPlace({ id: textOf(row, 'function_id'), visitorId: row.visitor_id as string | null }),
    'deferred_runs',
  ),
  ...placedBy((row) => counterPlace(row as unknown as Parameters<typeof counterPlace>[0]), 'counter_lists'),
  byList('counter_items', 'JOIN counter_lists AS l USING (list)'),
  byList('counter_increments', 'JOIN counter_lists AS l USING (list)'),
  byList('counter_visitors', 'JOIN counter_items USING (item) JOIN counter_lists AS l USING (list)'),
  byFront('shop_products', 'JOIN shop_fronts AS f USING (front)'),
  byFront('product_pairs', 'JOIN shop_products USING (product) JOIN shop_fronts AS f USING (front)'),
  {
    table: 'order_claims',
    select: 'SELECT tracking_id, id, visitor_id, is_of_goal, at, received_at FROM visitor_orders',
    at: (row) => placeOfOrder(textOf(row, 'tracking_id'), textOf(row, 'id')),
  },
]

/** The tables whose rows `divideResults` divides. */
export const resultSums = ['experience_iterations', 'variation_sums', 'revenue_bins', 'goal_sums', 'result_parts']
/** The tables that triggers fill while others are imported. */
export const keptByTriggers = ['campaign_sums', 'dead_letter_totals', 'deferred_totals']
