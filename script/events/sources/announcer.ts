import { isViewType } from '../../../contract/event.ts'
import { limits } from '../../limits.ts'
import { arrangeTold } from './arrange.ts'
import { pathOf } from './path-of.ts'
import type { SourceNeeds } from './source.ts'
import type { SourceEntry } from './source-entry.ts'

export type Announcer = {
  /** Takes what an entry says, whenever it comes; what cannot be read is a line in the log, and nothing to the page. */
  hear(read: () => SourceEntry[]): void
  /** Says on the bus what was heard so far. */
  announce(): void
}

/**
 * Says on the bus what a source heard, as soon as the page's code that is running has come to rest: a view first. A page
 * whose data layer names no views has one when it is opened and one for each path it changes to; what page it is shows
 * in what follows, or in nothing for 500 ms.
 */
export function createAnnouncer({ page, bus, log }: SourceNeeds): Announcer {
  let told: SourceEntry[] = []
  let isPlanned = false
  let namesViews = false
  /** The path of the latest view that was said here. */
  let path: string | undefined
  let awaited: SourceEntry | undefined

  function announceView(isLate = false): void {
    isPlanned = false
    withView()
    const { events, waiting } = arrangeTold(told, { pageUrl: page.facts().url, language: languageOf(page), isLate })
    told = waiting
    for (const { type, data, url } of events) {
      if (isViewType(type)) path = pathOf(page.facts().url)
      if (url) bus.emit(type, data, { url })
      else bus.uv.emit(type, data)
    }
    awaitSign()
  }

  /** Begins a view that nobody names, or forgets it again once somebody did. */
  function withView(): void {
    namesViews ||= told.some((each) => each.kind === 'view' && !each.isDerived)
    const isOthers = path === undefined && bus.uv.events.some((event) => isViewType(String(event?.meta?.type)))
    const [first] = told
    if (namesViews || isOthers) told = told.filter((each) => each.kind !== 'view' || !each.isDerived)
    else if (first?.kind !== 'view' && path !== pathOf(page.facts().url))
      told = [{ kind: 'view', view: {}, isDerived: true }, ...told]
  }

  function awaitSign(): void {
    const [first] = told
    if (first === awaited) return
    awaited = first
    if (first)
      page.after(limits.sourceQuietMs, () => {
        if (told[0] === first) announceView(true)
      })
  }

  page.onLeaving((gone) => {
    if (gone && told.length > 0) announceView(true)
  })

  return {
    hear(read) {
      try {
        told.push(...read())
      } catch (error) {
        // Not as a text: what a page throws may have none, and must not reach it again.
        log.debug('A source could not read an entry', { error })
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

/** `en` of `<html lang="en-GB">`. */
function languageOf({ window }: SourceNeeds['page']): string | undefined {
  return (window as Window).document?.documentElement?.lang?.split('-')[0] || undefined
}
