/**
 * A promise of the same outcome that calls back with its failure when nobody has handled it a task later, and then raises no
 * `unhandledrejection`; nor do promises that are made of it without a handler of failures. It is no native promise: for these
 * `await` would pass by our `then`, and could not be told from nobody.
 */
export function noticeFailure<T>(
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
