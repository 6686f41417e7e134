import type { Bus, Uv } from './bus.ts'
import type { Subscription } from './channel.ts'
import type { EventMoment } from './page-facts.ts'

/**
 * A call stored by the stub: method, arguments, the subscription that `on` and similar methods returned to the page
 * (EV-02), and when and where it was made. The stub of an older tag leaves out the last.
 */
export type KeptCall = [method: string, args: unknown[], handle?: Subscription, moment?: Partial<EventMoment>]

/**
 * Replays the calls made before the script was loaded, in their order; subscriptions held by the page become live
 * (EV-02).
 */
export function replayKeptCalls(bus: Bus, calls: KeptCall[], onError: (error: unknown) => void): void {
  const replayCall = (kept: KeptCall) => {
    try {
      Object.assign(kept[2] ?? {}, performCall(bus, kept))
    } catch (error) {
      onError(error)
    }
  }
  calls.forEach(replayCall)
  // A page that copied `uv.emit` from the stub still calls the stub, so later calls are performed at once.
  // `Reflect.set`, because an assignment throws on a page that has frozen the prototype of lists.
  Reflect.set(calls, 'push', (...later: KeptCall[]) => later.forEach(replayCall))
}

function performCall(bus: Bus, [method, args, , moment]: KeptCall): Subscription | undefined {
  if (method === 'dispose' || method === 'replay') (args as [Subscription])[0][method]()
  else if (method === 'emit') {
    const [type, data] = args as [string, object?]
    bus.emit(type, data, moment)
  } else {
    const call = bus.uv[method as keyof Uv] as unknown
    if (typeof call !== 'function') throw new Error(`The stub kept a call of the unknown ${method}`)
    return call.apply(bus.uv, args)
  }
}
