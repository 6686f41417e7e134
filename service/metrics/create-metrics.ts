import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Work } from '../http/bound-work.ts'
import type { Storage } from '../storage/storage.ts'
import type { TypedApp } from '../typed-app.ts'
import type { EventCounts } from './event-counts.ts'
import { processMetrics } from './process-metrics.ts'
import { measureRequests } from './request-metrics.ts'
import { addStorageGauges } from './storage-gauges.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

export type Metrics = {
  contentType: string
  /** Returns all metrics in Prometheus' text format. */
  writeMetrics(): Promise<string>
  /** Counts a failure of a part of the storage. */
  countStorageError(part: string): void
}

type Measured = {
  eventCounts: EventCounts
  work: Work
  /** Tells its own gauges, if it has any. */
  storage: Pick<Storage, 'describe'>
}

/**
 * Creates the metrics of a service (BS-04). What the service counts anyway is read when the metrics are asked for, so
 * that requests pay only for the counter and the histogram of requests.
 */
export function createMetrics(app: TypedApp, { eventCounts, work, storage }: Measured): Metrics {
  const registry = new Registry()
  measureRequests(app, registry)
  addEventMetrics(registry, eventCounts)
  addWorkMetrics(registry, work)
  addServerMetrics(app, registry)
  const storageErrors = new Counter({
    name: 'instep_storage_errors_total',
    help: 'Failures of the storage, by its part.',
    labelNames: ['part'],
    registers: [registry],
  })
  const countStorageError = (part: string) => storageErrors.inc({ part })
  // The watch over the event loop begins with the service, not with the first question.
  app.addHook('onListen', async () => void processMetrics())
  return {
    contentType: Registry.PROMETHEUS_CONTENT_TYPE,
    countStorageError,
    async writeMetrics() {
      const ofStorage = new Registry()
      try {
        addStorageGauges(ofStorage, (await storage.describe?.()) ?? [])
      } catch {
        countStorageError('describe')
      }
      const texts = await Promise.all([registry, ofStorage, processMetrics()].map((each) => each.metrics()))
      return texts.filter((text) => text.trim() !== '').join('\n')
    },
  }
}

function addEventMetrics(registry: Registry, counts: EventCounts): void {
  const registers = [registry]
  new Counter({
    name: 'instep_event_batches_total',
    help: 'Batches of events that could be read, and were stored.',
    registers,
    collect() {
      this.reset()
      this.inc(counts.batches)
    },
  })
  new Counter({
    name: 'instep_events_total',
    help: 'Events by what became of them: accepted, duplicate or refused.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      this.inc({ outcome: 'accepted' }, counts.accepted)
      this.inc({ outcome: 'duplicate' }, counts.repeatsAnnounced + counts.repeatsUnannounced)
      this.inc({ outcome: 'refused' }, counts.refused)
    },
  })
  new Counter({
    name: 'instep_events_refused_total',
    help: 'Refused events and bodies of events, by the class of their reason.',
    labelNames: ['reason'],
    registers,
    collect() {
      this.reset()
      for (const [reason, count] of counts.refusedBy) this.inc({ reason }, count)
    },
  })
}

function addWorkMetrics(registry: Registry, work: Work): void {
  const registers = [registry]
  new Gauge({
    name: 'instep_http_requests_in_work',
    help: 'Requests that arrived whole and are not answered yet.',
    registers,
    collect() {
      this.set(work.requests)
    },
  })
  new Gauge({
    name: 'instep_http_bytes_in_work',
    help: 'Bytes of the bodies of these requests, unpacked ones included.',
    registers,
    collect() {
      this.set(work.bytes)
    },
  })
  new Gauge({
    name: 'instep_http_bytes_arriving',
    help: 'Bytes of the bodies that are on their way.',
    registers,
    collect() {
      this.set(work.arriving)
    },
  })
  new Gauge({
    name: 'instep_http_bytes_answering',
    help: 'Bytes of answers that their clients have not taken yet, and of the bodies that were answered.',
    registers,
    collect() {
      this.set(work.answering)
    },
  })
  new Counter({
    name: 'instep_http_requests_shed_total',
    help: 'Requests answered with 503, because too much was in work.',
    registers,
    collect() {
      this.reset()
      this.inc(work.shed)
    },
  })
}

function addServerMetrics(app: TypedApp, registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'instep_http_connections',
    help: 'Open connections.',
    registers,
    async collect() {
      this.set(await countConnections(app))
    },
  })
  new Gauge({
    name: 'instep_draining',
    help: '1 while the service is being ended, and takes no new work.',
    registers,
    collect() {
      this.set(Number(app.drain.isDraining))
    },
  })
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  new Gauge({
    name: 'instep_build_info',
    help: '1, with the version of Instep.',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
}

function countConnections(app: TypedApp): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)))
}
