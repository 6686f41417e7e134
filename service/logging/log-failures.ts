import { describeError } from './describe-error.ts'

/** How often a failure of one kind is logged at most, in ms. */
const quietMs = 10_000
/** So many kinds of failures are told apart; then all of them are forgotten. */
const mostKinds = 100

type FailureLog = { error(facts: object, message: string): void }

/**
 * Creates what logs failures that nobody expected. One kind is logged every ten seconds at most, with how many came since: with a full disk each
 * request fails in the same way, and thousands of lines a minute would fill what is left.
 */
export function createFailureLog(
  now: () => number,
): (log: FailureLog, error: unknown, route: string | undefined) => void {
  const kinds = new Map<string, { loggedAt: number; more: number }>()
  return (log, error, route) => {
    const { type, code, message } = describeError(error)
    const kind = JSON.stringify([route, type, code, message])
    const known = kinds.get(kind)
    const at = now()
    if (known && at - known.loggedAt < quietMs && at >= known.loggedAt) {
      known.more++
      return
    }
    if (kinds.size >= mostKinds) kinds.clear()
    kinds.set(kind, { loggedAt: at, more: 0 })
    log.error({ err: error, route, ...(known?.more && { more: known.more }) }, 'unexpected failure')
  }
}
