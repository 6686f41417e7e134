import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { anEvent } from '../contract/testing/an-event.ts'
import { aRawClient, type RawClient } from './testing/a-raw-client.ts'
import { aDataFolder, aServer, type Server } from './testing/a-server.ts'

/** What the documentation states, in bytes (docs/operating-in-a-fleet.md). */
const mostMemory = 512 * 1024 * 1024
const eventsInBatch = 100
const usualConnections = 16
/** Of the 10,000 that a process keeps open; some are left for its health and metrics. */
const mostConnections = 9000
const secondsOfFlood = 3

type Batch = { ids: string[]; body: Buffer }

let visitors = 0
function aBatch(): Batch {
  const context = { id: `visitor-${++visitors}` }
  const events = Array.from({ length: eventsInBatch }, () => anEvent({ context, page: 'p'.repeat(200) }))
  return { ids: events.map(({ meta }) => meta.id), body: deflateSync(JSON.stringify(events), { level: 1 }) }
}

const portOf = ({ origin }: Server) => Number(new URL(origin).port)

async function someClients(port: number, count: number): Promise<RawClient[]> {
  const clients: RawClient[] = []
  // A few at a time, as the queue of the system for new connections is short.
  while (clients.length < count)
    clients.push(...(await Promise.all(Array.from({ length: 50 }, () => aRawClient(port)))))
  return clients
}

/** Sends the batches in turn, as often as is asked, and notes what became of them. As with the script, one may be sent again. */
function aPool(batches: Batch[]) {
  const seen = { sent: 0, stored: 0, ids: new Set<string>(), refused: 0, others: 0, withoutRetryAfter: 0 }
  async function sendOne(client: RawClient): Promise<void> {
    const batch = batches[seen.sent++ % batches.length] as Batch
    const { status, retryAfter } = await client.post('/events/deflate/shop', batch.body)
    if (status === 200) {
      seen.stored++
      for (const id of batch.ids) seen.ids.add(id)
      return
    }
    if (status !== 503) seen.others++
    else if (retryAfter > 0) seen.refused++
    else seen.withoutRetryAfter++
  }
  return { sendOne, seen }
}

/** Returns the greatest memory that a process has ever had, where the system says so: what it tells of itself is seldom, and late. */
function greatestMemory({ process: { pid } }: Server): number {
  if (process.platform !== 'linux') return 0
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Notes the greatest memory of a process as it tells it in its metrics, and how long it took to say that it is alive. */
async function watchProcess(origin: string, metrics: string, signal: AbortSignal) {
  const seen = { memory: 0, slowestHealth: 0 }
  while (!signal.aborted) {
    const from = performance.now()
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    seen.slowestHealth = Math.max(seen.slowestHealth, performance.now() - from)
    const text = await (await fetch(metrics)).text()
    seen.memory = Math.max(seen.memory, Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]))
    await wait(100)
  }
  return seen
}

test('[BS-03] a flood of ten times its rate keeps a process within its memory; the refused are told when to come back, the accepted are stored', async () => {
  const server = await aServer(aDataFolder(), { INSTEP_METRICS_PORT: '4838' })
  const clients = await someClients(portOf(server), usualConnections)

  const usual = aPool(Array.from({ length: 1000 }, aBatch))
  const from = performance.now()
  const postForAWhile = async (client: RawClient) => {
    while (performance.now() - from < 1500) await usual.sendOne(client)
  }
  await Promise.all(clients.map(postForAWhile))
  expect(usual.seen).toMatchObject({ refused: 0, others: 0, withoutRetryAfter: 0 })
  const rate = usual.seen.stored / ((performance.now() - from) / 1000)

  // Where others keep the machine busy, the rate that was seen is less than what the process can do.
  const floodRate = Math.max(rate * 10, 600)
  // A connection for each request: what is sent need not wait for answers.
  const planned = Math.min(mostConnections, Math.round(floodRate * secondsOfFlood))
  clients.push(...(await someClients(portOf(server), planned - clients.length)))
  const flood = aPool(Array.from({ length: 1000 }, aBatch))
  const watch = new AbortController()
  const watched = watchProcess(server.origin, 'http://127.0.0.1:4838/metrics', watch.signal)
  const begun = performance.now()
  const sending: Promise<void>[] = []
  while (flood.seen.sent < planned && performance.now() - begun < 30_000) {
    const due = Math.min(planned, ((performance.now() - begun) / 1000) * floodRate)
    for (const client of clients.slice(flood.seen.sent, due)) sending.push(flood.sendOne(client))
    await wait(5)
  }
  const offered = flood.seen.sent / ((performance.now() - begun) / 1000)
  await Promise.all(sending)
  watch.abort()
  const { memory: told, slowestHealth } = await watched
  const memory = Math.max(told, greatestMemory(server))
  for (const client of clients) client.close()

  const { events } = (await (await fetch(`${server.origin}/_inspect/events`)).json()) as {
    events: { event: { meta: { id: string } } }[]
  }
  const { sent, stored, refused } = flood.seen
  console.log(
    `flood: ${Math.round(rate)} batches/s of ${eventsInBatch} events alone, ${Math.round(offered)}/s offered: ` +
      `${sent} sent, ${stored} stored, ${refused} refused; ` +
      `at most ${Math.round(memory / 1024 / 1024)} MiB, /health within ${Math.round(slowestHealth)} ms`,
  )
  expect(sent).toBe(planned)
  expect(flood.seen).toMatchObject({ others: 0, withoutRetryAfter: 0 })
  expect(refused).toBeGreaterThan(stored)
  expect(stored).toBeGreaterThan(0)
  expect(memory).toBeGreaterThan(50 * 1024 * 1024)
  expect(memory).toBeLessThan(mostMemory)
  const kept = events.map(({ event }) => event.meta.id).toSorted()
  expect(kept).toEqual([...usual.seen.ids, ...flood.seen.ids].toSorted())
})
