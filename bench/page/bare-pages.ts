import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildSite } from '../../cli/build/build-site.ts'
import { stub } from '../../cli/snippet/snippet.ts'
import type { buildReadable } from '../profile/build-readable.ts'
import { growthBookFeatures, writeGrowthBook } from './growthbook.ts'

export type BarePages = {
  pages: string
  /** The address of the services of both scripts on the bare pages, and of GrowthBook's service in the shop. */
  services: string
  stop(): Promise<void>
}

const accepted = JSON.stringify({ status: { code: 200 }, rejected: [], history: {}, state: null })

/**
 * Serves two pages with only a heading and one script each, and services that answer at once, on an origin of their
 * own as in a shop.
 */
export async function openBarePages(
  folder: string,
  build: typeof buildSite | typeof buildReadable = buildSite,
): Promise<BarePages> {
  const services = await listenOnLoopback((request, reply) => {
    reply.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
    reply.setHeader('Access-Control-Allow-Credentials', 'true')
    reply.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '')
    reply.setHeader('Content-Type', 'application/json')
    const isFeatures = request.url?.startsWith('/api/features/')
    reply.end(isFeatures ? growthBookFeatures() : accepted)
  })
  await build(
    {
      propertyId: 'bench',
      trackingId: 'bench',
      domains: ['localhost'],
      anchors: {},
      experiences: [],
      endpoints: { base: services.address },
      treatAsHuman: true,
    },
    join(folder, 'instep-script'),
  )
  await writeGrowthBook(join(folder, 'growthbook-script'), services.address)
  const buildPage = (name: string, before: string) =>
    `<!doctype html><meta name="viewport" content="width=device-width"><title>x</title><script>${before}</script><script async type="module" src="/${name}-script/instep.js"></script><h1>x</h1>`
  const html: Record<string, string> = {
    '/instep': buildPage('instep', `${stub};uv.emit('ecView', { type: 'home' })`),
    '/growthbook': buildPage('growthbook', ''),
  }
  const pages = await listenOnLoopback((request, reply) => {
    const text = html[request.url ?? '']
    if (text) return reply.setHeader('Content-Type', 'text/html').end(text)
    if (!request.url?.endsWith('.js')) return reply.writeHead(404).end()
    const file = join(folder, request.url)
    const isCompressed = existsSync(`${file}.br`)
    if (isCompressed) reply.setHeader('Content-Encoding', 'br')
    reply.setHeader('Content-Type', 'text/javascript').end(readFileSync(isCompressed ? `${file}.br` : file))
  })
  return {
    pages: pages.address,
    services: services.address,
    async stop() {
      await services.stop()
      await pages.stop()
    },
  }
}

async function listenOnLoopback(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
