import type { CookieJar } from '../cookies/cookie-jar.ts'
import { gaClientIdOf } from '../events/ga-client-id.ts'
import { limits } from '../limits.ts'
import { placementLimits } from './placement-limits.ts'

export type AnalyticsIds = {
  /** Returns the ids that are known now. */
  read(): { gcid?: string; gsid?: string }
  /** Resolves when both ids are known or the waiting time is over; undefined when there is nothing left to wait for. */
  wait(): Promise<void> | undefined
}

export type AnalyticsIdNeeds = {
  jar: Pick<CookieJar, 'names' | 'values'>
  now: () => number
  after: (ms: number, task: () => void) => void
}

/**
 * Reads the analytics client id and session id. The first caller on a page load waits 100 ms for the client id and
 * 1500 ms for the session id (EV-10).
 */
export function createAnalyticsIds({ jar, now, after }: AnalyticsIdNeeds): AnalyticsIds {
  let waiting: Promise<void> | undefined
  let isOver = false

  function readIds() {
    const name = jar.names().find((each) => each.startsWith('_ga_'))
    const gsid = name && jar.values(name)[0]?.split('.')[2]
    return { gcid: gaClientIdOf(jar.values('_ga')[0]), gsid: gsid || undefined }
  }

  function isReady(waitedMs: number): boolean {
    const { gcid, gsid } = readIds()
    return (
      (Boolean(gcid) || waitedMs >= limits.clientIdMs) && (Boolean(gsid) || waitedMs >= placementLimits.sessionIdMs)
    )
  }

  function beginWaiting(): Promise<void> {
    const since = now()
    return new Promise((resolve) => {
      const checkIds = () => {
        if (!isReady(now() - since)) return after(placementLimits.sessionIdLookMs, checkIds)
        isOver = true
        resolve()
      }
      checkIds()
    })
  }

  return {
    read: readIds,
    wait() {
      waiting ??= beginWaiting()
      return isOver ? undefined : waiting
    },
  }
}
