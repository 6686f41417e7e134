import { type EmittedEvent, isViewType } from '../../contract/event.ts'
import { limits } from '../limits.ts'
import type { DebugEvent } from './debug-event.ts'
import type { EventProcessing } from './event-processing.ts'
import { runInterceptors } from './intercept.ts'
import { addressOf } from './page-facts.ts'
import { createProcessing } from './processing.ts'
import { type Provisional, processProvisionally } from './provisional.ts'
import type { Notice, TrackerNeeds } from './tracker-needs.ts'

export type Tracker = Pick<EventProcessing, 'page' | 'attributes' | 'onView'> & {
  /** Emits one of the script's own events, `qubit.*`, which only enrichment handlers receive. */
  emitOwn(type: string, data: object): void
  /** Emits a debug event; the same code and message are emitted once per page load (EV-20). */
  emitDebug(event: DebugEvent): void
  /** Inserts a gate between the page's events and the tracker (BD-06). */
  setGate(gate: Gate): void
  /**
   * Counts and finally stores the events held since the bus was created; handlers receive them on the flush (BY-01).
   */
  settle(): void
  /** Processes the events held since the bus was created, in order; later events are processed at once (ST-28). */
  flush(): void
  /** Removes the stored copies of the held events, because this visitor is not counted (ST-23). */
  drop(): void
}

export type Gate = (process: (event: EmittedEvent) => void) => (event: EmittedEvent) => void

/**
 * Creates the tracker, which turns emitted events into counted events with an envelope and passes them to the queue.
 * Data flows in one direction only: processing an event gives notices, on which the tracker acts.
 */
export function createTracker(needs: TrackerNeeds): Tracker {
  requireInputs(needs)
  const { uv: bus, log, queue } = needs
  const held: EmittedEvent[] = []
  const reported = new Set<string>()
  /** Notices that wait for the flush. */
  const untold: Notice[] = []
  let holding = true
  let telling = false
  let heldAddress: string | undefined
  let provisional: Provisional | undefined
  const processing = createProcessing({
    ...needs,
    tell: (notice) => (telling ? actOn(notice) : untold.push(notice)),
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

  /**
   * Returns whether an event is a view of the same address. Where pages change without a load this is the same view,
   * also before the gate exists.
   */
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

  /**
   * Runs a task so that no event, whatever its content, causes an error in the page that emitted it or affects later
   * events.
   */
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
    if (reported.has(key) && event.code !== 'loss') return
    reported.add(key)
    emitOwn('qubit.debug', { ...event, message: cut })
  }

  /** Calls handlers, or emits a debug event. */
  function actOn(notice: Notice): void {
    if ('code' in notice) emitDebug(notice)
    else notice()
  }

  function forgetHeld(event: EmittedEvent): void {
    Object.values(bus.momentOf(event).ids ?? {}).forEach(queue.forget)
  }

  function settleTracker(): void {
    provisional?.end()
    provisional = undefined
    // Events are still held meanwhile, so that those emitted by handlers come after these.
    for (let event = held.shift(); event; event = held.shift()) {
      // The event is stored again in its final form, because the events that follow it may be different now.
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
      for (let notice = untold.shift(); notice; notice = untold.shift()) actOn(notice)
      telling = true
      settleTracker()
    },
    drop() {
      held.forEach(forgetHeld)
    },
  }
}

/** Throws when a required input is missing (ST-10). An empty list of domains counts as missing. */
function requireInputs(needs: TrackerNeeds): void {
  const required = { ...needs, domains: needs.domains?.length }
  for (const name of ['visitorId', 'domains', 'trackingId', 'uv', 'biscotti'] as const)
    if (!required[name]) throw new Error(`${name} is required`)
}
