import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { deflateSync, inflateSync } from 'node:zlib'
import type { WireEvent } from '../../contract/event.ts'

/**
 * Ways in which a service can fail: it responds with an error or garbage, never responds, accepts a request and closes
 * the connection before it responds, refuses every batch permanently, or damages some events so that the service
 * refuses these.
 */
export type Trouble = 'error' | 'garbage' | 'silence' | 'cut after storing' | 'refuse batches' | 'spoil some'

export type Posted = { events: WireEvent[]; dedupe: boolean; trouble: Trouble | undefined }

export type TroubledService = {
  origin: string
  /** Undefined: no trouble. */
  trouble: Trouble | undefined
  /** The number of requests received. */
  asked: number
  /** The batches received, whatever happened to them. */
  posted: Posted[]
  /** Which events are refused when batches are refused, or damaged when some are. */
  isBad: (event: WireEvent) => boolean
  /** Stops listening and closes every connection. Does nothing if that is already so. */
  stop(): Promise<void>
  /** Listens again, on the same port. Does nothing if it listens. */
  start(): Promise<void>
}

const free = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' }

/**
 * Starts a proxy in front of a service, on loopback, which causes trouble on demand. @param target origin of the
 * service
 */
export async function openTroubledService(target: string): Promise<TroubledService> {
  const server = createServer((asked, answer) => void handle(asked, answer).catch(() => answer.destroy()))
  let port = 0

  async function start(): Promise<void> {
    if (server.listening) return
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address === 'object' && address) port = address.port
  }

  async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { trouble } = service
    const body = await buffer(asked)
    const { url = '' } = asked
    service.asked++
    const events: WireEvent[] = url.startsWith('/events/deflate/') ? JSON.parse(String(inflateSync(body))) : []
    if (events.length > 0) service.posted.push({ events, dedupe: url.endsWith('?dedupe=true'), trouble })
    if (trouble === 'silence') return
    if (trouble === 'error') return void answer.writeHead(500, free).end('{"status":{"code":500}}')
    if (trouble === 'garbage') return void answer.writeHead(200, free).end('<html>{"status":')
    if (trouble === 'refuse batches' && events.some(service.isBad))
      return void answer.writeHead(400, free).end('{"status":{"code":400,"message":"no"}}')
    if (trouble === 'spoil some') return pass(asked, answer, deflateSync(JSON.stringify(events.map(spoilt))))
    if (trouble === 'cut after storing') return pass(asked, undefined, body).finally(() => answer.destroy())
    return pass(asked, answer, body)
  }

  function spoilt(event: WireEvent): object {
    return service.isBad(event) ? { ...event, meta: { ...event.meta, id: undefined } } : event
  }

  /** Rejects when the service is not running. */
  function pass(asked: IncomingMessage, answer: ServerResponse | undefined, body: Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const headers = { ...asked.headers, 'content-length': String(body.length), connection: 'close' }
    const passed = request(new URL(asked.url ?? '', target), { method: asked.method, headers }, (reply) => {
      if (answer) answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.on('data', (part) => answer?.write(part))
      reply.on('end', () => resolve(void answer?.end()))
      reply.on('error', reject)
    })
    passed.on('error', reject)
    passed.end(body)
    return promise
  }

  await start()
  const service: TroubledService = {
    origin: `http://127.0.0.1:${port}`,
    trouble: undefined,
    asked: 0,
    posted: [],
    isBad: () => false,
    start,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
  return service
}
