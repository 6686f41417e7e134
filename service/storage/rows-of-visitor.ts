import type { DatabaseSync } from 'node:sqlite'
import { segmentsKey } from '../stash/segments-key.ts'
import { isSearchable } from './names-visitor.ts'
import { searchedTables } from './search-texts.ts'

/** Large tables whose index has the site before the visitor: looking into each site's part spares reading all rows. */
const sortedBySite = ['session_clocks', 'transactions', 'visitor_sessions', 'shoppers', 'visitors']

/**
 * Names each table with a visitor's rows, and which these are: `?1` is the visitor's id. Those that have to be searched for are left
 * out (`searchVisitor`).
 */
export function rowsOfVisitor(database: DatabaseSync, visitorId: string): Map<string, string> {
  const conditions = new Map(tablesWith(database, 'visitor_id').map((table) => [table, 'visitor_id = ?1']))
  conditions.set('visitors', 'id = ?1')
  for (const table of sortedBySite) conditions.set(table, `${conditions.get(table)} AND ${isOfAnySite(table)}`)
  if (isSearchable(visitorId)) for (const table of searchedTables) conditions.delete(table)
  else conditions.set('stash', `key = '${segmentsKey('')}' || ?1`)
  return conditions
}

/** A condition that is true for every row. One step of the index for each site, instead of all its rows. */
export function isOfAnySite(table: string): string {
  return `tracking_id IN (
    WITH RECURSIVE sites (site) AS (
      SELECT min(tracking_id) FROM ${table}
      UNION ALL SELECT (SELECT min(tracking_id) FROM ${table} WHERE tracking_id > site) FROM sites WHERE site IS NOT NULL
    ) SELECT site FROM sites WHERE site IS NOT NULL
  )`
}

function tablesWith(database: DatabaseSync, column: string): string[] {
  return database
    .prepare("SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name = ?")
    .all(column)
    .map(({ name }) => String(name))
}
