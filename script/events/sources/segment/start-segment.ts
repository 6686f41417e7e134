import type { SourcePageOptions } from '../../../../contract/script-config.ts'
import { limits } from '../../../limits.ts'
import { createAnnouncer } from '../announcer.ts'
import { createLossReport } from '../loss-report.ts'
import type { StartSource } from '../source.ts'
import { type Call, readSegment } from './read-segment.ts'

type Method = (...args: unknown[]) => unknown
/** The snippet's list of calls, or the library that replaces it on `window.analytics` once it is loaded. */
type Analytics = Record<string, Method | undefined>

const methods = ['page', 'track', 'identify'] as const

/**
 * Reads the calls of Segment's library: those waiting in the snippet's list, then each later call (BU-05). The library
 * replaces the list, so calls made at that moment are reported by its own `on`; a call read before is not counted
 * again.
 */
export const startSource: StartSource<true | SourcePageOptions> = (needs, option) => {
  const { page, log } = needs
  const announcer = createAnnouncer(needs, option === true ? {} : option)
  const reportLosses = createLossReport(log, 'window.analytics')
  const followed = new WeakSet<object>()
  /** Number of calls already read that the library will report again, by method and name. */
  const awaited = new Map<string, number>()
  /** Handlers are registered once: registrations on the snippet are taken over by the library. */
  let isAsked = false
  /** Whether the library tells the tag of its calls. */
  let isTold = false

  function onCall(method: string, args: readonly unknown[]): void {
    announcer.hear(() => {
      const { entries, problems } = readSegment({ method, args })
      reportLosses(problems ?? [], args)
      return entries
    })
  }

  function hearFirst(method: string, args: readonly unknown[]): void {
    const key = keyOf({ method, args })
    awaited.set(key, (awaited.get(key) ?? 0) + 1)
    onCall(method, args)
  }

  function hearAgain(method: string, args: readonly unknown[]): void {
    attachToLibrary()
    const key = keyOf({ method, args })
    const count = awaited.get(key) ?? 0
    if (count > 0) awaited.set(key, count - 1)
    else onCall(method, args)
  }

  /** Reads the calls of which the library has told the tag, and those of which it tells it later. */
  function followTag(): void {
    const { segment: told } = (page.window as { instep?: { segment?: unknown[][] } }).instep ?? {}
    if (!told) return
    isTold = true
    const takeCall = ([method, ...args]: unknown[]) => hearAgain(String(method), args)
    for (const call of told.splice(0)) takeCall(call)
    told.push = (call: unknown[]) => {
      takeCall(call)
      return 0
    }
  }

  /** Attaches to the current `window.analytics`; returns false when there is none. */
  function attachToLibrary(): boolean {
    const analytics = (page.window as { analytics?: Analytics | null }).analytics
    if (typeof analytics !== 'object' || analytics === null) return false
    if (followed.has(analytics)) return true
    followed.add(analytics)
    if (Array.isArray(analytics)) followList(analytics)
    else for (const method of methods) wrapMethod(analytics, method, (args) => hearFirst(method, args))
    if (isAsked || !analytics.on) return true
    isAsked = true
    if (!isTold) for (const method of methods) analytics.on(method, (...args: unknown[]) => hearAgain(method, args))
    analytics.ready?.(attachToLibrary)
    return true
  }

  /** Reads the snippet's list, to which its methods push their calls: `['track', 'Product Viewed', {…}]`. */
  function followList(list: unknown[]): void {
    const takeEntry = (entry: unknown) => {
      if (!Array.isArray(entry) || !methods.includes(entry[0])) return
      hearFirst(entry[0], entry.slice(1))
    }
    for (const entry of list.slice()) takeEntry(entry)
    wrapMethod(list as unknown as Analytics, 'push', (entries) => entries.forEach(takeEntry))
  }

  /** Waits for the library. A tag manager may add the snippet later than this script. */
  function waitForLibrary(times: number): void {
    if (!attachToLibrary() && times > 0) page.after(limits.sourceQuietMs, () => waitForLibrary(times - 1))
  }

  followTag()
  waitForLibrary(limits.sourceLooks)
  announcer.announce()
}

function wrapMethod(object: Analytics, name: string, heard: (args: unknown[]) => void): void {
  const own = object[name]
  if (typeof own !== 'function') return
  // `Reflect.set`, because an assignment to a frozen object would throw into the page.
  Reflect.set(object, name, function (this: unknown, ...args: unknown[]) {
    heard(args)
    return own.apply(this, args)
  })
}

/** Returns the key of a call. The library may add to the data of a call, but does not change its names. */
function keyOf({ method, args }: Call): string {
  return [method, ...args.filter((each) => typeof each === 'string')].join(' ')
}
