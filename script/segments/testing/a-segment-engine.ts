import type { SegmentIndex } from '../../../contract/segment-index.ts'
import { anEvent, type EventParts } from '../../../contract/testing/an-event.ts'
import type { KeyValue } from '../../key-value.ts'
import type { Reply, Request } from '../../services/remote/request.ts'
import { aClock, type Clock } from '../../testing/a-clock.ts'
import { aLog, type TestLog } from '../../testing/a-log.ts'
import { createSegmentEngine, type SegmentEngine, type SegmentEngineNeeds } from '../engine.ts'

export type TestEngine = SegmentEngine & {
  clock: Clock
  log: TestLog
  storage: KeyValue
  requests: Request[]
  /** The emitted events, in order. */
  emitted: { type: string; data: object }[]
  /** The names of its notifications, in order. */
  notices: string[]
  /** Passes it an event with the current time. */
  see(parts?: EventParts): void
}

export type EngineFacts = Partial<SegmentEngineNeeds> & {
  index: SegmentIndex
  clock?: Clock
  storage?: KeyValue
  /** The services' answers; by default an empty stash. */
  reply?: (request: Request) => Reply | Promise<Reply>
}

export const emptyStash: Reply = { status: 200, text: '{"status":{"code":404},"data":null}' }
export const saved: Reply = { status: 200, text: '{"status":{"code":200}}' }

/** Creates an engine for an unknown visitor, without starting it. */
export function aSegmentEngine({ clock = aClock(), storage = aStorage(), reply, ...facts }: EngineFacts): TestEngine {
  const log = aLog()
  const requests: Request[] = []
  const emitted: TestEngine['emitted'] = []
  const notices: string[] = []
  const engine = createSegmentEngine({
    visitorId: () => 'visitor-1',
    trackingId: 'shop',
    propertyId: 'property',
    namespace: 'space',
    hosts: { stash: 'https://stash.test', queries: 'https://queries.test' },
    storage,
    lookedUp: () => null,
    async send(request) {
      requests.push(request)
      return reply ? reply(request) : request.method === 'GET' ? emptyStash : saved
    },
    emit: (type, data) => emitted.push({ type, data }),
    now: clock.now,
    after: clock.after,
    whenGranted: (task) => task(),
    log,
    ...facts,
  })
  for (const name of ['state', 'membership', 'timeout'] as const) engine.on(name, () => notices.push(name))
  const seeEvent = ({ meta, ...parts }: EventParts = {}) =>
    engine.handle(anEvent({ meta: { ts: clock.now(), ...meta }, ...parts }))
  return { ...engine, clock, log, storage, requests, emitted, notices, see: seeEvent }
}

/** Creates an engine and starts it. */
export async function aStartedEngine(facts: EngineFacts): Promise<TestEngine> {
  const engine = aSegmentEngine(facts)
  await engine.start()
  return engine
}

/** Creates a store in memory. Separate, so that tests outside the script do not need the browser's types. */
export function aStorage(): KeyValue {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => Boolean(kept.set(key, value)),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  }
}
