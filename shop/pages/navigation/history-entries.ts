/** The browser's history of pages shown in place, with the scroll position of each. */
export type HistoryEntries = {
  push(address: string): void
  replace(address: string): void
  /**
   * Call it on `popstate`. Returns the scroll position at which the entered page was left, in CSS pixels; undefined if
   * only the fragment differs from the current page, where the browser scrolls by itself.
   */
  enter(): number | undefined
}

/**
 * The state of each entry in the browser's history: its id, the page it shows, and the scroll position at which it was
 * left.
 */
type EntryState = { shopEntry?: number; shopPage?: number; shopTop?: number } | null

/**
 * Handles scroll positions itself while pages change in place, because the browser would restore them before the page
 * is drawn. When the document is left, the browser takes over again, for the return to it.
 */
export function createHistoryEntries(): HistoryEntries {
  const tops = new Map<number, number>()
  let entry = readState()?.shopEntry ?? newId()
  let page = readState()?.shopPage ?? newId()
  stampEntry()
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && tops.size > 0) history.scrollRestoration = 'manual'
  })

  function stampEntry(more: EntryState = {}) {
    history.replaceState({ ...readState(), shopEntry: entry, shopPage: page, ...more }, '')
  }

  function leaveEntry() {
    tops.set(entry, scrollY)
    history.scrollRestoration = 'manual'
  }

  return {
    push(address) {
      leaveEntry()
      stampEntry({ shopTop: scrollY })
      entry = newId()
      page = newId()
      history.pushState({ shopEntry: entry, shopPage: page }, '', address)
    },
    replace(address) {
      page = newId()
      history.replaceState({ ...readState(), shopEntry: entry, shopPage: page }, '', address)
    },
    enter() {
      const state = readState()
      const entered = state?.shopPage ?? page // an entry without this state is a fragment that was just followed
      const changed = entered !== page
      if (changed) leaveEntry()
      entry = state?.shopEntry ?? newId()
      page = entered
      if (!state?.shopEntry) stampEntry()
      return changed ? (tops.get(entry) ?? state?.shopTop ?? 0) : undefined
    },
  }
}

function readState(): EntryState {
  return history.state
}

/** Returns an id that is unique in this tab, also after the document was reloaded. */
function newId(): number {
  return performance.timeOrigin + performance.now() + Math.random()
}
