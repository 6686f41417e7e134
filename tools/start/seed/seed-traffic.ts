import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteStorage } from '../../../service/storage/sqlite-storage.ts'
import { shoppingHistory } from './shopping-history.ts'
import { trafficHistory } from './traffic-history.ts'
import { wireEvents } from './wire-events.ts'

/** Visits that are stored with one commit. */
const atOnce = 250

type SeedTrafficOptions = {
  trackingId: string
  /** The origin of the shop. */
  shop: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Writes the demo's invented shopping and four invented weeks of visitors into a new database, so that each picture of the console shows something. Must
 * run before the service opens it, because a running service stores everything as of now.
 */
export async function seedTraffic(dataFolder: string, { trackingId, shop, now }: SeedTrafficOptions): Promise<void> {
  mkdirSync(dataFolder, { recursive: true })
  const storage = sqliteStorage(join(dataFolder, 'service.sqlite'))
  const shopping = shoppingHistory(now, shop).map((visit) => ({
    at: visit.at,
    device: 'computer',
    country: 'GB',
    events: wireEvents(visit, trackingId),
  }))
  const arrivals = [...trafficHistory(now, { trackingId, shop }), ...shopping].sort((one, other) => one.at - other.at)
  for (let from = 0; from < arrivals.length; from += atOnce)
    await Promise.all(
      arrivals.slice(from, from + atOnce).map(({ at, device, country, events }) =>
        storage.events.append({
          trackingId,
          receivedAt: at,
          refused: [],
          sender: { device, country },
          events: events.map((event) => ({ event, text: JSON.stringify(event), bot: false })),
        }),
      ),
    )
  await storage.close()
}
