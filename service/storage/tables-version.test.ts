import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aDataFolder } from '../testing/a-server.ts'
import { sqliteStorage } from './sqlite-storage.ts'
import { tablesVersion } from './tables-version.ts'

test('a database that a later version has used is refused with the remedy, and nothing of it is touched', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  await sqliteStorage(path).close()
  const later = new DatabaseSync(path)
  later.exec(`PRAGMA user_version = ${tablesVersion + 1}; DROP TABLE transactions; PRAGMA journal_mode = DELETE`)
  later.close()
  const before = readFileSync(path)
  expect(() => sqliteStorage(path)).toThrow(
    /later version .*service\.sqlite: install that one again, or .*instep restore/,
  )
  expect(readFileSync(path).equals(before)).toBe(true)
})

test('whoever changes the tables has thought of earlier versions that would go on with them', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  await sqliteStorage(path).close()
  const database = new DatabaseSync(path)
  const rows = database.prepare('SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name').all()
  database.close()
  const tables = rows.map(({ sql }) => String(sql).replaceAll(/\s+/g, ' ')).join('\n')
  const found = createHash('sha256').update(tables).digest('hex').slice(0, 16)
  // Where an earlier version would not keep up what is new, raise `tablesVersion`. Then write here what was found.
  expect([tablesVersion, found]).toEqual([1, '722daa3df2ba0abe'])
})
