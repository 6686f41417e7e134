type TellFailure = (error: unknown) => void

/** Gives a promise of the same outcome, whose failure is told where nobody handles it. */
export type OwnFailures = <T>(work: Promise<T>, tell: TellFailure) => Promise<T>

export type OwnFailuresNeeds = {
  /** Calls back with what the page's alarm is raised for; true for what is not the page's matter. */
  onUnhandled: (task: (reason: unknown) => boolean) => void
  after: (ms: number, task: () => void) => void
}

/**
 * Tells the failures of services that the code of an experience does not handle, each once (ER-07). A promise that it just
 * drops raises no alarm of the page; one of its own that passes such a failure on does, and is known by the failure.
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
 * A promise of the same outcome that calls back with its failure when nobody has handled it a task later, and then raises no
 * `unhandledrejection`; nor do promises that are made of it without a handler of failures. It is no native promise: for these
 * `await` would pass by our `then`, and could not be told from nobody.
 */
function noticeFailure<T>(
  work: Promise<T>,
  onUnhandled: (error: unknown) => void,
  after: (ms: number, task: () => void) => void,
): Promise<T> {
  let isHandled = false
  work.catch((error) => after(0, () => isHandled || onUnhandled(error)))
  /** Who is handed on answers for the failure. */
  const handOn = <R>(next: Promise<R>) => noticeFailure(next, onUnhandled, after)
  const wrappedThen: Promise<T>['then'] = (onDone, onFailed) => {
    isHandled = true
    const next = work.then(onDone, onFailed)
    return typeof onFailed === 'function' ? next : handOn(next)
  }
  return Object.assign(Object.create(Promise.prototype), {
    // biome-ignore lint/suspicious/noThenProperty: it is a promise of our own, which `await` shall ask
    then: wrappedThen,
    catch: (onFailed: Parameters<Promise<T>['catch']>[0]) => wrappedThen(undefined, onFailed),
    finally(task: () => void) {
      isHandled = true
      return handOn(work.finally(task))
    },
  })
}
