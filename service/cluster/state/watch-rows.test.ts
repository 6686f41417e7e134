import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTables } from './fill-tables.ts'
import { keyedTables } from './table-keys.ts'
import { type ChangedRows, watchRows } from './watch-rows.ts'

const schema = `
  CREATE TABLE named (name TEXT NOT NULL, at REAL NOT NULL, body BLOB, PRIMARY KEY (name, at)) STRICT, WITHOUT ROWID;
  CREATE TABLE numbered (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE) STRICT;
  CREATE TABLE loose (name TEXT NOT NULL, times INTEGER NOT NULL, UNIQUE (name)) STRICT;
  CREATE TABLE totals (rows INTEGER NOT NULL) STRICT;
  INSERT INTO totals VALUES (0);
  CREATE TRIGGER loose_added AFTER INSERT ON loose BEGIN UPDATE totals SET rows = rows + 1; END;
  CREATE TRIGGER loose_removed AFTER DELETE ON loose BEGIN UPDATE totals SET rows = rows - 1; END;
`

function aDatabase() {
  const database = new DatabaseSync(':memory:')
  database.exec(schema)
  return database
}

const names = fc.constantFrom('a', 'b', 'ü "quoted"', '')
const write = fc.oneof(
  fc
    .tuple(names, fc.constantFrom(1, 1.5, -2e-7))
    .map(([name, at]) => ['INSERT OR REPLACE INTO named VALUES (?, ?, ?)', name, at, new Uint8Array([1, 2])]),
  names.map((name) => ['DELETE FROM named WHERE name = ?', name]),
  names.map((name) => ['INSERT OR REPLACE INTO numbered (name) VALUES (?)', name]),
  fc.tuple(names, names).map((pair) => ['UPDATE OR REPLACE numbered SET name = ? WHERE name = ?', ...pair]),
  names.map((name) => ['INSERT INTO loose VALUES (?, 1) ON CONFLICT DO UPDATE SET times = times + 1', name]),
  names.map((name) => ['DELETE FROM loose WHERE name = ?', name]),
) as fc.Arbitrary<[string, ...(string | number | Uint8Array)[]]>

const readAll = (database: DatabaseSync) =>
  keyedTables(database).map(({ name, columns }) => [
    name,
    database.prepare(`SELECT ${columns} FROM ${name} ORDER BY 1, 2`).all(),
  ])

test('a database that is filled with the changed rows of another one is the same, whatever was written in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(write, { maxLength: 6 }), { maxLength: 6 }), async (batches) => {
      const database = aDatabase()
      const tables = keyedTables(database)
      const takeChanged = watchRows(database, tables)
      // What is there before the first change belongs to the schema.
      const kept: ChangedRows = new Map([['totals', new Map([['[1]', '{"rowid":1,"rows":0}']])]])
      for (const batch of batches) {
        for (const [sql, ...values] of batch) database.prepare(sql).run(...values)
        for (const [table, rows] of takeChanged()) {
          const known = kept.get(table) ?? new Map<string, string | null>()
          for (const [key, row] of rows) row === null ? known.delete(key) : known.set(key, row)
          kept.set(table, known)
        }
      }
      const copy = aDatabase()
      async function* stored() {
        for (const [table, rows] of kept) yield { table, rows: [...rows.values()].filter((row) => row !== null) }
      }
      await fillTables(copy, tables, stored())
      expect(readAll(copy)).toEqual(readAll(database))
      copy.exec("INSERT INTO loose VALUES ('new', 1)")
      expect(copy.prepare('SELECT rows FROM totals').get()?.rows).toBe(
        copy.prepare('SELECT count(*) AS n FROM loose').get()?.n,
      )
    }),
    { numRuns: 100 },
  )
})
