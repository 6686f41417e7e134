import { expect, test } from 'vitest'
import { type DemoService, type DemoSettings, demoModes, demoServices, lateMs } from '../../contract/demo-settings.ts'
import { aClock } from '../testing/a-clock.ts'
import { anApp } from '../testing/an-app.ts'
import type { TypedApp } from '../typed-app.ts'
import { weatherTableOf } from '../weather/weather-table.ts'

const token = 'browser-with-settings'

async function set(app: TypedApp, modes: DemoSettings['modes']) {
  const url = `/_inspect/demo/${token}`
  expect((await app.inject({ method: 'PUT', url, body: { modes } })).statusCode).toBe(200)
}

const datasetQuery = {
  query: '{ property(trackingId: "shop") { datasetRecords(dataset: "x", keys: ["A"]) { key value } } }',
}

type Call = { service: DemoService; path: string; body?: object; empty: object | '' }

const graphql = (query: string) => ({ path: '/graphql', body: { query } })
const calls: Call[] = [
  { service: 'lookup', path: '/lookup/shop/v', empty: { ipAddress: '', location: {} } },
  {
    service: 'lookup',
    ...graphql('{ property(trackingId: "shop") { visitor(contextId: "v") { ipAddress } } }'),
    empty: { data: { property: { visitor: null } } },
  },
  { service: 'ip', path: '/ip?format=json', empty: { ip: '' } },
  { service: 'weather', path: '/weather?cid=leeds&siteId=s', empty: { weather: { main: {}, weather: [] } } },
  { service: 'counters', path: '/counters/shop/ecount/views/A', empty: { status: 'ok', count: 0 } },
  { service: 'counters', path: '/counters/shop/topk/views', empty: { data: [], metadata: { total: 0 } } },
  {
    service: 'datasets',
    path: '/graphql',
    body: datasetQuery,
    empty: { data: { property: { datasetRecords: [] } } },
  },
  {
    service: 'placements',
    ...graphql('{ placementContent(mode: NULL, placementId: "p", implementationId: "i", attributes: {}) { content } }'),
    empty: { data: { placementContent: { content: null, campaignId: null, callbackData: null } } },
  },
  { service: 'functions', path: '/qfn/mail', body: {}, empty: { ok: true, data: null, invocationId: null } },
  { service: 'stash', path: '/stash/v1.1/kv/get/shop/public/k', empty: { data: null } },
  { service: 'queries', path: '/queries/shop/raw', body: [], empty: { results: [] } },
  { service: 'stamp', path: '/stamp/t/shop', empty: { state: null } },
  { service: 'callbacks', path: '/cb?d=data&ts=5&imp=1', empty: '' },
  { service: 'events', path: '/events/raw/shop', body: [], empty: { accepted: 0 } },
]

test('every service of the demo is covered by these tests', () => {
  expect(new Set([...calls.map(({ service }) => service), 'cart'])).toEqual(new Set(demoServices))
})

test.each(calls)(
  '$service at $path fails, answers late or returns an empty result as set, and is unchanged for other browsers',
  async (call) => {
    const { service, path, body, empty } = call
    const clock = aClock()
    const functions = new Map([['mail', () => 'sent']])
    const weather = weatherTableOf({ leeds: { temp: 7, id: 500 } })
    const app = anApp({ ...clock, functions, configuration: { weather } })
    const ask = async (as: string) => {
      const url = `${path}${path.includes('?') ? '&' : '?'}demo=${as}`
      const answer = await app.inject({ method: body ? 'POST' : 'GET', url, body })
      const { statusCode: status, payload } = answer
      // Ignores values that differ from request to request.
      const same = (key: string, value: unknown) => (['invocationId', 'generatedAt'].includes(key) ? null : value)
      return { status, body: payload === '' ? '' : JSON.parse(payload, same) }
    }
    const usual = await ask('another-browser-here')
    expect(usual.status).toBeLessThan(500)

    await set(app, { [service]: 'fails' })
    expect((await ask(token)).status).toBe(500)
    await set(app, { [service]: 'empty' })
    const nothing = await ask(token)
    expect(nothing.status).toBe(path.startsWith('/cb') ? 204 : 200)
    if (empty === '') expect(nothing.body).toBe('')
    else expect(nothing.body).toMatchObject(empty)

    await set(app, { [service]: 'late' })
    let answered = false
    const late = ask(token).finally(() => {
      answered = true
    })
    await clock.pass(lateMs - 1)
    expect(answered).toBe(false)
    await clock.pass(1)
    expect(await late).toEqual(usual)
    expect(await ask('another-browser-here')).toEqual(usual)
  },
)

test.each(demoModes)('one service with the setting: %s, leaves the other services unchanged', async (mode) => {
  const app = anApp()
  await set(app, { ip: mode })
  const read = async (path: string) => (await app.inject(`${path}?demo=${token}`)).json()
  expect(await read('/counters/shop/ecount/views/A')).toEqual({ status: 'ok', count: 0 })
  expect(await read('/health')).toMatchObject({ status: { code: 200 } })
})
