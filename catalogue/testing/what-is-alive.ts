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
  const ids = new WeakMap<object, number>()
  let last = 0
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ++last)
    const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options
    return `${type} ${ids.get(listener)} ${Boolean(capture)}`
  }
  const forgetListener = (target: EventTarget, key: string) => listeners.get(target)?.delete(key)

  function watchMethods(of: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): Restore {
    const { addEventListener, removeEventListener } = of
    of.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window
      addEventListener.call(target, type, listener, options)
      const given = typeof options === 'object' ? options : {}
      if (!listener || target instanceof AbortSignal || given.signal?.aborted) return
      const key = keyOf(type, listener, options)
      listeners.set(target, (listeners.get(target) ?? new Set()).add(key))
      if (given.signal) addEventListener.call(given.signal, 'abort', () => forgetListener(target, key))
      if (given.once) addEventListener.call(target, type, () => forgetListener(target, key), { once: true })
    }
    of.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? window
      removeEventListener.call(target, type, listener, options)
      if (listener) forgetListener(target, keyOf(type, listener, options))
    }
    return () => Object.assign(of, { addEventListener, removeEventListener })
  }

  const restores = [watchMethods(EventTarget.prototype)]
  // The window of a test has methods of its own, which call those of before.
  if (Object.hasOwn(window, 'addEventListener')) restores.push(watchMethods(window))
  return () => {
    for (const restore of restores) restore()
  }
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
