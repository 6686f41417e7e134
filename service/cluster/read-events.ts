import type { PagedEvent } from '../console/event-pages.ts'
import { checkEvent } from '../events/check-event.ts'
import { eventFacts } from '../events/event-facts.ts'
import type { EventFilter, ExportedEvent } from '../operate/read-events.ts'
import { clusterStores } from './cluster-stores.ts'
import type { ClusterFacts, OpenCluster } from './open-cluster.ts'
import { visitCluster } from './visit-cluster.ts'

/** Events that are read at once from one partition. */
const pageSize = 500

/**
 * Reads the stored events from the running processes, site after site, the newest first: events that arrive meanwhile are not
 * among them. @throws (rejects) CannotOpen where there is no such installation, or none of its processes runs
 */
export async function* readClusterEvents(
  facts: Pick<ClusterFacts, 'settings' | 'warn'>,
  { trackingId, from = 0, to = Number.MAX_SAFE_INTEGER }: EventFilter = {},
): AsyncGenerator<ExportedEvent> {
  const cluster = await visitCluster(facts)
  const { partitions } = facts.settings
  try {
    const { calls, log } = cluster
    const { traffic } = clusterStores({ partitions, calls, log, owned: () => [] })
    for (const site of trackingId === undefined ? await traffic.trackingIds() : [trackingId]) {
      const parts = Array.from({ length: partitions }, (_, partition) => readPartition(cluster, partition, site))
      for await (const event of mergeNewest(parts))
        if (event.receivedAt >= from && event.receivedAt < to) yield exportedOf(event, site)
    }
  } finally {
    await cluster.close()
  }
}

async function* readPartition({ calls }: OpenCluster, partition: number, site: string): AsyncGenerator<PagedEvent> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const given = [site, {}, { before, atMost: pageSize }]
    const page = (await calls.ask(partition, { store: 'eventPages', method: 'stored', given })) as PagedEvent[]
    yield* page
    if (page.length < pageSize) return
    before = page.at(-1)?.position ?? 0
  }
}

/** Merges lists of which each has the greatest position first. */
async function* mergeNewest(lists: AsyncGenerator<PagedEvent>[]): AsyncGenerator<PagedEvent> {
  const heads = (await Promise.all(lists.map(async (list) => ({ list, head: await list.next() })))).filter(
    ({ head }) => !head.done,
  )
  while (heads.length > 0) {
    const newest = heads.reduce((one, other) => (one.head.value.position > other.head.value.position ? one : other))
    yield newest.head.value
    newest.head = await newest.list.next()
    if (newest.head.done) heads.splice(heads.indexOf(newest), 1)
  }
}

function exportedOf({ receivedAt, isCrawler, text }: PagedEvent, trackingId: string): ExportedEvent {
  const check = checkEvent(JSON.parse(text))
  if (!check.valid) throw new Error(`The storage has a text that is no event. ${check.reason}`)
  const { id, type } = check.event.meta
  return { id, trackingId, type, ...eventFacts(check.event), receivedAt, isBot: isCrawler, event: text }
}
