/** Calls back whenever the page may be going away for good: hidden, or left. Never `unload`, which costs the
 * back-forward cache (BY-03). */
export function onLeaving(task: () => void): void {
  addEventListener('pagehide', task)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') task()
  })
}
