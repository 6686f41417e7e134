/** The browser's history of pages shown in place, with the place to which each was scrolled. */
export type HistoryEntries = {
  push(address: string): void
  replace(address: string): void
  /**
   * To be called on `popstate`. Answers where the entered page was left, in CSS pixels; undefined when it is the page
   * on show and only the fragment differs, where the browser scrolls by itself.
   */
  enter(): number | undefined
}

/** What each entry of the browser's history says: itself, the page it shows, and where that was left. */
type EntryState = { shopEntry?: number; shopPage?: number; shopTop?: number } | null

/**
 * Keeps scroll places itself while pages change in place: the browser would restore them before the page is drawn.
 * When the document is left the browser gets the task back, for the way back into it.
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
      const entered = state?.shopPage ?? page // an entry without a stamp is a fragment that was just followed
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

/** Unlike any other of this tab, also after the document was loaded anew. */
function newId(): number {
  return performance.timeOrigin + performance.now() + Math.random()
}
