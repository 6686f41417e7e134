/** Calls back whenever the page comes back from the back-forward cache (BY-03). */
export function onRestored(task: () => void): void {
  addEventListener('pageshow', ({ persisted }) => persisted && task())
}
