import type { FastifyRequest } from 'fastify'
import type { DemoService } from '../../contract/demo-settings.ts'

/** Services by the first segment of their routes; GraphQL serves several of them. */
const byPath: Record<string, DemoService> = {
  lookup: 'lookup',
  ip: 'ip',
  weather: 'weather',
  counters: 'counters',
  qfn: 'functions',
  stash: 'stash',
  queries: 'queries',
  stamp: 'stamp',
  cb: 'callbacks',
  events: 'events',
}

const byField: [field: RegExp, service: DemoService][] = [
  [/\bplacementContent\b/, 'placements'],
  [/\bdatasetRecords\b/, 'datasets'],
  [/\bvisitor\b/, 'lookup'],
]

/** Returns the demo service that a request addresses; undefined for requests to no demo service, such as inspection. */
export function serviceOf({ routeOptions, body }: Pick<FastifyRequest, 'routeOptions' | 'body'>) {
  const [, first = ''] = (routeOptions.url ?? '').split('/')
  if (first !== 'graphql') return byPath[first]
  const asked = Buffer.isBuffer(body) ? body.toString('utf8') : ''
  return byField.find(([field]) => field.test(asked))?.[1]
}
