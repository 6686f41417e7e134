import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Duplex, pipeline, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { createProxyServer } from 'httpxy'
import { describeFailure } from './find-shop.ts'
import { insertTag } from './insert-tag.ts'
import { rewriteHeaders } from './rewrite-headers.ts'

type ProxySettings = {
  shop: URL
  /** HTML that comes first in the head of every page. */
  tag: string
  /** Whether the shop's certificate may be any. */
  insecure: boolean
  /** Answers the requests for Instep's own files. */
  own: { prefix: string; answer: (request: IncomingMessage, response: ServerResponse) => void }
}

/** Opens the inspector on the first page, and on the following ones until it is closed there. */
const inspectorCookies = ['qb_explorer=1; Path=/; Max-Age=28800', 'instep_try=1; Path=/']

const decoders: Record<string, () => Duplex> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
}

export type ShopProxy = { listen(port: number): Promise<void>; close(): void }

/**
 * Creates a server that shows a shop with a tag in the head of its pages. Answers that are not HTML pass as they come;
 * so do WebSockets.
 */
export function shopProxy({ shop, tag, insecure, own }: ProxySettings): ShopProxy {
  const proxy = createProxyServer({
    target: shop.origin,
    changeOrigin: true,
    ws: true,
    secure: !insecure,
    selfHandleResponse: true,
  })
  proxy.on('proxyReq', (request, { headers }) => {
    // Only what can be unpacked here may come back. Servers mean two different things by deflate.
    request.setHeader('accept-encoding', 'gzip, br')
    for (const name of ['origin', 'referer']) {
      const value = headers[name]
      if (typeof value === 'string') request.setHeader(name, addressInShop(value, shop))
    }
  })
  proxy.on('proxyReqWs', (request, { headers: { origin } }) => {
    if (origin) request.setHeader('origin', addressInShop(origin, shop))
  })
  proxy.on('proxyRes', (answer, request, response) => sendAnswer(answer, { request, response, shop, tag }))
  proxy.on('error', (error, _request, target) => refuseRequest(target, describeFailure(shop, error)))
  const server = createServer((request, response) => {
    if (request.url?.startsWith(own.prefix)) own.answer(request, response)
    else void proxy.web(request, response).catch(() => {}) // reported by the event
  })
  // A server does not count connections that it has handed over.
  const upgraded = new Set<Duplex>()
  const followUpgraded = (socket: Duplex) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket)).on('error', () => socket.destroy())
  }
  proxy.on('open', followUpgraded)
  server.on('upgrade', (request, socket, head) => {
    followUpgraded(socket)
    void proxy.ws(request, socket as Socket, { target: shop.origin, changeOrigin: true }, head).catch(() => {})
  })
  return {
    async listen(port) {
      server.listen({ host: '127.0.0.1', port })
      await once(server, 'listening')
    },
    close() {
      server.close()
      server.closeAllConnections()
      for (const socket of upgraded) socket.destroy()
    },
  }
}

type ProxiedPage = { request: IncomingMessage; response: ServerResponse; shop: URL; tag: string }

function sendAnswer(answer: IncomingMessage, { request, response, shop, tag }: ProxiedPage): void {
  const { statusCode = 200, headers } = answer
  const encoding = (headers['content-encoding'] ?? 'identity').toLowerCase()
  const decoder = decoders[encoding]
  const isPage = /^text\/html\b/i.test(headers['content-type'] ?? '') && statusCode !== 304 && statusCode !== 206
  const isChanged = isPage && (encoding === 'identity' || decoder !== undefined)
  const sent = rewriteHeaders(headers, { shop, isChanged })
  if (isPage && !request.headers.cookie?.includes('instep_try=')) {
    sent['set-cookie'] = [...[sent['set-cookie'] ?? []].flat(), ...inspectorCookies]
  }
  response.writeHead(statusCode, answer.statusMessage, sent)
  const endAnswer = (error?: Error | null) => void (error && response.destroy())
  if (!isChanged || request.method === 'HEAD') {
    pipeline(answer, response, endAnswer)
    return
  }
  const page = insertTag({ tag, shop: shop.origin })
  const bytes = new Transform({
    decodeStrings: false,
    transform: (text, _encoding, done) => done(null, Buffer.from(text, 'latin1')),
  })
  const plain = decoder ? answer.pipe(decoder()) : answer
  plain.setEncoding('latin1')
  if (decoder) plain.on('error', () => response.destroy())
  pipeline(plain, page, bytes, response, endAnswer)
}

/** Returns an address on the proxy as the one in the shop that it stands for. */
function addressInShop(address: string, shop: URL): string {
  if (!URL.canParse(address)) return address
  const { pathname, search } = new URL(address)
  return address.endsWith('/') || pathname !== '/' || search ? shop.origin + pathname + search : shop.origin
}

function refuseRequest(target: unknown, message: string): void {
  const response = target as Partial<ServerResponse & Duplex> | undefined
  if (response && 'writeHead' in response && !response.headersSent) {
    response.writeHead?.(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end?.(`${message}\n`)
  } else response?.destroy?.()
}
