/** Events before which htmx, and Alpine for Livewire, copy the page. */
const events = ['htmx:beforeHistorySave', 'alpine:navigating']

/**
 * Calls back before a library copies the page in order to show the copy on Back, if it does so before the address changes.
 * Turbo does that only for a frame with a place in the history.
 */
export function onPageCopy(task: () => void): void {
  const isInHistory = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-turbo-action]')
  for (const type of events) document.addEventListener(type, task)
  // Turbo itself listens at the document, too: this comes before it.
  document.addEventListener('turbo:click', ({ target }) => isInHistory(target) && task(), true)
  document.addEventListener('turbo:before-fetch-response', ({ target }) => {
    // A link has this event already when it is fetched in advance.
    if (target instanceof HTMLFormElement && isInHistory(target)) task()
  })
}
