import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireEvent } from '../../contract/event.ts'
import { start } from '../process.ts'
import { freePort } from '../service/free-port.ts'
import { buildShop } from './build-shop.ts'
import { type Posted, serveShop } from './serve-shop.ts'
import type { StrangeShop } from './shop.ts'

const root = join(import.meta.dirname, '../..')

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

/** Starts a service, builds the script of a shop for it, and serves the shop. */
export async function openShop(name: string, shop: StrangeShop): Promise<OpenShop> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-shops-'))
  const script = join(folder, 'script')
  const port = await freePort()
  const service = `http://localhost:${port}`
  const variables = {
    SERVICE_PORT: String(port),
    INSTEP_DATA: join(folder, 'data'),
    INSTEP_INSPECT: '1',
    INSTEP_ENVIRONMENT: 'test',
  }
  const [running] = await Promise.all([
    start(join(root, 'service/server.ts'), variables),
    buildShop(name, shop, { service, folder: script }),
  ])
  const { url, server, posted, emptyBag } = await serveShop(shop, script)
  return {
    url,
    posted,
    async events() {
      const reply = await fetch(`${service}/_inspect/events`)
      const { events } = (await reply.json()) as { events: { event: WireEvent }[] }
      return events.map(({ event }) => event)
    },
    async empty() {
      for (const kept of ['events', 'counters']) await fetch(`${service}/_inspect/${kept}`, { method: 'DELETE' })
      emptyBag()
    },
    async close() {
      await server.close()
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
