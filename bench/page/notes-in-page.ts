/** What a page records about its own load. Times are in ms since its navigation began. */
export type PageNotes = {
  longTasks: number[]
  layoutShift: number
  /** When the framework had hydrated the page, so that others may change it. */
  hydrated?: number
  /** When an element of each selector was first present. */
  seen: Record<string, number>
  /** When each experience was first reported as executed. */
  executed: Record<string, number>
}

type DecidedWindow = { __qubit?: { experiences?: { list(): { experienceId: string; progress: string }[] } } }

/**
 * Runs in the page before everything else and records what cannot be read afterwards. It must not use outer variables,
 * because it is sent as text.
 */
export function noteInPage(selectors: string[]): void {
  const notes: PageNotes = { longTasks: [], layoutShift: 0, seen: {}, executed: {} }
  Object.assign(window, { pageNotes: notes })
  const observeEntries = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observeEntries('longtask', ({ duration }) => notes.longTasks.push(duration))
  observeEntries('layout-shift', (entry) => {
    notes.layoutShift += (entry as PerformanceEntry & { value: number }).value
  })
  const awaited = new Set(selectors)
  const lookForElements = () => {
    const now = performance.now()
    if (document.documentElement?.dataset.hydrated !== undefined) notes.hydrated ??= now
    for (const selector of awaited) {
      if (!document.querySelector(selector)) continue
      notes.seen[selector] = now
      awaited.delete(selector)
    }
  }
  // Observes all attributes, because some experiences change only a style or an address.
  new MutationObserver(lookForElements).observe(document, { subtree: true, childList: true, attributes: true })
  const everyMs = 20
  setInterval(() => {
    const list = (window as DecidedWindow).__qubit?.experiences?.list() ?? []
    for (const { experienceId, progress } of list)
      if (progress === 'executed') notes.executed[experienceId] ??= performance.now()
  }, everyMs)
}
