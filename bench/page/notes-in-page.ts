/** What a page tells of its own load; times are in ms since its navigation began. */
export type PageNotes = {
  longTasks: number[]
  layoutShift: number
  /** Its framework has taken the page over, and others may change it. */
  hydrated?: number
  /** When elements of a selector were first there. */
  seen: Record<string, number>
  /** When experiences were first told to have run. */
  executed: Record<string, number>
}

type DecidedWindow = { __qubit?: { experiences?: { list(): { experienceId: string; progress: string }[] } } }

/** Runs in the page before all else: it notes what cannot be asked for afterwards. Stands alone, for it is sent as text. */
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
  // All attributes: some experiences change nothing but a style or an address.
  new MutationObserver(lookForElements).observe(document, { subtree: true, childList: true, attributes: true })
  const everyMs = 20
  setInterval(() => {
    const list = (window as DecidedWindow).__qubit?.experiences?.list() ?? []
    for (const { experienceId, progress } of list)
      if (progress === 'executed') notes.executed[experienceId] ??= performance.now()
  }, everyMs)
}
