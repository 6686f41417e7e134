import type { Navigate } from '../navigation-context.tsx'
import type { PageData } from '../page-data.ts'
import { fetchPage } from './fetch-page.ts'
import { createHistoryEntries } from './history-entries.ts'

export type Router = {
  navigate: Navigate
  /** Handles Back and Forward until the signal is aborted. */
  follow(signal: AbortSignal): void
}

/**
 * What surrounds the drawing of a page: its history entry before, scroll position and focus after, or a normal load.
 */
type RouteChange = { enter?: (address: string) => void; settle: (address: string) => void; load: () => void }

/** Changes pages in place. `draw` must have drawn the page when it returns. Browser only. */
export function createRouter(draw: (page: PageData) => void): Router {
  const entries = createHistoryEntries()
  let asked = new AbortController()

  async function bringPage(href: string, { enter, settle, load }: RouteChange) {
    asked.abort()
    asked = new AbortController()
    const { signal } = asked
    const busy = document.documentElement
    busy.dataset.navigating = ''
    try {
      const { page, address } = await fetchPage(href, signal)
      if (signal.aborted) return
      enter?.(address)
      draw(page)
      settle(address)
    } catch {
      if (!signal.aborted) load()
    } finally {
      if (asked.signal === signal) delete busy.dataset.navigating
    }
  }

  function onArrive() {
    const top = entries.enter()
    if (top === undefined) return undefined
    const settleChange = () => {
      scrollTo({ top, behavior: 'instant' })
      focusHeading()
    }
    return bringPage(location.href, { settle: settleChange, load: () => location.reload() })
  }

  return {
    navigate: (href, { replace = false, scroll = true, focus = 'heading' } = {}) =>
      bringPage(href, {
        enter: (address) => (replace ? entries.replace(address) : entries.push(address)),
        settle: (address) => {
          if (scroll) scrollToStart(address)
          if (focus === 'heading') focusHeading()
        },
        load: () => (replace ? location.replace(href) : location.assign(href)),
      }),
    follow: (signal) => addEventListener('popstate', onArrive, { signal }),
  }
}

function scrollToStart(address: string): void {
  const target = document.getElementById(new URL(address, location.href).hash.slice(1))
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** Focuses the page's main heading, so that screen readers announce the new page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
