import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../service/app.ts'
import { readConfiguration } from '../service/configuration/configuration.ts'
import { sqliteStorage } from '../service/storage/sqlite-storage.ts'
import { trafficHistory } from '../tools/start/seed/traffic-history.ts'

/**
 * Measures what the console asks, on a file: `node bench/console.ts [events]`. Target: after 1,000,000 events in four
 * weeks each answer takes less than 100 ms. `/results` of the same service stands beside them.
 */
const [wanted = 1_000_000] = process.argv.slice(2).map(Number)
const day = 86_400_000
const hour = 3_600_000
const now = Math.floor(Date.now() / hour) * hour + 30 * 60_000
const folder = mkdtempSync(join(tmpdir(), 'instep-bench-'))
const storage = sqliteStorage(join(folder, 'service.sqlite'))
const app = buildApp({
  storage,
  configuration: readConfiguration({ INSTEP_ENVIRONMENT: 'test' }),
  logger: false,
  now: () => now,
})
try {
  await storeEvents()
  const today = Math.floor(now / day) * day
  const [{ visitorId } = { visitorId: '' }] = await storage.visitorData.latest('shop', 1)
  const month = `from=${today - 30 * day}&to=${now}`
  for (const path of [
    `console/api/traffic/shop?from=${today}&to=${now}`,
    `console/api/traffic/shop?from=${today - 7 * day}&to=${today - 6 * day}`,
    `console/api/traffic/shop?${month}`,
    `console/api/delivery/shop?${month}`,
    'console/api/live/shop',
    'console/api/experiences/shop',
    'console/api/experiences/shop/accordion',
    'console/api/visitors/shop',
    `console/api/visitors/shop/${visitorId}`,
    `console/api/visitors/shop/${visitorId}/events`,
    `console/api/visitors/shop/${visitorId}/export`,
    'console/api/session',
    'results/shop/accordion',
  ])
    await measureAnswer(path)
} finally {
  await app.close()
  await storage.close()
  rmSync(folder, { recursive: true })
}

/** Repeats the demo's invented visitors, each time as other people, until there are enough events. */
async function storeEvents(): Promise<void> {
  const begin = performance.now()
  const arrivals = trafficHistory(now, { trackingId: 'shop', shop: 'https://shop.example' })
  const events = arrivals.reduce((sum, each) => sum + each.events.length, 0)
  for (let round = 0; round * events < wanted; round++)
    for (let from = 0; from < arrivals.length; from += 500)
      await Promise.all(
        arrivals.slice(from, from + 500).map(({ at, device, country, events: told }) =>
          storage.events.append({
            trackingId: 'shop',
            receivedAt: at,
            refused: [],
            sender: { device, country },
            events: told.map((event) => {
              const mine = `${round}${event.context.id}`
              const own = {
                ...event,
                meta: { ...event.meta, id: `${round}${event.meta.id}` },
                context: { ...event.context, id: mine },
              }
              return { event: own, text: JSON.stringify(own), bot: false }
            }),
          }),
        ),
      )
  const stored = Math.ceil(wanted / events) * events
  console.log(`${stored} events stored: ${Math.round((stored / (performance.now() - begin)) * 1000)} per second`)
}

async function measureAnswer(path: string): Promise<void> {
  const times: number[] = []
  let bytes = 0
  for (let turn = 0; turn < 5; turn++) {
    const begin = performance.now()
    const answer = await app.inject({ url: `/${path}`, headers: { 'x-instep-console': '1' } })
    times.push(performance.now() - begin)
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
    bytes = answer.body.length
  }
  const [first = 0, ...rest] = times
  const usual = rest.toSorted((one, other) => one - other)[2] ?? 0
  console.log(
    `${first.toFixed(0).padStart(6)} ms first, ${usual.toFixed(1).padStart(7)} ms usual, ${bytes} bytes  ${path}`,
  )
}
