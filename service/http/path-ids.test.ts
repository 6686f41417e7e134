import { expect, test } from 'vitest'
import { aWatchedStorage } from '../testing/a-watched-storage.ts'
import { anApp } from '../testing/an-app.ts'
import { postJson } from '../testing/post-json.ts'
import { routesOf } from '../testing/routes-of.ts'

const wrong = {
  id: ['', '%20', 'a b', 'a%2Fb', '%2541', '%00', 'a%0A', 'é', '%C3%A9', 'a:b', '%zz', '%', '%ff', 'x'.repeat(129)],
  text: ['', '%00', 'a%0A', '%7F', '%C2%85', '%zz', '%', '%ff', 'x'.repeat(257)],
  name: ['', 'a%20b', 'a.b', '%00', '%zz', 'x'.repeat(65)],
  timeouts: ['', 'timeouts-', 'timeouts-a%20b', 'timeouts-%00', `timeouts-${'x'.repeat(129)}`],
}

type Kind = keyof typeof wrong

/** The parts of the addresses by name: a valid value and, for ids, their kind (SV-07). */
const parts: Record<string, [good: string, kind?: Kind]> = {
  trackingId: ['shop', 'id'],
  visitorId: ['visitor-1', 'id'],
  property: ['shop', 'id'],
  namespace: ['t004shop', 'id'],
  stashType: ['profile', 'id'],
  id: ['product', 'text'],
  experienceId: ['offers', 'text'],
  segmentId: ['keen', 'id'],
  dataset: ['sizes', 'text'],
  token: ['t'.repeat(16), 'id'],
  key: ['key', 'text'],
  // These parts are not ids.
  area: ['public'],
  seconds: ['60'],
  window: ['60'],
  kind: ['topk'],
  position: ['1'],
  version: ['1'],
}

/** Names and keys that follow a different rule than others of the same name. */
function kindOf(url: string, name: string): Kind | undefined {
  if (name === 'name') return url.startsWith('/app/') ? 'name' : 'id'
  if (name === 'key' && url.includes('deferkv')) return 'timeouts'
  return parts[name]?.[1]
}

function goodValue(url: string, name: string): string {
  if (name === 'key' && url.includes('deferkv')) return 'timeouts-visitor-1'
  return name === 'name' ? 'views' : (parts[name]?.[0] ?? '')
}

/** Files by name: a property's id is only a part of the name, which the tests of the route cover. */
const files = ['/preview/:name', '/preview/:environment/:name', '/cdn/:name', '/console/assets/:name']

/** Addresses that all answer with the same page, which reads them itself. */
const ofPage = /^\/console\/(?:sites\/|:name$)/

/** Creates an app whose jobs never run, so that only requests reach its storage. */
function aQuietApp() {
  const { storage, asked } = aWatchedStorage()
  return { app: anApp({ storage, after: () => () => {} }), asked }
}

/** One for all refusals, as they reach no store. */
const shared = aQuietApp()
const all = await routesOf(shared.app)
const cases = all
  .filter(({ url }) => !files.includes(url) && !ofPage.test(url))
  .flatMap(({ url, methods }) =>
    methods.flatMap((method) =>
      [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => [method, url, name, kindOf(url, name)] as const),
    ),
  )

test('every part of every address is listed in this table', () => {
  const unknown = cases.filter(([, , name]) => name !== 'name' && !parts[name])
  expect(unknown).toEqual([])
  expect(cases.length).toBeGreaterThan(50)
})

test.each(cases.filter(([, , , kind]) => kind))(
  '[SV-07] %s %s with an empty or malformed %s is refused with 400 and never reaches the store',
  async (method, url, name, kind = 'id') => {
    const { app, asked } = shared
    for (const value of wrong[kind]) {
      const address = url.replace(/:(\w+)/g, (_part, each) => (each === name ? value : goodValue(url, each)))
      const answer = await app.inject({
        method: method as 'GET',
        url: address,
        body: method === 'GET' ? undefined : '{',
        headers: { 'x-instep-console': '1' },
      })
      expect([address, answer.statusCode]).toEqual([address, 400])
    }
    expect(asked).toEqual([])
  },
)

test('[SV-07] ids are decoded exactly once', async () => {
  const { app } = aQuietApp()
  await postJson(app, '/counters/sh%6Fp/ecount/v%69ews/%2541%20%C3%A9%2F/60')
  const count = async (url: string) => (await app.inject(url)).json().count
  expect(await count('/counters/shop/ecount/views/%2541%20%C3%A9%2F')).toBe(1)
  expect(await count('/counters/shop/ecount/views/A%20%C3%A9%2F')).toBe(0)
  expect((await app.inject('/_inspect/counters')).json().counters).toMatchObject([
    { property: 'shop', name: 'views', id: '%41 é/' },
  ])
})

test('[SV-07] ids of the maximum length are accepted', async () => {
  const { app } = aQuietApp()
  const id = 'aZ0_.-'.padEnd(128, 'x')
  const text = '😀'.repeat(256)
  const url = `/counters/${id}/ecount/${id}/${encodeURIComponent(text)}`
  expect((await postJson(app, `${url}/60`)).status).toBe(200)
  expect((await app.inject(url)).json()).toEqual({ status: 'ok', count: 1 })
})
