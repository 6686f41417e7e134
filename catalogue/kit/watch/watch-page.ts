import { throwLater } from '../run/throw-later.ts'

const tasks = new Set<() => void>()
let observer: MutationObserver | undefined

/**
 * Calls back after each batch of changes to nodes and texts of the page, within the same frame. All watchers share one
 * observer, which exists only while there are watchers. One that throws keeps no other from a batch.
 */
export function watchPage(task: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  tasks.add(task)
  if (!observer) {
    observer = new MutationObserver(() => {
      for (const each of [...tasks])
        try {
          if (tasks.has(each)) each()
        } catch (error) {
          throwLater(error)
        }
    })
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true })
  }
  signal.addEventListener('abort', () => {
    tasks.delete(task)
    if (tasks.size > 0) return
    observer?.disconnect()
    observer = undefined
  })
}
