import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { checkEvent } from '../events/check-event.ts'
import { callbackDataOf } from '../placements/callback-data.ts'
import { aDataFolder } from '../testing/a-server.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { countTurns } from '../testing/count-turns.ts'
import { rowsOfVisitor } from './rows-of-visitor.ts'
import { sqliteStorage } from './sqlite-storage.ts'
import type { Storage } from './storage.ts'

const gone = 'gone-visitor-1234567890'
const stays = 'staying-visitor-1234567890'

/** Returns whether a text is anywhere in the files of a folder. */
function isIn(folder: string, text: string): boolean {
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text))
}

function append(storage: Storage, id: string, count: number, padding = 'x'.repeat(300)) {
  const events = Array.from({ length: count }, () => {
    const event = anEvent({ padding, context: { id } })
    const check = checkEvent(event)
    if (!check.valid) throw new Error('the event is not valid')
    return { event: check.event, text: JSON.stringify(event), bot: false }
  })
  return storage.events.append({ trackingId: 'shop', receivedAt: 1000, events, refused: [] })
}

const refuse = (storage: Storage, text: string) =>
  storage.refusedEvents.keep({
    trackingId: 'shop',
    receivedAt: 1000,
    reason: 'why',
    index: 0,
    bot: false,
    form: 'raw',
    body: Buffer.from(text),
  })

test('erasing overwrites the bytes in the file and in its log, while the storage is open', async () => {
  const folder = aDataFolder()
  const storage = sqliteStorage(join(folder, 'service.sqlite'))
  // Enough that pages are divided, which leaves copies of rows where they were.
  for (let round = 0; round < 10; round++) {
    for (const id of [gone, stays]) {
      await append(storage, id, 5)
      await refuse(storage, `[{"id":"${id}"}]`)
    }
  }
  expect(isIn(folder, gone)).toBe(true)
  const erased = await storage.visitorData.erase(gone)
  expect(erased).toMatchObject({ events: 50, visitors: 1, dead_letters: 10 })
  expect([isIn(folder, gone), isIn(folder, stays)]).toEqual([false, true])
  await storage.close()
})

test('a visitor is erased while another process reads the file, without waiting for it', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const storage = sqliteStorage(path)
  await append(storage, gone, 1)
  const reader = new DatabaseSync(path, { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM events').get()
  const before = performance.now()
  expect(await storage.visitorData.erase(gone)).toMatchObject({ events: 1 })
  expect(performance.now() - before).toBeLessThan(2000)
  reader.close()
  await storage.close()
})

test('what arrives while refused events are searched is erased as well', async () => {
  const storage = sqliteStorage(':memory:')
  for (const id of [gone, stays]) await refuse(storage, id)
  const erasing = storage.visitorData.erase(gone)
  const arriving = [append(storage, gone, 2), refuse(storage, gone)]
  await Promise.all(arriving)
  expect(await erasing).toMatchObject({ events: 2, dead_letters: 2 })
  expect(await storage.refusedEvents.list()).toHaveLength(1)
})

test('a callback is erased whose data names the visitor, although that is encoded, and only such', async () => {
  const storage = sqliteStorage(':memory:')
  const told = { placementId: 'p', implementationId: 'i', campaignId: '1', group: 'CONTENT' } as const
  const dataOf = (visitorId: string) => callbackDataOf({ ...told, visitorId })
  for (const id of [gone, stays]) {
    const callback = { kind: 'impression' as const, ts: 1, products: [], gcid: null, gsid: null, receivedAt: 1 }
    await storage.callbacks.record({ ...callback, d: dataOf(id) })
  }
  const tables: string[] = []
  for await (const { table } of storage.visitorData.readAll(gone)) tables.push(table)
  expect(tables).toEqual(['callbacks'])
  expect(await storage.visitorData.erase(gone)).toEqual({ callbacks: 1 })
  expect((await storage.callbacks.list()).map(({ d }) => d)).toEqual([dataOf(stays)])
})

test('texts are searched for a visitor some rows at a time, and others are answered in between', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const storage = sqliteStorage(path)
  const database = new DatabaseSync(path)
  const insert = database.prepare("INSERT INTO stash VALUES ('shop', 'public', ?, '1', ?, NULL)")
  database.exec('BEGIN')
  for (let at = 0; at < 6000; at++) insert.run(`${at}:${at % 1999 === 0 ? gone : stays}`, at < 3000 ? 7 : at)
  database.exec('COMMIT')
  database.close()
  const late = { namespace: 'shop', area: 'public', key: `late:${gone}`, data: 1, storedAt: 6000 } as const
  const eraseWhileWritten = async (from: Storage) => {
    const erasing = from.visitorData.erase(gone)
    await from.stash.write(late)
    return erasing
  }
  const few = await countTurns(() => eraseWhileWritten(sqliteStorage(join(aDataFolder(), 'service.sqlite'))))
  const many = await countTurns(async () => expect(await eraseWhileWritten(storage)).toEqual({ stash: 5 }))
  // Three for 6,000 rows, of which 2,000 are searched at once.
  expect(many - few).toBeGreaterThanOrEqual(3)
  expect(await storage.stash.list()).toHaveLength(5996)
  await storage.close()
})

test('a row whose number was taken by another visitor while it was searched stays', async () => {
  const storage = sqliteStorage(':memory:')
  const write = (token: string, id: string) =>
    storage.stamps.write({ trackingId: 'shop', token, state: `${id}:1`, storedAt: 1 })
  await write('one', gone)
  const erasing = storage.visitorData.erase(gone)
  await Promise.all([storage.stamps.forget('shop', 'one'), write('two', stays)])
  expect(await erasing).toEqual({})
  expect(await storage.stamps.list()).toMatchObject([{ state: `${stays}:1` }])
})

test('the rows of a visitor come by table, with JSON as what it says, bytes as base64 and iterations by name', async () => {
  const storage = sqliteStorage(':memory:')
  await append(storage, gone, 1)
  await append(storage, stays, 1)
  await refuse(storage, `[{"id":"${gone}"}]`)
  const seen = anExperiment().seen(gone, 'v', 5, { iterationId: '7' })
  const check = checkEvent(seen)
  if (!check.valid) throw new Error('the event is not valid')
  const events = [{ event: check.event, text: JSON.stringify(seen), bot: false }]
  await storage.events.append({ trackingId: 'shop', receivedAt: 1000, events, refused: [] })
  await storage.stash.write({ namespace: 'n', area: 'public', key: `segments-${gone}`, data: { a: [1] }, storedAt: 1 })
  await storage.stash.write({ namespace: '7', area: 'public', key: `other-${gone}`, data: 'torn {', storedAt: 1 })
  await storage.errors.keep({ name: 'n', receivedAt: 1, report: { of: gone } })
  const rows = new Map<string, object[]>()
  for await (const { table, rows: some } of storage.visitorData.readAll(gone))
    rows.set(table, [...(rows.get(table) ?? []), ...some])
  const [first, second] = rows.get('events') ?? []
  expect(first).toMatchObject({ visitor_id: gone, text: { context: { id: gone } }, bot: 0 })
  expect(second).toMatchObject({ text: { experienceId: 'offers' } })
  // Only what is stored as JSON is read as such.
  expect(rows.get('stash')).toMatchObject([
    { namespace: '7', data: 'torn {' },
    { namespace: 'n', data: { a: [1] } },
  ])
  expect(rows.get('errors')).toMatchObject([{ report: { of: gone } }])
  expect(rows.get('dead_letters')).toMatchObject([{ reason: 'why', body: `[{"id":"${gone}"}]`, trackingId: 'shop' }])
  const [iteration] = rows.get('experience_visitors') ?? []
  expect(iteration).toMatchObject({ tracking_id: 'shop', experience_id: 'offers', iteration_id: '7', at: 5 })
  expect(iteration).not.toHaveProperty('iteration')
  expect([...rows.values()].flat().some((row) => JSON.stringify(row).includes(stays))).toBe(false)
})

test('the events of a visitor are read to the last, a page at a time', async () => {
  const storage = sqliteStorage(':memory:')
  for (const count of [150, 250]) await append(storage, gone, count)
  const positions: unknown[] = []
  const pages: number[] = []
  for await (const { table, rows } of storage.visitorData.readAll(gone)) {
    if (table !== 'events') continue
    pages.push(rows.length)
    positions.push(...rows.map((row) => (row as { position: number }).position))
  }
  expect(pages).toEqual([200, 200])
  expect(positions).toEqual(Array.from({ length: 400 }, (_, at) => at + 1))
})

test('the beginning of an id erases nothing of those whose ids begin so', async () => {
  const storage = sqliteStorage(':memory:')
  const [beginning] = gone.split('67890')
  const told = { placementId: 'p', implementationId: 'i', campaignId: '1', group: 'CONTENT', visitorId: gone } as const
  await append(storage, gone, 1)
  await refuse(storage, `[{"id":"${gone}"}]`)
  await storage.stash.write({ namespace: 'n', area: 'public', key: `segments-${gone}`, data: 1, storedAt: 1 })
  await storage.errors.keep({ name: 'n', receivedAt: 1, report: { of: gone } })
  const callback = { kind: 'impression' as const, ts: 1, products: [], gcid: null, gsid: null, receivedAt: 1 }
  await storage.callbacks.record({ ...callback, d: callbackDataOf(told) })
  expect(await storage.visitorData.erase(String(beginning))).toEqual({})
  expect(await storage.visitorData.erase(gone)).toMatchObject({ stash: 1, errors: 1, callbacks: 1, dead_letters: 1 })
})

test('of large events fewer are read at once', async () => {
  const storage = sqliteStorage(':memory:')
  await append(storage, gone, 7, 'x'.repeat(400_000))
  const pages: number[] = []
  for await (const { table, rows } of storage.visitorData.readAll(gone)) if (table === 'events') pages.push(rows.length)
  expect(pages).toEqual([3, 3, 1])
})

test('however many events were refused, each that names the visitor is found', async () => {
  const storage = sqliteStorage(':memory:')
  for (let at = 0; at < 180; at++) await refuse(storage, at % 40 === 0 ? gone : stays)
  expect(await storage.visitorData.erase(gone)).toEqual({ dead_letters: 5 })
  expect(await storage.refusedEvents.list()).toHaveLength(175)
})

test('a refused body that came packed is searched unpacked, and one that cannot be unpacked as it is', async () => {
  const storage = sqliteStorage(':memory:')
  const keep = (body: Uint8Array, form: 'raw' | 'deflate') =>
    storage.refusedEvents.keep({
      trackingId: 'shop',
      receivedAt: 1,
      reason: 'why',
      index: null,
      bot: false,
      form,
      body,
    })
  const tooLarge = deflateSync(gone.padEnd(2 * 1024 * 1024, ' '))
  await keep(deflateSync(JSON.stringify([{ id: gone }])), 'deflate')
  await keep(deflateSync(JSON.stringify([{ id: stays }])), 'deflate')
  await keep(Buffer.from(`no stream of ${gone}`), 'deflate')
  await keep(Buffer.concat([deflateSync('{}'), Buffer.from(gone)]), 'raw')
  await keep(tooLarge, 'deflate')
  const bodies: unknown[] = []
  for await (const { rows } of storage.visitorData.readAll(gone))
    bodies.push(...rows.map((row) => (row as { body: string }).body))
  expect(bodies).toEqual([`[{"id":"${gone}"}]`, `no stream of ${gone}`, expect.stringContaining(gone)])
  expect(await storage.visitorData.erase(gone)).toEqual({ dead_letters: 3 })
  expect((await storage.refusedEvents.list()).map(({ id }) => id)).toEqual([2, 5])
})

test('no table that grows with the visitors is read as a whole to find the rows of one', () => {
  const path = join(aDataFolder(), 'service.sqlite')
  void sqliteStorage(path).close()
  const database = new DatabaseSync(path)
  const scanned = [...rowsOfVisitor(database, gone)].filter(([table, condition]) =>
    database
      .prepare(`EXPLAIN QUERY PLAN DELETE FROM ${table} WHERE ${condition}`)
      .all(gone)
      .some(({ detail }) => String(detail).startsWith(`SCAN ${table}`)),
  )
  database.close()
  // Those of nine days, of counters and of segments that end.
  expect(scanned.map(([table]) => table).sort()).toEqual(['counter_visitors', 'notices', 'visitor_hours'])
})

test('the events of a visitor are read along an index', () => {
  const path = join(aDataFolder(), 'service.sqlite')
  void sqliteStorage(path).close()
  const database = new DatabaseSync(path)
  const plan = database
    .prepare(
      'EXPLAIN QUERY PLAN SELECT text FROM events WHERE visitor_id = ? AND tracking_id = ? AND position < ? ORDER BY position DESC LIMIT 50',
    )
    .all('a', 'shop', 9)
  database.close()
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH events USING INDEX events_by_visitor (visitor_id=? AND tracking_id=? AND rowid<?)',
  ])
})
