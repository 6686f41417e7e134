import { setTimeout as wait } from 'node:timers/promises'

/** What stands in the way of opening, and will not go away by waiting. */
export class CannotOpen extends Error {}

type Patience = {
  /** Milliseconds after which it is given up. */
  limitMs?: number
  pauseMs?: number
  /** Milliseconds between two lines that say what is waited for. */
  tellEveryMs?: number
}

/**
 * Opens what other servers have to be ready for: those that start at the same time take some seconds until they have chosen
 * their leaders. Says now and then what it waits for.
 * @throws (rejects) CannotOpen at once, anything else when the time is over
 */
export async function openPatiently<T>(
  open: () => Promise<T>,
  warn: (line: string) => void,
  { limitMs = 60_000, pauseMs = 500, tellEveryMs = 5000 }: Patience = {},
): Promise<T> {
  const begun = performance.now()
  let told = begun
  for (;;) {
    try {
      return await open()
    } catch (error) {
      const now = performance.now()
      if (error instanceof CannotOpen || now - begun + pauseMs > limitMs) throw error
      if (now - told >= tellEveryMs) {
        warn(`waiting for the cluster: ${error instanceof Error ? error.message : error}`)
        told = now
      }
      await wait(pauseMs)
    }
  }
}
