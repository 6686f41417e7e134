import { type EmittedEvent, isViewType } from '../../contract/event.ts'
import { limits } from '../limits.ts'
import type { DebugEvent } from './debug-event.ts'
import { intercepted } from './intercept.ts'
import { createProcessing, type Processing } from './processing.ts'
import type { TrackerNeeds } from './tracker-needs.ts'

export type Tracker = Pick<Processing, 'page' | 'attributes' | 'onView'> & {
  /** The script's own events: `qubit.*`, seen by enrichment handlers only. */
  emitOwn(type: string, data: object): void
  /** Emits a debug event, the same code and message once a page load (EV-20). */
  emitDebug(event: DebugEvent): void
  /** Processes what was held since the bus began, in order; from then on events are processed as they come (ST-28). */
  flush(): void
  /** Emits the last view again, as the page did: its page has come back from the back-forward cache (BY-03). */
  viewAgain(): void
}

/** Turns emitted events into counted, enclosed events and hands them to the queue. One direction: nothing calls back. */
export function createTracker(needs: TrackerNeeds): Tracker {
  requireInputs(needs)
  const { uv: bus, log, now } = needs
  const held: EmittedEvent[] = [...bus.uv.events]
  const told = new Set<string>()
  let holding = true
  const processing = createProcessing({ ...needs, emitDebug })

  const take = needs.gate?.(process) ?? process

  bus.hear((event) => (holding ? held.push(event) : take(event)))

  function process(emitted: EmittedEvent): void {
    safely(() => {
      const ts = bus.emittedAt(emitted) ?? now()
      const onError = (error: unknown) => emitDebug({ code: 'interceptor', message: String(error), data: emitted.meta })
      const event = emitted?.meta ? intercepted(emitted, bus.interceptors, onError) : emitted
      if (!(event instanceof Promise)) return processing.handle(event, ts)
      const place = processing.keep(emitted, ts)
      void event.then((ready) => safely(() => processing.handle(ready, ts, place)))
    })
  }

  /** Whatever an event brings along, neither the page that emitted it nor the events after it feel an error. */
  function safely(task: () => void): void {
    try {
      task()
    } catch (error) {
      log.error(String(error))
      needs.onError?.(error)
    }
  }

  function emitOwn(type: string, data: object): void {
    const event = { ...data, meta: { type } }
    if (holding) held.push(event)
    else process(event)
  }

  function emitDebug({ message, ...event }: DebugEvent): void {
    const cut = message.slice(0, limits.debugMessageLength)
    const key = `${event.code} ${cut}`
    if (told.has(key) && event.code !== 'loss') return
    told.add(key)
    emitOwn('qubit.debug', { ...event, message: cut })
  }

  return {
    ...processing,
    emitOwn,
    emitDebug,
    flush() {
      // Still holding: what the handlers of these events emit comes after them.
      for (let event = held.shift(); event; event = held.shift()) take(event)
      holding = false
    },
    viewAgain() {
      const { meta, ...data } = bus.uv.events.filter((event) => isViewType(event.meta.type)).at(-1) ?? {}
      if (meta) bus.uv.emit(meta.type, data)
    },
  }
}

/** ST-10: without these no tracker. An empty list of domains counts as missing. */
function requireInputs(needs: TrackerNeeds): void {
  const required = { ...needs, domains: needs.domains?.length }
  for (const name of ['visitorId', 'domains', 'trackingId', 'uv', 'biscotti'] as const)
    if (!required[name]) throw new Error(`${name} is required`)
}
