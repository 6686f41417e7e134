type Events = WindowEventMap & DocumentEventMap & HTMLElementEventMap
type Handlers = { [Type in keyof Events]?: (event: Events[Type]) => void }
type ListenOptions = { signal: AbortSignal; capture?: boolean; passive?: boolean }

/**
 * Listens to events until the signal is aborted. The listener option `signal` would do, but Safari 14, Chrome 88 and
 * Firefox 84 ignore it, and an experience that was stopped would go on there.
 */
export function addListeners(target: EventTarget, handlers: Handlers, { signal, ...options }: ListenOptions): void {
  if (signal.aborted) return
  for (const [type, handler] of Object.entries(handlers)) {
    target.addEventListener(type, handler as EventListener, options)
    signal.addEventListener('abort', () => target.removeEventListener(type, handler as EventListener, options))
  }
}
