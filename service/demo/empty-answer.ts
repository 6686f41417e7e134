import type { DemoService } from '../../contract/demo-settings.ts'
import { ok } from '../http/path-id.ts'
import { newVisitor } from '../visitor/visitor-history.ts'

type Empty = { status?: number; body: unknown }

/** Well-formed empty responses, by service and, where it matters, by route (SHOP-106). */
const empty: Record<Exclude<DemoService, 'cart'>, (route: string) => Empty> = {
  lookup: (route) => ({
    body:
      route === '/graphql' ? { data: { property: { visitor: null } } } : { ipAddress: '', location: {}, ...newVisitor },
  }),
  ip: () => ({ body: { ip: '' } }),
  weather: () => ({ body: { weather: { main: {}, weather: [] } } }),
  counters: (route) => ({
    body: route.includes('/ecount/') ? { status: 'ok', count: 0 } : { data: [], metadata: { total: 0 } },
  }),
  datasets: () => ({ body: { data: { property: { datasetRecords: [] } } } }),
  placements: () => ({ body: { data: { placementContent: { content: null, campaignId: null, callbackData: null } } } }),
  functions: () => ({ body: { ok: true, data: null, invocationId: null } }),
  stash: (route) => ({
    body: route.includes('/get/')
      ? { status: { code: 404, message: 'There is no such value' }, data: null }
      : { status: ok, data: {} },
  }),
  queries: () => ({ body: { status: ok, results: [] } }),
  stamp: () => ({ body: { state: null } }),
  callbacks: () => ({ status: 204, body: undefined }),
  events: () => ({ body: { status: ok, accepted: 0, duplicates: 0, rejected: [] } }),
}

/** Returns the response of a service that has no data. Data sent with the request is not stored. */
export function emptyAnswer(service: Exclude<DemoService, 'cart'>, route: string): Required<Empty> {
  return { status: 200, ...empty[service](route) }
}
