type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Handlers = { [Type in keyof Events]?: (event: Events[Type]) => void }
type ListenOptions = { signal: AbortSignal; capture?: boolean; passive?: boolean }

/**
 * Adds event listeners until the signal is aborted. The listener option `signal` is not enough: Safari 14, Chrome 88 and
 * Firefox 84 ignore it, so listeners of a stopped experience would continue there.
 */
export function addListeners(target: EventTarget, handlers: Handlers, { signal, ...options }: ListenOptions): void {
  if (signal.aborted) return
  for (const [type, handler] of Object.entries(handlers)) {
    target.addEventListener(type, handler as EventListener, options)
    signal.addEventListener('abort', () => target.removeEventListener(type, handler as EventListener, options))
  }
}
