import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { DemoSettings } from '../../contract/demo-settings.ts'
import { aBrowser } from '../../shop/test-data/a-browser.ts'
import { aGallery } from '../test-data/a-gallery.ts'

/**
 * Starts a service with the inspection interface for settings, or one that answers every request with the given status.
 */
async function aService(status = 200) {
  const kept = new Map<string, DemoSettings>()
  const asked: IncomingMessage[] = []
  const server = createServer(async (request, reply) => {
    asked.push(request)
    const token = request.url?.replace('/_inspect/demo/', '') ?? ''
    if (request.method === 'PUT') kept.set(token, JSON.parse(await text(request)))
    if (request.method === 'DELETE') kept.delete(token)
    reply.writeHead(status).end(JSON.stringify({ settings: kept.get(token) ?? {} }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { kept, asked, options: { serviceOrigin: `http://127.0.0.1:${port}`, serviceWaitMs: 60_000 } }
}

const page = '/gallery/settings'
const html = 'text/html'

test('a form works without script: it sets its part, redirects to the page, and sets a cookie that scripts cannot read', async () => {
  const { kept, options } = await aService()
  const browser = aBrowser(aGallery(options))
  const answer = await browser.post(`${page}/weather`, { temp: '20', condition: '800' }, html)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?done=weather#weather`])
  expect(answer.headers['set-cookie']).toMatch(/^demo_settings=[\w-]{24}; .*HttpOnly; SameSite=Lax$/)
  await browser.post(`${page}/clock`, { amount: '1', unit: 'days' }, html)
  expect([...kept.values()]).toEqual([{ weather: { temp: 20, id: 800 }, clockOffset: 1440 }])
  const { body } = await browser.open(`${page}?done=clock`)
  expect(body).toContain('20°, clear sky 800')
  expect(body).toContain('1 day ahead')
  await browser.post(`${page}/weather`, { normal: '1' }, html)
  expect([...kept.values()]).toEqual([{ clockOffset: 1440 }])
  const normal = await browser.post(`${page}/normal`, {}, html)
  expect([kept.size, normal.headers.location]).toEqual([0, `${page}?done=all`])
  expect([normal.headers['set-cookie']].flat()).toContainEqual(
    expect.stringMatching(/^demo_settings=; Max-Age=0; Path=\//),
  )
})

test('invalid values get 400 and a page with the field, the remedy and what was sent; nothing changes', async () => {
  const { kept, options } = await aService()
  const answer = await aBrowser(aGallery(options)).post(`${page}/visitor`, { country: 'QQ', ip: 'here<' }, html)
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['set-cookie']).toBeUndefined()
  for (const part of [
    'There is no country “QQ”',
    '“here&lt;” is not an IP address',
    'value="here&lt;"',
    'aria-invalid="true"',
  ])
    expect(answer.body).toContain(part)
  expect(kept.size).toBe(0)
})

test.each([
  [404, 'INSTEP_INSPECT=1 npm start'],
  [401, 'INSTEP_TOKEN=…'],
  [403, 'INSTEP_TOKEN=…'],
])('if inspection answers %i, the gallery says what to do and a form changes nothing', async (status, remedy) => {
  const { options, kept } = await aService(status)
  const browser = aBrowser(aGallery(options))
  for (const path of ['/gallery', page]) {
    const { statusCode, body } = await browser.open(path)
    expect([statusCode, body.includes(remedy), body.includes('action="/gallery/settings/')]).toEqual([200, true, false])
  }
  const refused = await browser.post(`${page}/weather`, { temp: '20', condition: '800' }, html)
  expect([refused.statusCode, kept.size]).toEqual([409, 0])
})

test('without a service the gallery says so, and pages of a browser with settings still open', async () => {
  const { options } = await aService()
  const browser = aBrowser(aGallery(options))
  await browser.post(`${page}/clock`, { amount: '1', unit: 'days' }, html)
  const cookie = 'demo_settings=aaaaaaaaaaaaaaaaaaaaaaaa'
  const shop = aGallery({ serviceOrigin: 'http://127.0.0.1:1' })
  expect((await shop.inject({ url: page, headers: { cookie } })).body).toContain('The service does not respond.')
  expect((await shop.inject({ url: '/uk/en/', headers: { cookie } })).statusCode).toBe(200)
})

test('the configured bearer token is sent with each request to the service', async () => {
  const { options, asked } = await aService()
  await aBrowser(aGallery({ ...options, serviceToken: 'secret' })).open(page)
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret'])
})

test('a page of a browser with settings starts with their script, with its nonce; other pages do not have it', async () => {
  const { options, asked } = await aService()
  const browser = aBrowser(aGallery(options))
  expect((await browser.open('/uk/en/')).body).not.toContain(options.serviceOrigin)
  expect(asked).toEqual([])
  await browser.post(`${page}/clock`, { amount: '1', unit: 'days' }, html)
  const { body, headers } = await browser.open('/uk/en/')
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
  const scripts = [...body.matchAll(/<script[^>]*>/g)]
  const at = body.indexOf(options.serviceOrigin)
  expect(body.slice(0, at)).toContain(`<script nonce="${nonce}">(function actAsSet`)
  expect(body.slice(at)).toMatch(/^[^<]*"offset":86400000/)
  expect(scripts.filter(({ index }) => index < at)).toHaveLength(1)
})

test('a new session drops the session cookies, a new country the known place, and a new visitor all cookies', async () => {
  const { options } = await aService()
  const shop = aGallery(options)
  const dropped = async (part: string, fields: Record<string, string>) => {
    const answer = await shop.inject({
      method: 'POST',
      url: `${page}/${part}`,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: 'qb_session=1; cart=2; demo_settings=aaaaaaaaaaaaaaaaaaaaaaaa',
      },
    })
    const names = answer.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)
    return [names, answer.headers['clear-site-data']]
  }
  const set = { country: 'FR' }
  expect(await dropped('visitor', set)).toEqual([['qb_permanent', 'qb_sync_status'], undefined])
  expect(await dropped('session', { begin: 'session', session: '2' })).toEqual([
    ['qb_session', 'qb_sync_status'],
    undefined,
  ])
  expect((await dropped('visitor', set))[0]).toContain('qb_session')
  expect(await dropped('session', { begin: 'visitor' })).toEqual([['qb_session', 'cart'], '"storage"'])
})

test('the bag fails or answers empty if that is set, and only for that browser', async () => {
  const { options } = await aService()
  const browser = aBrowser(aGallery(options))
  const add = () => browser.post('/uk/en/cart/addToCart', { sku: 'none' })
  expect((await add()).statusCode).toBe(400)
  await browser.post(`${page}/services`, { cart: 'fails' }, html)
  expect((await add()).json()).toMatchObject({ status: { code: 500 } })
  await browser.post(`${page}/services`, { cart: 'empty' }, html)
  const empty = await add()
  expect([empty.statusCode, empty.json()]).toEqual([200, {}])
})
