import { describe, expect, test } from 'vitest'
import { sealSession, sessionMs } from '../../console/session-token.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { askConsole, logIn } from '../../testing/ask-console.ts'

const token = '0123456789abcdef'
const consoleTokens = { view: 'view-0123456789abcdef', edit: 'edit-0123456789abcdef' }
const withTokens = { configuration: { token, consoleTokens, environment: 'production' } as const }

describe('without a token', () => {
  test('the console is open on the machine itself, with every right', async () => {
    const { status, json } = await askConsole(anApp(), 'session')
    expect([status, json]).toEqual([200, { role: 'publish', name: 'this machine', isOpen: true, trackingIds: [] }])
  })

  test.each([
    ['from elsewhere', {}, { remoteAddress: '9.9.9.9' }],
    ['through a proxy', {}, { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['by a name that another site gave the machine', {}, { headers: { host: 'evil.example' } }],
    ['in production', { environment: 'production' } as const, {}],
    ['where the service listens beyond the machine', { host: '0.0.0.0' }, {}],
  ])('it is closed %s', async (_, configuration, ask) => {
    const app = anApp({ configuration })
    for (const path of ['session', 'live/shop', 'experiences/shop'])
      expect([path, (await askConsole(app, path, ask)).status]).toEqual([path, 403])
  })
})

describe('with tokens', () => {
  test.each([
    ['publish', token],
    ['view', consoleTokens.view],
    ['edit', consoleTokens.edit],
  ])('whoever logs in with the token of the role %s has that role', async (role, given) => {
    const app = anApp(withTokens)
    expect((await askConsole(app, 'session')).status).toBe(401)
    const cookie = await logIn(app, given)
    const { status, json } = await askConsole(app, 'session', { headers: { cookie } })
    expect([status, json]).toEqual([200, { role, name: role, isOpen: false, trackingIds: [] }])
    expect((await askConsole(app, 'live/shop', { headers: { cookie } })).status).toBe(200)
  })

  test('the session is in a cookie that no script and no other site can use, and contains no token', async () => {
    const app = anApp({ configuration: { ...withTokens.configuration, trustedProxies: ['127.0.0.1'] } })
    const post = { method: 'POST', body: { token } } as const
    const plain = String((await askConsole(app, 'session', post)).headers['set-cookie'])
    expect(plain).toMatch(
      /^instep_console=publish\.\d+\.[\w-]+\.[\w-]+; Path=\/console; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    )
    expect(plain).not.toContain(token)
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '9.9.9.9' }
    expect((await askConsole(app, 'session', { ...post, headers })).headers['set-cookie']).toMatch(/; Secure$/)
  })

  test('logging out takes the cookie away', async () => {
    const app = anApp(withTokens)
    const { status, headers } = await askConsole(app, 'session', { method: 'DELETE' })
    expect([status, headers['set-cookie']]).toEqual([
      204,
      'instep_console=; Path=/console; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
  })

  test('a session ends after twelve hours', async () => {
    let now = testNow
    const app = anApp({ ...withTokens, now: () => now })
    const cookie = await logIn(app, token)
    now += sessionMs - 1
    expect((await askConsole(app, 'session', { headers: { cookie } })).status).toBe(200)
    now += 1
    expect((await askConsole(app, 'session', { headers: { cookie } })).status).toBe(401)
  })

  test('a session holds at a process whose clock is some seconds behind', async () => {
    let now = testNow
    const app = anApp({ ...withTokens, now: () => now })
    const cookie = await logIn(app, token)
    now -= 5000
    expect((await askConsole(app, 'session', { headers: { cookie } })).status).toBe(200)
  })

  const tokens = { ...consoleTokens, publish: token }
  const sealed = sealSession(tokens, { role: 'view', name: 'Ann' }, testNow)
  const [, end = '', name = '', signature = ''] = sealed.split('.')
  test.each([
    ['with a higher role', `publish.${end}.${name}.${signature}`],
    ['with a later end', `view.${Number(end) + 1}.${name}.${signature}`],
    ['that never ends', sealSession(tokens, { role: 'view', name: 'Ann' }, testNow + 1e12)],
    ['with another signature', `view.${end}.${name}.${signature.slice(1)}A`],
    ['without a signature', `view.${end}.${name}.`],
    [
      'made with another token',
      sealSession({ view: 'former-0123456789abcdef' }, { role: 'view', name: 'Ann' }, testNow),
    ],
    ['of a role that there is not', `owner.${end}.${name}.${signature}`],
    ['of somebody else', `view.${end}.${Buffer.from('Bob').toString('base64url')}.${signature}`],
    ['made of nothing', '..'],
  ])('a session %s is none', async (_, value) => {
    const app = anApp(withTokens)
    expect((await askConsole(app, 'session', { headers: { cookie: `instep_console=${sealed}` } })).status).toBe(200)
    const headers = { cookie: `instep_console=${value}` }
    expect((await askConsole(app, 'session', { headers })).status).toBe(401)
  })

  test('a role without a token cannot be signed with an empty one', async () => {
    const app = anApp({ configuration: { token } })
    for (const given of ['', 'undefined', 'null'])
      expect((await askConsole(app, 'session', { method: 'POST', body: { token: given } })).status).toBe(401)
    const headers = { cookie: `instep_console=${sealSession({ edit: '' }, { role: 'edit', name: 'Ann' }, testNow)}` }
    expect((await askConsole(app, 'session', { headers })).status).toBe(401)
  })

  test('guessing is slowed down: the sixth attempt of an address within a minute has to wait', async () => {
    let now = testNow
    const app = anApp({ ...withTokens, now: () => now })
    const attempt = (given: string, remoteAddress = '9.9.9.9') =>
      askConsole(app, 'session', { method: 'POST', body: { token: given }, remoteAddress })
    for (let at = 0; at < 5; at++) expect((await attempt('wrong')).status).toBe(401)
    const { status, headers } = await attempt(token)
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect((await attempt(token, '8.8.8.8')).status).toBe(204)
    // Whoever has an IPv6 address has 2^64 of them.
    for (let at = 0; at < 5; at++) expect((await attempt('wrong', `2001:db8::${at}`)).status).toBe(401)
    expect((await attempt(token, '2001:db8::f00d')).status).toBe(429)
    expect((await attempt(token, '2001:db8:0:1::1')).status).toBe(204)
    now += 60_000
    expect((await attempt(token)).status).toBe(204)
  })
})

test.each([
  ['without the header of the page', { 'x-instep-console': '' }],
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['typed into the address bar', { 'sec-fetch-site': 'none' }],
])('a request %s is refused, whatever its cookie says', async (_, headers) => {
  const app = anApp(withTokens)
  const cookie = await logIn(app, token)
  for (const path of ['session', 'live/shop', 'traffic/shop?from=0&to=1', 'experiences/shop', 'visitors/shop/a/export'])
    expect([path, (await askConsole(app, path, { headers: { cookie, ...headers } })).status]).toEqual([path, 403])
  const post = await askConsole(app, 'session', { method: 'POST', body: { token }, headers })
  expect(post.status).toBe(403)
})

test('a page of another origin may not send the header of the console', async () => {
  const answer = await anApp().inject({
    method: 'OPTIONS',
    url: '/console/api/session',
    headers: { origin: 'https://evil.example', 'access-control-request-headers': 'x-instep-console' },
  })
  expect(String(answer.headers['access-control-allow-headers']).toLowerCase()).not.toContain('x-instep-console')
})

test('no answer is kept by a cache', async () => {
  for (const path of ['session', 'live/shop'])
    expect((await askConsole(anApp(), path)).headers['cache-control']).toBe('no-store')
})

test('however many sites events name, a login is written down for a hundred of them', async () => {
  const app = anApp(withTokens)
  for (let at = 100; at < 250; at++) await app.inject({ method: 'POST', url: `/events/raw/shop-${at}`, body: '[{}]' })
  const cookie = await logIn(app, token)
  const entriesOf = async (id: string) =>
    (await askConsole(app, `steer/${id}/log`, { headers: { cookie } })).json.entries.length
  expect(await Promise.all(['shop-100', 'shop-199', 'shop-200'].map(entriesOf))).toEqual([1, 1, 0])
})

test('the tracking ids are those that were heard of, in their order', async () => {
  const app = anApp()
  for (const trackingId of ['shop-b', 'shop-a', 'shop-b'])
    await app.inject({ method: 'POST', url: `/events/raw/${trackingId}`, body: '[{}]' })
  expect((await askConsole(app, 'session')).json.trackingIds).toEqual(['shop-a', 'shop-b'])
})
