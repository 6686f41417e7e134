import { setTimeout as wait } from 'node:timers/promises'
import type { DeliveryHealth } from '../../../contract/console/traffic.ts'
import { anEvent } from '../../../contract/testing/an-event.ts'
import { aDataFolder, aServer, type Server } from '../../testing/a-server.ts'

export type Fleet = { servers: Server[]; start(): Promise<Server> }

let started = 0

/** Starts equal processes of one installation on a cluster's servers. */
export async function aFleet(
  processes: number,
  { nats, redis }: { nats: string[]; redis: string[] },
  variables: Record<string, string> = {},
): Promise<Fleet> {
  const name = `fleet-${process.pid}-${started++}`
  const start = () =>
    aServer(aDataFolder(), {
      INSTEP_STORAGE: 'cluster',
      INSTEP_NATS: String(nats),
      INSTEP_REDIS: String(redis),
      INSTEP_CLUSTER: name,
      INSTEP_PARTITIONS: '6',
      ...variables,
    })
  return { servers: await Promise.all(Array.from({ length: processes }, start)), start }
}

/** Posts a batch of one visitor until some process answers for it, as the script does. Returns the ids of its events. */
async function postUntilAccepted(servers: readonly Server[], visitor: string): Promise<string[]> {
  const events = [1, 2, 3].map(() => anEvent({ context: { id: visitor, sessionNumber: 1 } }))
  for (;;) {
    const server = servers[Math.floor(Math.random() * servers.length)]
    try {
      const options = { method: 'POST', body: JSON.stringify(events), signal: AbortSignal.timeout(8000) }
      if ((await fetch(`${server?.origin}/events/raw/shop`, options)).ok) return events.map(({ meta }) => meta.id)
    } catch {} // it is gone: another one is tried
    await wait(20)
  }
}

/** Keeps clients posting, each one batch after the other. `end` resolves with the ids of all acknowledged events. */
export function keepPosting(servers: readonly Server[], clients: number): { end(): Promise<string[]> } {
  const acknowledged: string[] = []
  let isOver = false
  const all = Array.from({ length: clients }, async (_, client) => {
    for (let batch = 0; !isOver; batch++)
      acknowledged.push(...(await postUntilAccepted(servers, `visitor-${client}-${batch % 5}`)))
  })
  return {
    async end() {
      isOver = true
      await Promise.all(all)
      return acknowledged.toSorted()
    },
  }
}

/** The ids of all stored events. */
export async function storedIds({ origin }: Server): Promise<string[]> {
  const answer = await fetch(`${origin}/_inspect/events?trackingId=shop`)
  const { events } = (await answer.json()) as { events: { event: { meta: { id: string } } }[] }
  return events.map(({ event }) => event.meta.id).toSorted()
}

/** What the console's sums say was accepted. */
export async function summedEvents({ origin }: Server): Promise<number> {
  const hour = 3_600_000
  const to = (Math.floor(Date.now() / hour) + 1) * hour
  const address = `${origin}/console/api/delivery/shop?from=${to - 2 * hour}&to=${to}`
  const answer = await fetch(address, { headers: { 'x-instep-console': '1', 'sec-fetch-site': 'same-origin' } })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as DeliveryHealth).accepted
}
