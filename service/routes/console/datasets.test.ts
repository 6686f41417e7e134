import { join } from 'node:path'
import { expect, test } from 'vitest'
import { datasetsOf } from '../../datasets/datasets.ts'
import { sqliteStorage } from '../../storage/sqlite-storage.ts'
import { aDataFolder } from '../../testing/a-server.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { askConsole, logIn } from '../../testing/ask-console.ts'
import { postJson } from '../../testing/post-json.ts'

const file = { shop: { sizes: { P1: { length: 'long' }, P2: { length: 'short' } } } }
const aShop = (options: Parameters<typeof anApp>[0] = {}) =>
  anApp({ configuration: { datasets: datasetsOf(file) }, ...options })

type App = ReturnType<typeof aShop>
const at = 'datasets/shop/sizes'
const csv = (...lines: string[]) => lines.join('\n')
const post = async (app: App, path: string, body: object) =>
  (await askConsole(app, path, { method: 'POST', body })).json
const check = (app: App, text: string, dataset = at) => post(app, `${dataset}/check`, { text, form: 'csv' })
const upload = (app: App, text: string, version: number, dataset = at) =>
  post(app, dataset, { text, form: 'csv', version })
const listOf = async (app: App) => (await askConsole(app, 'datasets/shop')).json.datasets

/** What shoppers' experiences get. */
async function readAsShopper(app: App, keys: string[], dataset = 'sizes') {
  const query = `{ property(trackingId: "shop") { datasetRecords(dataset: "${dataset}", keys: ${JSON.stringify(keys)}) { key value } } }`
  const { body } = await postJson(app, '/graphql', { query })
  return body.data?.property?.datasetRecords ?? null
}

test('the datasets of the file are listed with their records, and when they were read', async () => {
  expect(await listOf(aShop())).toEqual([{ id: 'sizes', source: 'file', loadedAt: testNow, records: 2, version: 0 }])
  expect(await listOf(anApp())).toEqual([])
})

test('a check says what would be added, changed and removed, and changes nothing', async () => {
  const app = aShop()
  expect(await check(app, csv('key,length', 'P1,short', 'P3,long'))).toEqual({
    version: 0,
    records: 2,
    added: 1,
    changed: 1,
    removed: 1,
    same: 0,
    mistakes: [],
    mistakeCount: 0,
    columns: ['length'],
    samples: [
      { kind: 'changed', key: 'P1', before: { length: 'long' }, after: { length: 'short' } },
      { kind: 'added', key: 'P3', before: null, after: { length: 'long' } },
      { kind: 'removed', key: 'P2', before: { length: 'short' }, after: null },
    ],
  })
  expect(await readAsShopper(app, ['P1'])).toEqual([{ key: 'P1', value: { length: 'long' } }])
})

test('all mistakes of a text are told by their lines, and it is not taken', async () => {
  const app = aShop()
  const text = csv('key,length', 'P1,short', 'P2', ',long', 'P1,long', 'P9,long')
  expect(await check(app, text)).toMatchObject({
    records: 2,
    mistakeCount: 3,
    mistakes: [
      { kind: 'cells', line: 3, cells: 1, needed: 2 },
      { kind: 'key', line: 4 },
      { kind: 'repeated', line: 5, key: 'P1', earlier: 2 },
    ],
  })
  expect(await upload(app, text, 0)).toEqual({ outcome: 'mistakes' })
  expect(await readAsShopper(app, ['P9'])).toEqual([])
  const many = csv('key,length', ...Array.from({ length: 80 }, () => 'x'))
  const { mistakes, mistakeCount } = await check(app, many)
  expect([mistakes.length, mistakeCount]).toEqual([50, 80])
})

test('[SV-17] an upload counts at once for shoppers, replaces all records, and can be undone', async () => {
  const app = aShop()
  expect(await upload(app, csv('key,length', 'P3,long'), 0)).toEqual({ outcome: 'done' })
  expect(await readAsShopper(app, ['P1', 'P3'])).toEqual([{ key: 'P3', value: { length: 'long' } }])
  const [listed] = await listOf(app)
  expect(listed).toMatchObject({ source: 'upload', records: 1, before: { source: 'file', records: 2 } })
  expect(await post(app, `${at}/undo`, { version: listed.version })).toEqual({ outcome: 'done' })
  expect(await readAsShopper(app, ['P1', 'P3'])).toEqual([{ key: 'P1', value: { length: 'long' } }])
  expect(await listOf(app)).toMatchObject([{ source: 'file', version: 0 }])
})

test('a dataset of which the file knows nothing comes and goes with its upload', async () => {
  const app = anApp()
  expect(await readAsShopper(app, ['P1'], 'new / 1')).toBeNull()
  await upload(app, csv('key,a', 'P1,1'), 0, 'datasets/shop/new%20%2F%201')
  expect(await readAsShopper(app, ['P1'], 'new / 1')).toEqual([{ key: 'P1', value: { a: '1' } }])
  const [listed] = await listOf(app)
  expect(listed).toMatchObject({ id: 'new / 1', before: null })
  await post(app, 'datasets/shop/new%20%2F%201/undo', { version: listed.version })
  expect(await readAsShopper(app, ['P1'], 'new / 1')).toBeNull()
  expect(await listOf(app)).toEqual([])
})

test('[SV-08] uploads are there after a restart, with the one before, to which an undo leads', async () => {
  const path = join(aDataFolder(), 'service.sqlite')
  const first = sqliteStorage(path)
  const before = aShop({ storage: first })
  for (const length of ['one', 'two', 'three']) {
    const version = (await listOf(before))[0].version
    expect(await upload(before, csv('key,length', `P1,${length}`), version)).toEqual({ outcome: 'done' })
  }
  await first.close()
  const again = sqliteStorage(path)
  const app = aShop({ storage: again })
  expect(await readAsShopper(app, ['P1'])).toEqual([{ key: 'P1', value: { length: 'three' } }])
  const undo = async () => post(app, `${at}/undo`, { version: (await listOf(app))[0].version })
  await undo()
  expect(await readAsShopper(app, ['P1'])).toEqual([{ key: 'P1', value: { length: 'two' } }])
  expect((await listOf(app))[0].before).toMatchObject({ source: 'file' })
  await undo()
  expect(await readAsShopper(app, ['P1'])).toEqual([{ key: 'P1', value: { length: 'long' } }])
  await again.close()
})

test('only the version before is kept: an undo of an undo leads to the file', async () => {
  const app = aShop()
  const versionOf = async () => (await listOf(app))[0].version
  for (const length of ['one', 'two', 'three']) await upload(app, csv('key,length', `P1,${length}`), await versionOf())
  for (const length of ['two', 'long']) {
    await post(app, `${at}/undo`, { version: await versionOf() })
    expect(await readAsShopper(app, ['P1'])).toEqual([{ key: 'P1', value: { length } }])
  }
})

test('what somebody else has changed since is not overwritten', async () => {
  const app = aShop()
  const { version } = await check(app, csv('key,length', 'P1,mine'))
  await upload(app, csv('key,length', 'P1,theirs'), version)
  expect(await upload(app, csv('key,length', 'P1,mine'), version)).toEqual({ outcome: 'changed' })
  expect(await post(app, `${at}/undo`, { version })).toEqual({ outcome: 'changed' })
  const both = ['a', 'b'].map((each) => upload(app, csv('key,length', `P1,${each}`), 1))
  expect((await Promise.all(both)).map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done'])
})

test('records come a page at a time, and are found by key or value without regard to capitals', async () => {
  const app = anApp()
  const lines = Array.from({ length: 120 }, (_, each) => `P${each},${each % 40 === 0 ? 'Rot & "Grün"' : 'blau'}`)
  const quoted = lines.map((line) => line.replace(/Rot.*$/, '"Rot & ""Grün"""'))
  await upload(app, csv('key,colour', ...quoted), 0)
  const page = async (query: string) => (await askConsole(app, `${at}?${query}`)).json
  const first = await page('')
  expect([first.columns, first.records.length, first.next]).toEqual([['colour'], 50, 'P49'])
  expect(first.records[0]).toEqual({ key: 'P0', value: { colour: 'Rot & "Grün"' } })
  const last = await page('after=P99')
  expect([last.records.length, last.next]).toEqual([20, null])
  const keysOf = ({ records }: { records: { key: string }[] }) => records.map(({ key }) => key)
  expect(keysOf(await page(`search=${encodeURIComponent('"grün')}`))).toEqual(['P0', 'P40', 'P80'])
  expect(keysOf(await page('search=p11'))).toEqual(['P11', ...Array.from({ length: 10 }, (_, each) => `P11${each}`)])
  // The name of a column is in no record.
  expect(keysOf(await page('search=colour'))).toEqual([])
})

test('a search has at most 200 signs', async () => {
  const app = aShop()
  const statusOf = async (signs: number) => (await askConsole(app, `${at}?search=${'x'.repeat(signs)}`)).status
  expect([await statusOf(200), await statusOf(201)]).toEqual([200, 400])
})

test('a text that is too long, or has too many records, is refused; NDJSON is taken as well', async () => {
  const app = aShop()
  const long = `key\n${'x'.repeat(2 * 1024 * 1024)}`
  const many = `key\n${Array.from({ length: 20_001 }, (_, each) => each).join('\n')}`
  for (const text of [long, many])
    for (const path of [`${at}/check`, at]) {
      const { status, json } = await askConsole(app, path, { method: 'POST', body: { text, form: 'csv', version: 0 } })
      expect([status, json.error.code]).toEqual([413, 'too_large'])
    }
  await post(app, at, { text: '{"key":"P1","sizes":[36,37]}', form: 'ndjson', version: 0 })
  expect(await readAsShopper(app, ['P1'])).toEqual([{ key: 'P1', value: { sizes: [36, 37] } }])
})

test('the role view sees datasets and may neither check, upload nor undo', async () => {
  const app = aShop({
    configuration: {
      datasets: datasetsOf(file),
      token: 'publish-0123456789',
      consoleTokens: { view: 'view-0123456789abc', edit: 'edit-0123456789abc' },
    },
  })
  const body = { text: 'key', form: 'csv', version: 0 }
  const ask = async (token: string, path: string, method: 'GET' | 'POST') =>
    (
      await askConsole(app, path, {
        method,
        headers: { cookie: await logIn(app, token) },
        ...(method === 'POST' && { body }),
      })
    ).status
  expect(await ask('view-0123456789abc', at, 'GET')).toBe(200)
  for (const path of [`${at}/check`, at, `${at}/undo`]) expect(await ask('view-0123456789abc', path, 'POST')).toBe(403)
  expect(await ask('edit-0123456789abc', `${at}/check`, 'POST')).toBe(200)
})

test('a dataset that nobody knows is not found', async () => {
  const { status, json } = await askConsole(aShop(), 'datasets/shop/nobodys')
  expect([status, json.error.code]).toEqual([404, 'not_found'])
})

test('counters are listed by property and name, each with its highest counts', async () => {
  const app = anApp()
  const count = (path: string) => app.inject({ method: 'POST', url: `/counters/${path}`, body: '' })
  await count('shop/ecount/views/A/60')
  for (const id of ['B', 'A', 'B']) await count(`shop/ecount/views/${id}/60`)
  await count('outlet/ecount/sold/C/60')
  const { json } = await askConsole(app, 'counters')
  expect(json.lists).toEqual([
    { property: 'outlet', kind: 'ecount', name: 'sold', ids: 1 },
    { property: 'shop', kind: 'ecount', name: 'views', ids: 2 },
  ])
  expect((await askConsole(app, 'counters/shop/ecount/views')).json).toEqual({
    pairs: [
      ['A', 2],
      ['B', 2],
    ],
    total: 2,
  })
  expect((await askConsole(app, 'counters/shop/nothing/views')).status).toBe(400)
})
