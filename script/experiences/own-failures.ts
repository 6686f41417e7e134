type TellFailure = (error: unknown) => void

/** Returns a promise with the same outcome whose rejection is reported if nothing handles it. */
export type OwnFailures = <T>(work: Promise<T>, tell: TellFailure) => Promise<T>

export type OwnFailuresNeeds = {
  /** Calls back with the reason of each unhandled rejection; the callback returns true to hide it from the page. */
  onUnhandled: (task: (reason: unknown) => boolean) => void
  after: (ms: number, task: () => void) => void
}

/**
 * Reports service failures that an experience's code does not handle, each once (ER-07). A service's promise that the
 * code ignores never triggers the page's `unhandledrejection`. A promise of the code's own that passes such a failure on
 * does, and is recognised by its reason.
 */
export function createOwnFailures({ onUnhandled, after }: OwnFailuresNeeds): OwnFailures {
  const owners = new WeakMap<object, TellFailure>()
  const told = new WeakSet<object>()

  function isOurs(reason: unknown): boolean {
    const tell = owners.get(reason as object)
    if (!tell || !(reason instanceof Error)) return false
    if (!told.has(reason)) tell(reason)
    told.add(reason)
    return true
  }
  onUnhandled(isOurs)

  return (work, tell) => {
    const marked = work.catch((error) => {
      if (error instanceof Error) owners.set(error, tell)
      throw error
    })
    return noticeFailure(marked, (error) => isOurs(error) || tell(error), after)
  }
}

/**
 * Returns a promise with the same outcome that calls back with its failure if nothing has handled it one task later. It
 * never triggers `unhandledrejection`; nor do promises derived from it without a rejection handler. It is not a native
 * promise, because `await` bypasses the `then` of native promises, so that awaiting could not be detected.
 */
function noticeFailure<T>(
  work: Promise<T>,
  onUnhandled: (error: unknown) => void,
  after: (ms: number, task: () => void) => void,
): Promise<T> {
  let isHandled = false
  work.catch((error) => after(0, () => isHandled || onUnhandled(error)))
  /** A promise that receives the failure is then responsible for it. */
  const handOn = <R>(next: Promise<R>) => noticeFailure(next, onUnhandled, after)
  const wrappedThen: Promise<T>['then'] = (onDone, onFailed) => {
    isHandled = true
    const next = work.then(onDone, onFailed)
    return typeof onFailed === 'function' ? next : handOn(next)
  }
  return Object.assign(Object.create(Promise.prototype), {
    // biome-ignore lint/suspicious/noThenProperty: it is a thenable on purpose, so that `await` calls it
    then: wrappedThen,
    catch: (onFailed: Parameters<Promise<T>['catch']>[0]) => wrappedThen(undefined, onFailed),
    finally(task: () => void) {
      isHandled = true
      return handOn(work.finally(task))
    },
  })
}
