import type { Uv } from './bus.ts'
import type { Subscription } from './channel.ts'

/** A call kept by the stub: method, arguments, and the handle that `on` and its like returned to the page (EV-02). */
export type KeptCall = [method: string, args: unknown[], handle?: Subscription]

/** Replays what a page did before the script was there, in its order; handles it holds come to life (EV-02). */
export function replayKeptCalls(uv: Uv, calls: KeptCall[], onError: (error: unknown) => void): void {
  const replayCall = ([method, args, handle]: KeptCall) => {
    try {
      const live = perform(uv, method, args)
      if (handle && live) Object.assign(handle, live)
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

function perform(uv: Uv, method: string, args: unknown[]): Subscription | undefined {
  if (method === 'dispose' || method === 'replay') {
    const [handle] = args as [Subscription]
    handle[method]()
    return undefined
  }
  const call = uv[method as keyof Uv] as unknown
  if (typeof call !== 'function') throw new Error(`The stub kept a call of the unknown ${method}`)
  return call.apply(uv, args)
}
