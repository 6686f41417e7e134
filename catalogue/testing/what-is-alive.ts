import { onTestFinished } from 'vitest'

/** The number of objects of each kind that a page keeps alive. */
export type Alive = Record<'listeners' | 'observers' | 'timers' | 'frames' | 'sheets' | 'nodes', number>

type Restore = () => void

/**
 * Counts what the page's code attaches and detaches from now on: listeners of nodes, document and window, observers,
 * timers and frames. Listeners of abort signals end with their signal and are not counted.
 */
export function watchWhatIsAlive(): () => Alive {
  const counts = { observers: new Set<object>(), timers: new Set<number>(), frames: new Set<number>() }
  const listeners = new Map<EventTarget, Set<string>>()
  const restores: Restore[] = [
    watchListeners(listeners),
    ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver'].map((name) =>
      watchObserver(name, counts.observers),
    ),
    watchTimers('setTimeout', 'clearTimeout', counts.timers),
    watchTimers('requestAnimationFrame', 'cancelAnimationFrame', counts.frames),
  ]
  onTestFinished(() => {
    for (const restore of restores) restore()
  })
  return () => ({
    listeners: [...listeners].reduce((sum, [target, of]) => sum + (isOnPage(target) ? of.size : 0), 0),
    observers: counts.observers.size,
    timers: counts.timers.size,
    frames: counts.frames.size,
    sheets: document.adoptedStyleSheets.length,
    nodes: document.getElementsByTagName('*').length,
  })
}

/** Listeners of a node that is no longer on the page do not count. */
function isOnPage(target: EventTarget): boolean {
  return target instanceof Node ? target.isConnected : true
}

function watchListeners(listeners: Map<EventTarget, Set<string>>): Restore {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const ids = new WeakMap<object, number>()
  let last = 0
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ++last)
    const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options
    return `${type} ${ids.get(listener)} ${Boolean(capture)}`
  }
  const forgetListener = (target: EventTarget, key: string) => listeners.get(target)?.delete(key)

  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options)
    const given = typeof options === 'object' ? options : {}
    if (!listener || this instanceof AbortSignal || given.signal?.aborted) return
    const key = keyOf(type, listener, options)
    listeners.set(this, (listeners.get(this) ?? new Set()).add(key))
    if (given.signal) addEventListener.call(given.signal, 'abort', () => forgetListener(this, key))
    if (given.once) addEventListener.call(this, type, () => forgetListener(this, key), { once: true })
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options)
    if (listener) forgetListener(this, keyOf(type, listener, options))
  }
  return () => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
}

type AnyObserver = { observe(...given: unknown[]): void; disconnect(): void }

function watchObserver(name: string, alive: Set<object>): Restore {
  const { prototype } = (window as unknown as Record<string, { prototype: AnyObserver }>)[name] as {
    prototype: AnyObserver
  }
  const { observe, disconnect } = prototype
  prototype.observe = function (this: AnyObserver, ...given) {
    alive.add(this)
    observe.apply(this, given)
  }
  prototype.disconnect = function (this: AnyObserver) {
    alive.delete(this)
    disconnect.call(this)
  }
  return () => Object.assign(prototype, { observe, disconnect })
}

type Timers = Record<string, (...given: never[]) => number>

function watchTimers(start: string, clear: string, alive: Set<number>): Restore {
  const page = window as unknown as Timers
  const { [start]: original, [clear]: originalClear } = page
  page[start] = ((task: (...given: unknown[]) => void, ...rest: never[]) => {
    const id = original?.(
      ((...given: unknown[]) => {
        alive.delete(id)
        task(...given)
      }) as never,
      ...rest,
    ) as number
    alive.add(id)
    return id
  }) as Timers[string]
  page[clear] = ((id: number) => {
    alive.delete(id)
    return originalClear?.(id as never)
  }) as unknown as Timers[string]
  return () => Object.assign(page, { [start]: original, [clear]: originalClear })
}
