import type { Bus, Uv } from './bus.ts'
import type { Subscription } from './channel.ts'
import type { EventMoment } from './page-facts.ts'

/**
 * A call kept by the stub: method, arguments, the handle that `on` and its like returned to the page (EV-02), and when and
 * where it was made. A stub from an older tag leaves out the last.
 */
export type KeptCall = [method: string, args: unknown[], handle?: Subscription, moment?: Partial<EventMoment>]

/** Replays what a page did before the script was there, in its order; handles it holds come to life (EV-02). */
export function replayKeptCalls(bus: Bus, calls: KeptCall[], onError: (error: unknown) => void): void {
  const replayCall = (kept: KeptCall) => {
    try {
      const live = performCall(bus, kept)
      if (kept[2] && live) Object.assign(kept[2], live)
    } catch (error) {
      onError(error)
    }
  }
  calls.slice().forEach(replayCall)
  // A page that took `uv.emit` out of the stub still calls the stub: from now on that is live.
  calls.push = (...later) => {
    later.forEach(replayCall)
    return 0
  }
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
