import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { readConfiguration } from '../configuration/configuration.ts'
import { openService } from '../start-service.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { sqliteStorage } from './sqlite-storage.ts'

/** The tables of the first version. */
const firstTables = `
  CREATE TABLE events (
    position INTEGER PRIMARY KEY AUTOINCREMENT, tracking_id TEXT NOT NULL, id TEXT NOT NULL,
    received_at INTEGER NOT NULL, sent_at REAL, text TEXT NOT NULL, UNIQUE (tracking_id, id)
  ) STRICT;
  CREATE TABLE dead_letters (
    position INTEGER PRIMARY KEY AUTOINCREMENT, tracking_id TEXT NOT NULL, received_at INTEGER NOT NULL,
    reason TEXT NOT NULL, batch_index INTEGER, body BLOB NOT NULL
  ) STRICT;
`

/** A data folder as the first version left it, with an event. */
function aFirstFolder(): string {
  const folder = aDataFolder()
  const first = new DatabaseSync(join(folder, 'service.sqlite'))
  first.exec(firstTables)
  const text = JSON.stringify(anEvent({ meta: { ts: 1000, batchTs: 1500 } }))
  first.prepare("INSERT INTO events VALUES (1, 'shop', 'a', 9000, 1500, ?)").run(text)
  first.close()
  return folder
}

test('a start that brings a database up to date first says so, because it may take long; the next one does not', async () => {
  const folder = aFirstFolder()
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => said.mockRestore())
  for (const expected of [
    [[expect.stringMatching(/^The database of an earlier version is brought up to date first/)]],
    [],
  ]) {
    said.mockClear()
    const app = await openService(readConfiguration({ INSTEP_DATA: folder }))
    expect(said.mock.calls).toEqual(expected)
    await app.close()
  }
})

test('data stored by the first version is available after an upgrade, with the values that later versions derive from it', async () => {
  const path = join(aFirstFolder(), 'service.sqlite')
  const first = new DatabaseSync(path)
  const text = String(first.prepare('SELECT text FROM events').get()?.text)
  first.prepare("INSERT INTO dead_letters VALUES (1, 'shop', 9000, 'why', NULL, x'41')").run()
  first.close()

  for (const _start of ['first', 'second']) {
    const storage = sqliteStorage(path)
    expect(await storage.events.list()).toEqual([
      { trackingId: 'shop', deviceAt: 1000, sentAt: 1500, receivedAt: 9000, correctedAt: 8500, bot: false, text },
    ])
    expect(await storage.refusedEvents.list()).toMatchObject([{ id: 1, reason: 'why', bot: false, form: 'raw' }])
    expect(await storage.eventPages.types('shop', 10)).toEqual(['ecView'])
    await storage.close()
  }
})
