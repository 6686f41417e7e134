const tasks = new Set<() => void>()
let observer: MutationObserver | undefined

/**
 * Calls back after each batch of changes to nodes and texts of the page, within the same frame. All watchers share one
 * observer, which exists only while there are watchers.
 */
export function watchPage(task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  tasks.add(task)
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const each of [...tasks]) if (tasks.has(each)) each()
    })
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  }
  signal.addEventListener('abort', () => unwatchPage(task), { once: true })
}

function unwatchPage(task: () => void): void {
  tasks.delete(task)
  if (tasks.size > 0) return
  observer?.disconnect()
  observer = undefined
}
