import type { DatabaseSync } from 'node:sqlite'

/** Adds columns, name to definition, that a table of an earlier version lacks; answers whether any were added. */
export function addColumns(database: DatabaseSync, table: string, columns: Record<string, string>): boolean {
  const known = database.prepare(`PRAGMA table_info(${table})`).all()
  const missing = Object.entries(columns).filter(([name]) => !known.some((column) => column.name === name))
  for (const [name, definition] of missing) database.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`)
  return missing.length > 0
}
