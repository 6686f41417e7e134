/** Parts of the page that React has yet to take over, and those it has. */
const awaited = new Set<string>()
const taken = new Set<string>()
let rootTaken = false

/** A part that hydrates by itself is on the page; React may come to it later than to what is around it. */
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

/** Says on <html>, which React does not draw, that the whole page is the browser's now and others may change it. */
function markHydrated(): void {
  // A part within a part says that it is there only after that one was taken, in the same turn.
  queueMicrotask(() => {
    if (rootTaken && awaited.size === 0) document.documentElement.dataset.hydrated = ''
  })
}
