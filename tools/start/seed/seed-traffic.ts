import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../service/storage/open-database.ts'
import { storageOn } from '../../../service/storage/sqlite-storage.ts'
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
  const database = openDatabase(':memory:')
  const storage = storageOn(database)
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
  // Written once: each commit to a file is flushed to the disk.
  database.prepare('VACUUM INTO ?').run(join(dataFolder, 'service.sqlite'))
  await storage.close()
}
