import { runAfter } from '../../kit/watch/after.ts'
import { addListeners } from '../../kit/watch/listen.ts'
import { watchPage } from '../../kit/watch/watch-page.ts'

export type PathWatch = {
  /** Calls back after each change of the path, until the signal is aborted. */
  onChange(task: () => void, signal: AbortSignal): void
  /** Looks at the path again and again until this is so, or some seconds have passed. */
  lookUntil(isThere: () => boolean): void
}

const everyMs = 100
const most = 150

/**
 * Watches the path of a page that changes it without being loaded, back and forward as well: a browser tells of that itself,
 * or the page is drawn anew with it.
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
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', checkPath, { signal })
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
