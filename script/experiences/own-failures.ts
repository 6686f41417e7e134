import { noticeFailure } from './notice-failure.ts'

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
