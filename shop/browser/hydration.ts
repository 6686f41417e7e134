/** Parts of the page that React has not hydrated yet, and those that it has. */
const awaited = new Set<string>()
const taken = new Set<string>()
let rootTaken = false

/** Announces a part of the page that hydrates by itself, possibly later than its surroundings. */
export function awaitPart(id: string): void {
  if (!taken.has(id)) awaited.add(id)
}

export function partTaken(id: string): void {
  taken.add(id)
  awaited.delete(id)
  markHydrated()
}

export function pageTaken(): void {
  rootTaken = true
  markHydrated()
}

/** Marks <html>, which React does not render, once the whole page is hydrated and other code may change it. */
function markHydrated(): void {
  // A part inside another part announces itself after that one is hydrated, in the same task.
  queueMicrotask(() => {
    if (rootTaken && awaited.size === 0) document.documentElement.dataset.hydrated = ''
  })
}
