import { isViewType } from '../../../contract/event.ts'
import type { SourcePageOptions } from '../../../contract/script-config.ts'
import { limits } from '../../limits.ts'
import { arrangeEntries } from './arrange.ts'
import { findMarkupCurrency } from './markup-currency.ts'
import { pathOf } from './path-of.ts'
import type { SourceNeeds } from './source.ts'
import type { SourceEntry } from './source-entry.ts'

export type Announcer = {
  /**
   * Takes the content of an entry, at any time; an entry that cannot be read is logged and does not affect the page.
   */
  hear(read: () => SourceEntry[]): void
  /** Emits the entries received so far on the bus. */
  announce(): void
}

/**
 * Emits a source's entries on the bus, a view first, as soon as the page's running code has finished. If the data
 * layer does not name views, the page has one view when it is opened and one for each path it changes to; its page
 * type is derived from the entries that follow, or is unknown after 500 ms without any.
 */
export function createAnnouncer(
  { page, bus, log }: SourceNeeds,
  { currency, pages }: SourcePageOptions = {},
): Announcer {
  let entries: SourceEntry[] = []
  let isPlanned = false
  let namesViews = false
  /** The path of the latest view emitted here. */
  let path: string | undefined
  let awaited: SourceEntry | undefined

  function announceView(isLate = false): void {
    isPlanned = false
    withView()
    const { events, waiting } = arrangeEntries(entries, {
      pageUrl: page.facts().url,
      language: languageOf(page),
      currency: findMarkupCurrency(page.window) ?? currency,
      pages,
      isLate,
    })
    entries = waiting
    for (const { type, data, url } of events) {
      if (isViewType(type)) path = pathOf(page.facts().url)
      if (url) bus.emit(type, data, { url })
      else bus.uv.emit(type, data)
    }
    awaitSign()
  }

  /** Starts a view when the data layer names none, and removes it when a named one arrives. */
  function withView(): void {
    namesViews ||= entries.some((each) => each.kind === 'view' && !each.isDerived)
    const isOthers = path === undefined && bus.uv.events.some((event) => isViewType(String(event?.meta?.type)))
    const [first] = entries
    if (namesViews || isOthers) entries = entries.filter((each) => each.kind !== 'view' || !each.isDerived)
    else if (first?.kind !== 'view' && path !== pathOf(page.facts().url))
      entries = [{ kind: 'view', view: {}, isDerived: true }, ...entries]
  }

  function awaitSign(): void {
    const [first] = entries
    if (first === awaited) return
    awaited = first
    if (first)
      page.after(limits.sourceQuietMs, () => {
        if (entries[0] === first) announceView(true)
      })
  }

  page.onLeaving((gone) => {
    if (gone && entries.length > 0) announceView(true)
  })

  return {
    hear(read) {
      try {
        entries.push(...read())
      } catch (error) {
        // Logged as an object: an error thrown by the page may not be convertible to text, and must not reach the page
        // again.
        log.warn('A source could not read an entry', { error })
      }
      if (isPlanned) return
      isPlanned = true
      Promise.resolve()
        .then(() => {
          if (isPlanned) announceView()
        })
        .catch((error) => log.error('A source could not tell of an entry', { error }))
    },
    announce: () => announceView(),
  }
}

/** Returns `en` for `<html lang="en-GB">`. */
function languageOf({ window }: SourceNeeds['page']): string | undefined {
  return (window as Window).document?.documentElement?.lang?.split('-')[0] || undefined
}
