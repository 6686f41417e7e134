import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { Readable } from 'node:stream'
import { generate } from 'selfsigned'
import type { Demo } from '../demo.ts'

/** Hosts on this machine, of which the first two are of one site for a browser. */
export const hosts = ['one.shop.localhost', 'two.shop.localhost', 'www.other.localhost'] as const
const serviceHost = 'collect.shop.localhost'

export type Sites = { port: number; addressOf(host: string): string; service: string; close(): Promise<void> }

/**
 * Serves the demo shop under several hosts, and its service under another one, over https, as browsers demand it for
 * cookies of other sites. The script comes from a folder of its own.
 */
export async function serveSites(readStage: () => { demo: Demo | undefined; folder: string }): Promise<Sites> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'shop.localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: [...hosts, serviceHost].map((value) => ({ type: 2, value })) }],
  })
  const server = createServer({ key, cert })
  const port = await listen(server)
  const addressOf = (host: string) => `https://${host}:${port}`
  server.on('request', async (request, reply) => {
    const { url = '/', headers, method } = request
    const { demo, folder } = readStage()
    const [, file] = /^\/instep\/([\w.-]+)/.exec(url) ?? []
    if (file) {
      const path = join(folder, file)
      reply.writeHead(existsSync(path) ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' })
      reply.end(existsSync(path) ? readFileSync(path) : '')
      return
    }
    if (!demo) {
      reply.writeHead(503).end()
      return
    }
    const isService = headers.host?.startsWith(serviceHost)
    const { host: _host, connection: _connection, 'content-length': _length, ...forwarded } = headers
    const answer = await fetch((isService ? demo.service : demo.shop) + url, {
      method,
      headers: forwarded as Record<string, string>,
      redirect: 'manual',
      ...(method === 'POST' && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
    })
    const sent = Object.fromEntries(answer.headers)
    delete sent['content-encoding']
    delete sent['content-length']
    const policy = sent['content-security-policy']
    // What a shop with a policy must add, according to the guide.
    if (policy)
      sent['content-security-policy'] = policy
        .replaceAll(demo.service, addressOf(serviceHost))
        .replace('frame-src', `frame-src ${hosts.map(addressOf).join(' ')}`)
    reply.writeHead(answer.status, sent)
    reply.end(Buffer.from(await answer.arrayBuffer()))
  })
  return {
    port,
    addressOf,
    service: addressOf(serviceHost),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json' }

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
