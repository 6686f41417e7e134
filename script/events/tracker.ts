import { type EmittedEvent, isViewType } from '../../contract/event.ts'
import { limits } from '../limits.ts'
import type { DebugEvent } from './debug-event.ts'
import { runInterceptors } from './intercept.ts'
import { addressOf } from './page-facts.ts'
import { createProcessing, type EventProcessing } from './processing.ts'
import { type Provisional, processProvisionally } from './provisional.ts'
import type { TrackerNeeds } from './tracker-needs.ts'

export type Tracker = Pick<EventProcessing, 'page' | 'attributes' | 'onView'> & {
  /** The script's own events: `qubit.*`, seen by enrichment handlers only. */
  emitOwn(type: string, data: object): void
  /** Emits a debug event, the same code and message once a page load (EV-20). */
  emitDebug(event: DebugEvent): void
  /** Puts something between the page's events and the tracker (BD-06). */
  setGate(gate: Gate): void
  /** Counts and stores for good what was held since the bus began; handlers hear of it with the flush (BY-01). */
  settle(): void
  /** Processes what was held since the bus began, in order; from then on events are processed as they come (ST-28). */
  flush(): void
  /** Takes off what was stored of the events held: this visitor is not counted (ST-23). */
  drop(): void
}

export type Gate = (process: (event: EmittedEvent) => void) => (event: EmittedEvent) => void

/** Turns emitted events into counted, enclosed events and hands them to the queue. One direction: nothing calls back. */
export function createTracker(needs: TrackerNeeds): Tracker {
  requireInputs(needs)
  const { uv: bus, log, queue } = needs
  const held: EmittedEvent[] = []
  const told = new Set<string>()
  /** What handlers of enriched events are told with the flush. */
  const untold: (() => void)[] = []
  let holding = true
  let telling = false
  let heldAddress: string | undefined
  let provisional: Provisional | undefined
  const processing = createProcessing({
    ...needs,
    emitDebug,
    tell: (task) => (telling ? task() : void untold.push(task)),
  })
  let take = processEvent

  if (needs.keeps) provisional = processProvisionally(needs)
  bus.hear(onEvent)
  for (const event of bus.uv.events.slice()) onEvent(event)

  function onEvent(event: EmittedEvent): void {
    if (!holding) take(event)
    else
      runSafely(() => {
        if (!isSameView(event)) holdEvent(event)
      })
  }

  /** Where pages change without a load a view of the same address is the same view, also before the gate is there. */
  function isSameView(event: EmittedEvent): boolean {
    if (!needs.spa || !isViewType(String(event?.meta?.type))) return false
    const before = heldAddress
    heldAddress = addressOf(bus.momentOf(event).url)
    return heldAddress === before
  }

  function holdEvent(event: EmittedEvent): void {
    const moment = bus.momentOf(event)
    held.push(event)
    provisional?.handle(event, moment)
  }

  function processEvent(emitted: EmittedEvent): void {
    runSafely(() => {
      const moment = bus.momentOf(emitted)
      const onError = (error: unknown) => emitDebug({ code: 'interceptor', message: String(error), data: emitted.meta })
      const event = emitted?.meta ? runInterceptors(emitted, bus.interceptors, onError) : emitted
      if (!(event instanceof Promise)) return processing.handle(event, moment)
      const begun = processing.begin(emitted, moment)
      void event.then((ready) => runSafely(() => processing.finish(ready, moment, begun)))
    })
  }

  /** Whatever an event brings along, neither the page that emitted it nor the events after it feel an error. */
  function runSafely(task: () => void): void {
    try {
      task()
    } catch (error) {
      log.error(String(error))
      needs.onError?.(error)
    }
  }

  function emitOwn(type: string, data: object): void {
    const event = { ...data, meta: { type } }
    if (holding) runSafely(() => holdEvent(event))
    else processEvent(event)
  }

  function emitDebug({ message, ...event }: DebugEvent): void {
    const cut = message.slice(0, limits.debugMessageLength)
    const key = `${event.code} ${cut}`
    if (told.has(key) && event.code !== 'loss') return
    told.add(key)
    emitOwn('qubit.debug', { ...event, message: cut })
  }

  function forgetHeld(event: EmittedEvent): void {
    Object.values(bus.momentOf(event).ids ?? {}).forEach(queue.forget)
  }

  function settleTracker(): void {
    provisional?.end()
    provisional = undefined
    // Still holding: what the handlers of these events emit comes after them.
    for (let event = held.shift(); event; event = held.shift()) {
      // Stored again in its last form: the events that follow it may be others now.
      forgetHeld(event)
      take(event)
    }
    holding = false
  }

  return {
    ...processing,
    emitOwn,
    emitDebug,
    setGate(gate) {
      take = gate(processEvent)
    },
    settle: settleTracker,
    flush() {
      for (let task = untold.shift(); task; task = untold.shift()) task()
      telling = true
      settleTracker()
    },
    drop() {
      held.forEach(forgetHeld)
    },
  }
}

/** ST-10: without these no tracker. An empty list of domains counts as missing. */
function requireInputs(needs: TrackerNeeds): void {
  const required = { ...needs, domains: needs.domains?.length }
  for (const name of ['visitorId', 'domains', 'trackingId', 'uv', 'biscotti'] as const)
    if (!required[name]) throw new Error(`${name} is required`)
}
