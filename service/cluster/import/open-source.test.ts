import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sqliteStorage } from '../../storage/sqlite-storage.ts'
import { tablesVersion } from '../../storage/tables-version.ts'
import { aDataFolder } from '../../testing/a-server.ts'
import { openSource } from './open-source.ts'

test('a database that a later version has used is not moved, because what is new in it would stay behind', async () => {
  const folder = aDataFolder()
  const path = join(folder, 'service.sqlite')
  await sqliteStorage(path).close()
  openSource(folder).close()
  const later = new DatabaseSync(path)
  later.exec(`PRAGMA user_version = ${tablesVersion + 1}`)
  later.close()
  expect(() => openSource(folder)).toThrow('A later version of Instep has used the database')
})
