import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet'
import { expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '../configuration/configuration.ts'
import { openService } from '../start-service.ts'
import { backUp, restoreBackup } from './back-up.ts'
import { exportEvents } from './export-events.ts'
import { readEvents } from './read-events.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'instep-operate-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** Opens a service on a data folder. */
async function aService(dataFolder: string) {
  const app = await openService(readConfiguration({ INSTEP_DATA: dataFolder, INSTEP_ENVIRONMENT: 'test' }))
  const post = async (...ids: string[]) => {
    const events = ids.map((id) => ({
      meta: { type: 'ecView', id, ts: 1_700_000_000_000, trackingId: 'shop' },
      context: { id: 'visitor' },
      type: 'home',
    }))
    const reply = await app.inject({
      method: 'POST',
      url: '/events/raw/shop',
      payload: JSON.stringify(events),
      headers: { 'content-type': 'text/plain', 'user-agent': browser },
    })
    expect(reply.statusCode).toBe(200)
  }
  let isOpen = true
  const close = async () => {
    if (isOpen) await app.close()
    isOpen = false
  }
  onTestFinished(close)
  return { post, close }
}

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `event-${from + at}`)

test('a backup of a running service has every acknowledged event, and restores them', async () => {
  const folder = aFolder()
  const service = await aService(join(folder, 'data'))
  await service.post(...ids(100))
  const file = join(folder, 'backups', 'one.sqlite')
  expect(await backUp(join(folder, 'data'), file)).toBe(100)
  await service.post(...ids(50, 100))
  await expect(restoreBackup(file, join(folder, 'data'))).rejects.toThrow('Stop it first')
  expect(readdirSync(join(folder, 'data'))).not.toContain('service.sqlite.restoring')
  await service.close()

  const { events, former } = await restoreBackup(file, join(folder, 'data'))
  expect(events).toBe(100)
  expect(existsSync(String(former))).toBe(true)
  // A backup is one file, which is read as it is: its folder may be one in which nothing can be written.
  expect(readdirSync(join(folder, 'backups'))).toEqual(['one.sqlite'])
  expect(readFileSync(file).subarray(18, 20)).toEqual(Buffer.from([1, 1]))
  const again = await aService(join(folder, 'data'))
  await again.post('later')
  await again.close()
  expect(await backUp(join(folder, 'data'), join(folder, 'two.sqlite'))).toBe(101)
})

test('a backup taken while events arrive is complete, and has all events that were acknowledged before it started', async () => {
  const folder = aFolder()
  const service = await aService(folder)
  await service.post(...ids(100))
  const [events] = await Promise.all([
    backUp(folder, join(folder, 'backup.sqlite')),
    ...Array.from({ length: 20 }, (_, at) => service.post(...ids(10, 1000 + 10 * at))),
  ])
  expect(events).toBeGreaterThanOrEqual(100)
})

test('a backup ends also where events arrive without a pause, instead of beginning anew with each of them', async () => {
  const folder = aFolder()
  const service = await aService(folder)
  for (let from = 0; from < 1000; from += 100) await service.post(...ids(100, from))
  let isCopying = true
  const copy = backUp(folder, join(folder, 'backup.sqlite')).finally(() => {
    isCopying = false
  })
  for (let more = 1000; isCopying && more < 1300; more++) await service.post(`event-${more}`)
  expect(isCopying).toBe(false)
  expect(await copy).toBe(1000)
})

test('the log of a database that somebody removed is set aside, and not read into the backup', async () => {
  const folder = aFolder()
  const [data, left] = [join(folder, 'data'), join(folder, 'left')]
  const service = await aService(data)
  await service.post(...ids(50))
  cpSync(data, left, { recursive: true })
  await service.post(...ids(100, 50))
  await service.close()
  await backUp(data, join(folder, 'backup.sqlite'))
  rmSync(join(left, 'service.sqlite'))

  expect(await restoreBackup(join(folder, 'backup.sqlite'), left)).toEqual({ events: 150 })
  expect(await backUp(left, join(folder, 'again.sqlite'))).toBe(150)
})

test('a damaged file, a missing one and a folder in use are refused, and nothing is changed', async () => {
  const folder = aFolder()
  const service = await aService(join(folder, 'data'))
  await service.post('a')
  const file = join(folder, 'backup.sqlite')
  await backUp(join(folder, 'data'), file)
  await expect(backUp(join(folder, 'data'), file)).rejects.toThrow('is there already')
  await expect(backUp(join(folder, 'nowhere'), join(folder, 'b.sqlite'))).rejects.toThrow('--data')
  await expect(restoreBackup(file, join(folder, 'data'))).rejects.toThrow('Stop it first')
  await expect(restoreBackup(join(folder, 'none'), join(folder, 'data'))).rejects.toThrow('There is no')
  writeFileSync(join(folder, 'text'), 'no database')
  await expect(restoreBackup(join(folder, 'text'), join(folder, 'data'))).rejects.toThrow('not a complete database')
  await service.post('b')
})

test.each([
  ['its last page is cut off', (path: string) => truncateSync(path, statSync(path).size - 4096)],
  ['it is no database', (path: string) => writeFileSync(path, 'no database'.repeat(1000))],
])('a backup takes the place of a database that is damaged, as %s, and the damaged one is kept', async (_, damage) => {
  const folder = aFolder()
  const data = join(folder, 'data')
  const service = await aService(data)
  await service.post(...ids(10))
  const file = join(folder, 'backup.sqlite')
  await backUp(data, file)
  await service.close()
  damage(join(data, 'service.sqlite'))
  const damaged = readFileSync(join(data, 'service.sqlite'))
  const { events, former } = await restoreBackup(file, data)
  expect(events).toBe(10)
  expect(readFileSync(String(former)).equals(damaged)).toBe(true)
  const again = await aService(data)
  await again.post('later')
  await again.close()
  expect(await backUp(data, join(folder, 'two.sqlite'))).toBe(11)
})

test('events are exported as NDJSON and as Parquet, in order, with their data', async () => {
  const folder = aFolder()
  const service = await aService(folder)
  await service.post(...ids(30))
  const lines = join(folder, 'events.ndjson')
  expect(await exportEvents({ events: readEvents(folder), file: lines, form: 'ndjson' })).toBe(30)
  const read = readFileSync(lines, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(read.map(({ id }) => id)).toEqual(ids(30))
  expect(read[0]).toMatchObject({ trackingId: 'shop', type: 'ecView', isBot: false, event: { type: 'home' } })

  const parquet = join(folder, 'events.parquet')
  expect(await exportEvents({ events: readEvents(folder), file: parquet, form: 'parquet' })).toBe(30)
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(parquet) })
  expect(rows.map(({ id }) => id)).toEqual(ids(30))
  expect(rows[0]).toMatchObject({ type: 'ecView', isBot: false, receivedAt: expect.any(Date) })
  expect(JSON.parse(String(rows[0]?.event))).toMatchObject({ type: 'home' })
})

test('an export can be limited to a property and a time, and does not write over a file', async () => {
  const folder = aFolder()
  const service = await aService(folder)
  await service.post(...ids(3))
  const count = (filter: object, name: string) =>
    exportEvents({ events: readEvents(folder, filter), file: join(folder, name), form: 'ndjson' })
  expect(await count({ trackingId: 'other' }, 'a')).toBe(0)
  expect(await count({ from: Date.now() + 60_000 }, 'b')).toBe(0)
  expect(await count({ trackingId: 'shop', to: Date.now() + 60_000 }, 'c')).toBe(3)
  await expect(count({}, 'c')).rejects.toThrow('is there already')
  expect(await count({}, 'exports/of/today')).toBe(3)
})

test.each(['ndjson', 'parquet'] as const)('an export as %s that fails leaves nothing', async (form) => {
  const folder = aFolder()
  const file = join(folder, `events.${form}`)
  const events = (function* () {
    yield* []
    throw new Error('The database is gone')
  })()
  await expect(exportEvents({ events, file, form })).rejects.toThrow('The database is gone')
  expect(readdirSync(folder)).toEqual([])
})
