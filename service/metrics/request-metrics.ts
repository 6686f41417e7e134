import type { FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import type { TypedApp } from '../typed-app.ts'

/** Seconds, from a read in memory to what a browser no longer waits for. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/**
 * Counts and times the answered requests (BS-04). The labels are the pattern of the route, such as
 * `/lookup/:trackingId/:visitorId`, and never an address: it holds ids of visitors, and there is no end of them.
 */
export function measureRequests(app: TypedApp, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'instep_http_requests_total',
    help: 'Answered requests, by the pattern of their route, their method and the class of the status.',
    labelNames: ['route', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'instep_http_request_duration_seconds',
    help: 'Seconds from the head of a request to the end of its answer, by the pattern of the route.',
    labelNames: ['route'],
    buckets,
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request)
    const method = methods.has(request.method) ? request.method : 'other'
    requests.inc({ route, method, status: `${Math.floor(reply.statusCode / 100)}xx` })
    durations.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
}

/** Returns the pattern of a request's route; `none` where there is no route. */
export function routeOf({ is404, routeOptions }: FastifyRequest): string {
  return is404 ? 'none' : (routeOptions.url ?? 'none')
}
