/**
 * Calls back whenever the page may be going away: hidden, or left (`gone`). Never `unload`, which costs the
 * back-forward cache (BY-03).
 */
export function onLeaving(task: (gone: boolean) => void): void {
  addEventListener('pagehide', () => task(true))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') task(false)
  })
}
