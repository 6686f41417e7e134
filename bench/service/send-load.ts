import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { anEvent } from '../../contract/testing/an-event.ts'
import type { Load, LoadFigures } from './load.ts'

/**
 * Sends a load to some origins from a process of its own, and prints its figures as JSON:
 * `node bench/service/send-load.ts '<Load as JSON>'`.
 */
const load: Load = JSON.parse(process.argv[2] ?? '{}')
const visitors = 500
let sent = 0

/** A batch of one visitor, with ids that nobody has had. */
function aBatch(): string {
  const visitor = `bench-${sent++ % visitors}`
  const events = Array.from({ length: load.events }, () => {
    const event = anEvent({ context: { id: visitor, sessionNumber: 1 } })
    return { ...event, meta: { ...event.meta, id: randomUUID() } }
  })
  return JSON.stringify(events)
}

const [origin = '', ...others] = load.origins
const runs = await Promise.all(
  [origin, ...others].map((url) =>
    autocannon({
      url: `${url}/events/raw/shop`,
      connections: Math.ceil(load.connections / load.origins.length),
      duration: load.seconds,
      overallRate: load.requestsPerSecond && Math.ceil(load.requestsPerSecond / load.origins.length),
      requests: [
        {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          setupRequest: (request) => ({ ...request, body: aBatch() }),
        },
      ],
    }),
  ),
)
const requests = runs.reduce((sum, run) => sum + run['2xx'], 0)
const figures: LoadFigures = {
  eventsPerSecond: Math.round((requests * load.events) / load.seconds),
  requestsPerSecond: Math.round(requests / load.seconds),
  medianMs: Math.max(...runs.map(({ latency }) => latency.p50)),
  p99Ms: Math.max(...runs.map(({ latency }) => latency.p99)),
  failed: runs.reduce((sum, run) => sum + run.errors + run.non2xx, 0),
}
console.log(JSON.stringify(figures))
