import { once } from 'node:events'
import { type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aShopFolder, freePorts, runServing } from '../local/testing/run-command.ts'
import { findShop } from './find-shop.ts'
import { shopProxy } from './shop-proxy.ts'
import { aSecureShop } from './testing/a-secure-shop.ts'

const tag = '<script src="/__instep/instep.js"></script>'
const body = '<body><h1>Thé à la menthe</h1></body>'
const page = `<!doctype html><html><head><title>Tea</title></head>${body}</html>`
const pageWithTag = `<!doctype html><html><head>${tag}<title>Tea</title></head>${body}</html>`

/** Starts a shop by https and the proxy that shows it. */
async function aShownShop(answer: RequestListener, { insecure = true } = {}) {
  const { url, server } = await aSecureShop(answer)
  const [port = ''] = await freePorts(1)
  const own = { prefix: '/__instep/', answer: () => {} }
  const proxy = shopProxy({ shop: url, tag, insecure, own })
  await proxy.listen(Number(port))
  onTestFinished(() => proxy.close())
  return { shop: url, server, port }
}

const asPage = { 'content-type': 'text/html; charset=utf-8' }

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

async function ask(port: string, path = '/', { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('a shop with a certificate that nobody has signed is shown only with --insecure', async () => {
  const { shop, port } = await aShownShop((_, answer) => answer.writeHead(200, asPage).end(page))
  expect((await ask(port)).body).toBe(pageWithTag)
  expect((await findShop(shop.href, { insecure: true })).href).toBe(shop.href)

  const remedy = `The certificate of ${shop.origin} is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): add --insecure when it is your own shop`
  await expect(findShop(shop.href, { insecure: false })).rejects.toThrow(remedy)
  await expect(runServing(aShopFolder(), 'try', shop.href)).rejects.toThrow(remedy)
  const strict = await aShownShop((_, answer) => answer.writeHead(200, asPage).end(page), { insecure: false })
  const refused = await ask(strict.port)
  expect([refused.status, refused.body]).toEqual([502, `${remedy.replace(shop.origin, strict.shop.origin)}\n`])
})

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['br', brotliCompressSync],
  ['deflate', deflateSync],
  ['GZip', gzipSync],
  ['identity', Buffer.from],
])('a page in %s gets the tag', async (encoding, compress) => {
  const headers = {
    ...asPage,
    'content-encoding': encoding,
    etag: '"1"',
    'content-length': String(compress(page).length),
  }
  const { port } = await aShownShop((_, answer) => answer.writeHead(200, headers).end(compress(page)))
  const answer = await ask(port)
  expect(answer.body).toBe(pageWithTag)
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.headers).not.toHaveProperty('content-length')
  expect(answer.headers).not.toHaveProperty('etag')
})

test('a shop is asked only for what can be unpacked; a page in anything else stays as it is', async () => {
  const asked: unknown[] = []
  const { port } = await aShownShop(({ headers }, answer) => {
    asked.push(headers['accept-encoding'])
    answer.writeHead(200, { ...asPage, 'content-encoding': 'dcb', 'content-length': '4' }).end('\x00abc')
  })
  const answer = await ask(port, '/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd, dcb' } })
  expect(asked).toEqual(['gzip, br'])
  expect(answer.body).toBe('\x00abc')
  expect(answer.headers).toMatchObject({ 'content-encoding': 'dcb', 'content-length': '4' })
})

test('a page arrives as it is sent, however large it is', async () => {
  const { promise: mayEnd, resolve: endPage } = Promise.withResolvers<void>()
  const row = '<li class="card"><a href="/tea">Thé</a></li>\n'
  const rows = 100_000
  const { port } = await aShownShop(async (_, answer) => {
    answer.writeHead(200, asPage).write('<html><head></head><body><ul>')
    await mayEnd
    for (let at = 0; at < rows; at += 1000) if (!answer.write(row.repeat(1000))) await once(answer, 'drain')
    answer.end('</ul></body></html>')
  })
  const asked = request({ host: '127.0.0.1', port }).end()
  const [answer] = await once(asked, 'response')
  // From the first event on: two pieces may come at once, and whoever waits for the first alone never sees the second.
  let body = ''
  answer.setEncoding('utf8').on('data', (piece: string) => (body += piece))
  await vi.waitFor(() => expect(body).toContain(tag))
  endPage()
  await once(answer, 'end')
  expect(body).toBe(`<html><head>${tag}</head><body><ul>${row.repeat(rows)}</ul></body></html>`)
})

test('a page that breaks off breaks off here too', async () => {
  const { port } = await aShownShop((_, answer) => {
    answer.writeHead(200, { ...asPage, 'content-encoding': 'gzip' }).write(gzipSync(page).subarray(0, 60))
    setTimeout(() => answer.destroy(), 100)
  })
  await expect(ask(port)).rejects.toThrow()
})

test('policies of the shop are taken away, from headers and page', async () => {
  const policies = {
    'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'",
    'content-security-policy-report-only': "script-src 'self'",
    'strict-transport-security': 'max-age=1',
    'x-frame-options': 'DENY',
  }
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`
  const { port } = await aShownShop((_, answer) =>
    answer.writeHead(200, { ...asPage, ...policies }).end(page.replace('<title>', `${meta}<title>`)),
  )
  const answer = await ask(port)
  expect(answer.body).toBe(pageWithTag)
  expect(Object.keys(answer.headers).filter((name) => name in policies)).toEqual(['x-frame-options'])
})

test.each([
  ['https://{shop}/new?from=old#top', '/new?from=old#top'],
  ['http://{shop}/new', '/new'],
  ['//{shop}', '/'],
  ['/new', '/new'],
  ['new', 'new'],
  ['https://pay.example/session', 'https://pay.example/session'],
])('a redirect to %s goes to %s', async (location, expected) => {
  const { port } = await aShownShop(({ headers }, answer) =>
    answer.writeHead(302, { location: location.replace('{shop}', headers.host ?? '') }).end(),
  )
  const { status, headers } = await ask(port, '/old')
  expect([status, headers.location]).toEqual([302, expected])
})

test('links and forms to the own address of the shop stay on the proxy, and keep everything else', async () => {
  const link = (address: string) =>
    `<a class=tea title="à &eacute; &euro;&nbsp;3 &amp; mehr" data-href="${address}" href="${address}">Thé</a>`
  const form = (address: string) => `<form action='${address}' method=post>`
  const pageOf = (host: string) =>
    `<head></head>${link(`https://${host}/a?b=1&amp;c=2`)}${link(`//${host}/a`)}${link(`http://${host}`)}` +
    `${link('https://pay.example/')}${link(`https://${host}.example/`)}${form(`https://${host}/search`)}`
  const { port, shop } = await aShownShop(({ headers }, answer) =>
    answer.writeHead(200, asPage).end(pageOf(headers.host ?? '')),
  )
  const moved = (own: string) => ` href="${own}">`
  const expected = pageOf(shop.host)
    .replace('<head>', `<head>${tag}`)
    .replace(` href="https://${shop.host}/a?b=1&amp;c=2">`, moved('/a?b=1&amp;c=2'))
    .replace(` href="//${shop.host}/a">`, moved('/a'))
    .replace(` href="http://${shop.host}">`, moved('/'))
    .replace(`action='https://${shop.host}/search'`, "action='/search'")
  expect((await ask(port)).body).toBe(expected)
})

test('cookies of the shop are ones that a browser keeps for http://localhost', async () => {
  const cookies = [
    'basket=7; Domain=.shop.example; Path=/; Secure; SameSite=None; HttpOnly',
    'seen=1; secure; partitioned; domain=shop.example; Max-Age=60',
    '__Host-session=s; Secure; Path=/; SameSite=None',
    'plain=1',
  ]
  const { port } = await aShownShop((_, answer) => answer.writeHead(200, { 'set-cookie': cookies }).end())
  expect((await ask(port)).headers['set-cookie']).toEqual([
    'basket=7; Path=/; SameSite=Lax; HttpOnly',
    'seen=1; Max-Age=60',
    '__Host-session=s; Secure; Path=/; SameSite=None',
    'plain=1',
  ])
})

test('a posted form arrives as a request of the shop itself', async () => {
  const seen: unknown[] = []
  const { port, shop } = await aShownShop(async (asked, answer) => {
    const { method, url, headers } = asked
    seen.push({
      method,
      url,
      host: headers.host,
      origin: headers.origin,
      referer: headers.referer,
      cookie: headers.cookie,
    })
    seen.push(await text(asked))
    answer.writeHead(422, asPage).end(page)
  })
  const local = `http://localhost:${port}`
  const headers = {
    origin: local,
    referer: `${local}/tea?size=1`,
    cookie: 'basket=7; instep_try=1',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await ask(port, '/cart/add?a=b', { method: 'POST', headers, body: 'sku=ASS-100&quantity=1' })
  expect([answer.status, answer.body]).toEqual([422, pageWithTag])
  expect(seen).toEqual([
    {
      method: 'POST',
      url: '/cart/add?a=b',
      host: shop.host,
      origin: shop.origin,
      referer: `${shop.origin}/tea?size=1`,
      cookie: 'basket=7; instep_try=1',
    },
    'sku=ASS-100&quantity=1',
  ])
})

test('HEAD is answered with headers alone, and what has not changed or is a part stays as it is', async () => {
  const methods: unknown[] = []
  const { port } = await aShownShop(({ method, url }, answer) => {
    methods.push(method)
    if (url === '/same') answer.writeHead(304, { etag: '"1"' }).end()
    else if (url === '/part') answer.writeHead(206, { ...asPage, 'content-range': 'bytes 0-5/99' }).end('<html>')
    else answer.writeHead(200, { ...asPage, 'content-length': String(page.length), 'content-encoding': 'gzip' }).end()
  })
  const head = await ask(port, '/', { method: 'HEAD' })
  expect([head.status, head.body, head.headers['content-type']]).toEqual([200, '', asPage['content-type']])
  expect(await ask(port, '/same')).toMatchObject({ status: 304, headers: { etag: '"1"' }, body: '' })
  expect(await ask(port, '/part')).toMatchObject({
    status: 206,
    headers: { 'content-range': 'bytes 0-5/99' },
    body: '<html>',
  })
  expect(methods).toEqual(['HEAD', 'GET', 'GET'])
})

test('a WebSocket of a shop by https is passed through, as one of its own origin', async () => {
  const { port, server, shop } = await aShownShop(() => {})
  const origins: unknown[] = []
  server.on('upgrade', ({ headers }, socket) => {
    origins.push(headers.origin)
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.pipe(socket)
  })
  const headers = { connection: 'Upgrade', upgrade: 'websocket', origin: `http://localhost:${port}` }
  const asked = request({ port, host: '127.0.0.1', path: '/live', headers }).end()
  const [, socket] = await once(asked, 'upgrade')
  socket.write('hot reload')
  const [bytes] = await once(socket, 'data')
  expect(String(bytes)).toBe('hot reload')
  expect(origins).toEqual([shop.origin])
  socket.destroy()
})
