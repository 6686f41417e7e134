import { expect, test } from 'vitest'
import type { DemoSettings } from '../../../contract/demo-settings.ts'
import { datasetsOf } from '../../datasets/datasets.ts'
import { placementsOf } from '../../placements/placements.ts'
import { aShopper } from '../../testing/a-shopper.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { postJson } from '../../testing/post-json.ts'
import type { TypedApp } from '../../typed-app.ts'
import { weatherTableOf } from '../../weather/weather-table.ts'

const token = 'browser-with-settings'
const url = `/_inspect/demo/${token}`

async function set(app: TypedApp, settings: unknown) {
  const answer = await app.inject({ method: 'PUT', url, body: settings as object })
  return { status: answer.statusCode, message: answer.json().error?.message }
}

async function aSetApp(settings: DemoSettings, options: Parameters<typeof anApp>[0] = {}): Promise<TypedApp> {
  const app = anApp(options)
  expect(await set(app, settings)).toEqual({ status: 200, message: undefined })
  return app
}

async function read(app: TypedApp, path: string, as = token) {
  return (await app.inject(`${path}${path.includes('?') ? '&' : '?'}demo=${as}`)).json()
}

/** Returns the response to a browser with settings, and to another browser. */
async function both(app: TypedApp, path: string) {
  return [await read(app, path), await read(app, path, 'another-browser-here')]
}

test('settings can be read, replaced as a whole, and cleared, for one browser or for all', async () => {
  const app = await aSetApp({ country: 'FR' })
  expect(await read(app, url)).toEqual({ settings: { country: 'FR' } })
  await set(app, { session: 3 })
  expect(await read(app, '/_inspect/demo')).toEqual({ demo: [{ token, settings: { session: 3 } }] })
  await app.inject({ method: 'DELETE', url })
  expect(await read(app, url)).toEqual({ settings: {} })
  await set(app, { session: 3 })
  await app.inject({ method: 'DELETE', url: '/_inspect/demo' })
  expect(await read(app, '/_inspect/demo')).toEqual({ demo: [] })
})

test.each([
  [{ country: 'France' }, 'country'],
  [{ ip: '1.2.3' }, 'ip is "1.2.3": give an IP address such as 192.0.2.10'],
  [{ weather: { temp: 3 } }, 'weather'],
  [{ counters: { views: { A: -1 } } }, 'counters'],
  [{ datasets: { sizes: { A: 'long' } } }, 'datasets'],
  [{ recommendations: 'A' }, 'recommendations'],
  [{ clockOffset: 0.5 }, 'clockOffset'],
  [{ session: 0 }, 'session'],
  [{ modes: { lookup: 'slow' } }, 'modes/lookup'],
  [{ modes: { shop: 'late' } }, 'modes'],
  [{ other: 1 }, 'body'],
  [[], 'body'],
])('the settings %j are refused with 400, and the earlier settings stay', async (settings, named) => {
  const app = await aSetApp({ country: 'FR' })
  const { status, message } = await set(app, settings)
  expect([status, message]).toEqual([400, expect.stringContaining(named)])
  expect(await read(app, url)).toEqual({ settings: { country: 'FR' } })
})

test.each<[DemoSettings, object[]]>([
  [{ clockOffset: 5_256_000 }, [{ clockOffset: 5_256_001 }]],
  [{ clockOffset: -5_256_000 }, [{ clockOffset: -5_256_001 }]],
  [{ session: 1_000_000 }, [{ session: 1_000_001 }]],
  [{ session: 1 }, [{ session: 0 }]],
  [{ counters: { views: { A: 1_000_000_000 } } }, [{ counters: { views: { A: 1_000_000_001 } } }]],
  [{ counters: { views: { A: 0 } } }, [{ counters: { views: { A: 0.5 } } }]],
  [{ recommendations: Array(100).fill('A') }, [{ recommendations: Array(101).fill('A') }]],
  [{ country: 'FR' }, [{ country: 'FRA' }, { country: 'xFR' }, { country: 'fr' }]],
  [{ weather: { temp: 3.5, id: 500 } }, [{ weather: { temp: 3, id: 0.5 } }, { weather: { temp: 3, id: 1, more: 1 } }]],
  [{ datasets: { sizes: { A: null, B: {} } } }, [{ datasets: { sizes: { A: [] } } }, { datasets: { sizes: null } }]],
])('the settings %j are taken, and just outside of them %j refused', async (settings, outside) => {
  const app = await aSetApp(settings)
  for (const each of outside) expect([each, (await set(app, each)).status]).toEqual([each, 400])
  expect(await read(app, url)).toEqual({ settings })
})

test('without inspection a token has no effect', async () => {
  const app = anApp({ configuration: { inspect: false } })
  expect((await set(app, { ip: '192.0.2.10' })).status).toBe(404)
  expect(await read(app, '/ip?format=json')).toEqual({ ip: '127.0.0.1' })
})

test('the configured country and address apply only to the browser with the settings, in REST and GraphQL', async () => {
  const app = await aSetApp({ country: 'FR', ip: '::ffff:192.0.2.10' })
  expect(await both(app, '/ip?format=json')).toEqual([{ ip: '192.0.2.10' }, { ip: '127.0.0.1' }])
  expect(await both(app, '/lookup/shop/v')).toMatchObject([
    { ipAddress: '192.0.2.10', location: { country: 'France', countryCode: 'FR' } },
    { ipAddress: '127.0.0.1', location: {} },
  ])
  const query = '{ property(trackingId: "shop") { visitor(contextId: "v") { ipAddress ipLocation { countryCode } } } }'
  const { body } = await postJson(app, `/graphql?demo=${token}`, { query })
  expect(body.data.property.visitor).toEqual({ ipAddress: '192.0.2.10', ipLocation: { countryCode: 'FR' } })
})

test("the lookup reports one session fewer than the next session's number, and forces it", async () => {
  const app = await aSetApp({ session: 4 })
  await app.inject({ method: 'PUT', url: '/_inspect/visitors/shop/v', body: { history: { views: 9, sessions: 7 } } })
  expect(await both(app, '/lookup/shop/v')).toMatchObject([
    { force: true, history: { sessions: 3, views: 9 } },
    { force: false, history: { sessions: 7 } },
  ])
  expect(await read(app, '/lookup/shop/new')).toMatchObject({ force: true, history: { sessions: 3, views: 0 } })
})

test('the weather is the same in every city', async () => {
  const weather = weatherTableOf({ leeds: { temp: 7, id: 500 } })
  const app = await aSetApp({ weather: { temp: -2.5, id: 600 } }, { configuration: { weather } })
  const set = { weather: { main: { temp: -2.5 }, weather: [{ id: 600 }] } }
  expect(await read(app, '/weather?cid=anywhere&siteId=s')).toEqual(set)
  const usual = { weather: { main: { temp: 7 }, weather: [{ id: 500 }] } }
  expect(await both(app, '/weather?cid=leeds&siteId=s')).toEqual([set, usual])
})

test('configured counts are returned, also in rankings, and other counts continue', async () => {
  const app = await aSetApp({ counters: { views: { A: 12, B: 0, constructor: 1 }, bought: { A: 5, C: 0 } } })
  for (const id of ['A', 'B', 'B', 'C', 'C']) await postJson(app, `/counters/shop/ecount/views/${id}/60`)
  for (const id of ['B', 'C', 'C']) await postJson(app, `/counters/shop/topk/bought/${id}/60`, {})
  const count = async (id: string) => (await both(app, `/counters/shop/ecount/views/${id}`)).map((each) => each.count)
  expect(await Promise.all(['A', 'B', 'C', 'constructor', 'toString'].map(count))).toEqual([
    [12, 1],
    [0, 2],
    [2, 2],
    [1, 0],
    [0, 0],
  ])
  expect(await both(app, '/counters/shop/topk/bought')).toMatchObject([
    { data: [['A', 5], ['B', 1]], metadata: { total: 2 } }, // biome-ignore format: one pair after the other
    { data: [['C', 2], ['B', 1]], metadata: { total: 2 } }, // biome-ignore format: one pair after the other
  ])
})

const datasetQuery = (dataset: string) => ({
  query: `{ property(trackingId: "shop") { datasetRecords(dataset: "${dataset}", keys: ["A", "B", "C"]) { key value } } }`,
})

test('configured records are returned, for single keys and for all other keys, also in a dataset that does not exist', async () => {
  const datasets = datasetsOf({ shop: { sizes: { A: { size: 1 }, B: { size: 2 }, C: { size: 3 } } } })
  const settings: DemoSettings = {
    datasets: { sizes: { A: { size: 9 }, B: null }, new: { '*': { fit: 'wide' }, B: null } },
  }
  const app = await aSetApp(settings, { configuration: { datasets } })
  const records = async (dataset: string, as = token) =>
    (await postJson(app, `/graphql?demo=${as}`, datasetQuery(dataset))).body.data?.property.datasetRecords
  expect(await records('sizes')).toEqual([
    { key: 'A', value: { size: 9 } },
    { key: 'C', value: { size: 3 } },
  ])
  expect((await records('new')).map(({ key }: { key: string }) => key)).toEqual(['A', 'C'])
  expect(await records('sizes', 'another-browser-here')).toHaveLength(3)
  expect(await records('new', 'another-browser-here')).toBeUndefined()
})

test('the chosen products are recommended in their order, except for unknown ones', async () => {
  const placements = placementsOf({
    row: { trackingId: 'shop', campaigns: [{ id: 'c', recommendations: { count: 3 } }] },
  })
  const app = await aSetApp({ recommendations: ['C', 'unknown', 'A'] }, { configuration: { placements } })
  const shopper = aShopper(app, 'v')
  for (const id of ['A', 'B', 'C']) await shopper.views(id, testNow)
  const query = `query ($attributes: JSON!) {
    placementContent(mode: LIVE, placementId: "row", implementationId: "i", attributes: $attributes) { content }
  }`
  const view = { language: 'en', country: 'uk', currency: 'GBP' }
  const ids = async (as: string, product?: object) => {
    const variables = { attributes: { visitor: { id: 'v' }, view, product } }
    const { body } = await postJson(app, `/graphql?demo=${as}`, { query, variables })
    return body.data.placementContent.content.items.map(({ id }: { id: string }) => id)
  }
  expect(await ids(token)).toEqual(['C', 'A'])
  expect(await ids(token, { productId: 'C' })).toEqual(['A'])
  expect((await ids('another-browser-here')).toSorted()).toEqual(['A', 'B', 'C'])
})
