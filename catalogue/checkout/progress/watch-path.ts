import { runAfter } from '../../kit/watch/after.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

export type PathWatch = {
  /** Calls back after each change of the path, until the signal is aborted. */
  onChange(task: () => void, signal: AbortSignal): void
  /** Checks the path repeatedly until this is true, or for a few seconds. */
  lookUntil(isThere: () => boolean): void
}

const everyMs = 100
const most = 150

/**
 * Watches the path of a page that changes without a page load, including back and forward. Browsers report such changes, or
 * the page is redrawn with them.
 */
export function watchPath(signal: AbortSignal): PathWatch {
  const tasks = new Set<() => void>()
  let known = location.pathname

  function checkPath(): void {
    if (location.pathname === known) return
    known = location.pathname
    for (const task of tasks) task()
  }

  function lookUntil(isThere: () => boolean, left = most): void {
    checkPath()
    if (left > 0 && !isThere()) runAfter(everyMs, () => lookUntil(isThere, left - 1), signal)
  }
  // Where the browser has no Navigation API, the name may be that of an element or of a variable of the page.
  if (window.navigation?.currentEntry) window.navigation.addEventListener('currententrychange', checkPath, { signal })
  addListeners(window, { popstate: checkPath }, { signal })
  watchPage(checkPath, signal)
  return {
    onChange(task, ended) {
      tasks.add(task)
      ended.addEventListener('abort', () => tasks.delete(task), { once: true })
    },
    lookUntil: (isThere) => lookUntil(isThere),
  }
}
