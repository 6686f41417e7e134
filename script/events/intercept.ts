import type { EmittedEvent } from '../../contract/event.ts'
import type { InterceptorEntry } from './bus.ts'
import { matchesPattern } from './channel.ts'

/**
 * Passes an event through its interceptors, one after another, and returns the event, a changed or another event, or a
 * promise (EV-17). A failing interceptor is reported, and the event proceeds as it was emitted.
 */
export function runInterceptors(
  event: EmittedEvent,
  entries: readonly InterceptorEntry[],
  onError: (error: unknown) => void,
): EmittedEvent | Promise<EmittedEvent> {
  const onFailure = (error: unknown) => {
    onError(error)
    return event
  }
  try {
    let result: EmittedEvent | Promise<EmittedEvent> = event
    for (const { type, fn, disposed } of entries) {
      if (disposed || !matchesPattern(type, event.meta.type)) continue
      const runNext = (given: EmittedEvent) => completeEvent(event, fn(given))
      result = result instanceof Promise ? result.then(runNext) : runNext(result)
    }
    return result instanceof Promise ? result.catch(onFailure) : result
  } catch (error) {
    return onFailure(error)
  }
}

/**
 * Completes the result of an interceptor: without a result the event is unchanged, and a result without `meta` gets
 * the event's own.
 */
function completeEvent(event: EmittedEvent, result: unknown): EmittedEvent | Promise<EmittedEvent> {
  if (isThenable(result)) return Promise.resolve(result).then((settled) => completeEvent(event, settled))
  if (typeof result !== 'object' || result === null) return event
  return { ...result, meta: { ...event.meta, ...(result as Partial<EmittedEvent>).meta } }
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function'
}
