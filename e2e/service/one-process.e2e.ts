import { request } from 'node:http'
import { expect, test, troubles } from '../demo.ts'

type Asked = { method?: 'GET' | 'POST'; path: string; body?: string }

/** A request that each service knows, whatever its response. */
const routes: Asked[] = [
  { path: '/lookup/norrow/visitor-1' },
  { method: 'POST', path: '/graphql', body: '{"query":"{__typename}"}' },
  { method: 'POST', path: '/events/raw/norrow', body: '[]' },
  { path: '/stash/v1.1/kv/get/norrow/public/some-key' },
  { method: 'POST', path: '/queries/norrow/raw', body: '[]' },
  { path: '/cb?d=1' },
  { method: 'POST', path: '/qfn/defer/some-id', body: '{}' },
  { path: '/counters/norrow/ecount/t004-views/some-product' },
  { path: '/stamp/t/norrow' },
  { method: 'POST', path: '/app/smartserve', body: '{"message":"told by a test"}' },
  { path: '/weather?cid=some&siteId=some' },
  { path: '/ip?format=json' },
  { method: 'POST', path: '/id/norrow', body: '{"visitorId":"abc-1-def"}' },
  { path: '/results/norrow/some-experience' },
  { path: '/costs/norrow' },
  { path: '/preview/smartserve-norrow-preview.js' },
  { path: '/cdn/base.js' },
]

/** The response for an address that no service has. */
const nothingThere = 'There is nothing at this address'

/** Returns status and body of a response; `host` as a proxy in front of the service would pass it on. */
function ask(origin: string, { method = 'GET', path, body }: Asked, host?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(
      origin + path,
      { method, headers: { ...(host && { host }), ...(body && { 'content-type': 'application/json' }) } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(`${answer.statusCode} ${Buffer.concat(parts).toString()}`))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

test('[SV-01] one process serves every service under one origin, and each on its own host', async ({ demo }) => {
  expect(await ask(demo.service, { path: '/no-such-service' })).toContain(nothingThere)
  for (const route of routes) {
    const { path } = route
    const answer = await ask(demo.service, route)
    expect(answer, path).not.toMatch(/^5\d\d /)
    expect(answer, path).not.toContain(nothingThere)
    const [name = ''] = path.split('/').filter(Boolean)
    const elsewhere = await ask(demo.service, route, `${name}.collect.example`)
    // Operators' routes do not respond through a proxy without a token (BV-04).
    expect(elsewhere.slice(0, 3), path).toBe(['results', 'costs'].includes(name) ? '403' : answer.slice(0, 3))
  }
  // The shop mounts its own (SV-57).
  expect(await ask(demo.shop, { method: 'POST', path: '/uk/en/cart/addToCart' })).toMatch(/^4(?!04)/)
})

test('[SV-01] the script runs against it with only its base address configured', async ({ page, demo, visitorId }) => {
  const site = await (await fetch(`${demo.shop}/instep/instep.js`)).text()
  expect(site.replaceAll('`', '"')).toContain(`endpoints:{base:"${demo.service}"}`)
  const found = troubles(page)
  const asked = new Set<string>()
  page.on('request', (each) => {
    const { origin, pathname } = new URL(each.url())
    if (origin === demo.service) asked.add(pathname.split('/')[1] ?? '')
    else expect([demo.shop, 'null']).toContain(origin)
  })
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(async () => (await demo.events(visitorId)).map(({ meta }) => meta.type)).toContain('ecView')
  await expect.poll(() => [...asked].sort()).toEqual(expect.arrayContaining(['events', 'graphql', 'lookup', 'stash']))
  expect(found).toEqual([])
})
