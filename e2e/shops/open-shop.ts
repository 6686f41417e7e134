import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireEvent } from '../../contract/event.ts'
import { buildShop } from './build-shop.ts'
import { type Posted, serveShop } from './serve-shop.ts'
import type { StrangeShop } from './shop.ts'

export type OpenShop = {
  url: string
  /** Returns what the service has received since it was emptied. */
  events(): Promise<WireEvent[]>
  /** The requests that have put something into the bag since it was emptied. */
  posted: readonly Posted[]
  /** Empties the service and the bag, so that each test finds the same, whichever was before it. */
  empty(): Promise<void>
  close(): Promise<void>
}

/**
 * Builds the script of a shop for a service, and serves the shop.
 * @param service the origin of one that no other shop uses until this one is closed
 */
export async function openShop(name: string, shop: StrangeShop, service: string): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-shops-'))
  const script = join(folder, 'script')
  await buildShop(name, shop, { service, folder: script })
  const { url, server, posted, emptyBag } = await serveShop(shop, script)
  return {
    url,
    posted,
    async events() {
      const reply = await fetch(`${service}/_inspect/events`)
      const { events } = (await reply.json()) as { events: { event: WireEvent }[] }
      // What another shop's last page has sent may come late.
      return events.map(({ event }) => event).filter(({ meta }) => meta.trackingId === name)
    },
    async empty() {
      for (const kept of ['events', 'counters']) await fetch(`${service}/_inspect/${kept}`, { method: 'DELETE' })
      emptyBag()
    },
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
