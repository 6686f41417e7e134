import { addressOf } from '../events/page-facts.ts'

/** Events before which htmx 2, the history cache of htmx 4, and Alpine for Livewire copy the page. */
const events = ['htmx:beforeHistorySave', 'htmx:history:cache:before:save', 'alpine:navigating']

/**
 * Calls back before a library copies the page in order to show the copy on Back, if it does so before the address changes.
 * Turbo does that for a frame with a place in the history, and for every visit with view transitions.
 */
export function onPageCopy(task: () => void): void {
  const isInHistory = (target: EventTarget | null) => (target as Element | null)?.closest?.('[data-turbo-action]')
  const onEvent = (type: string, listener: (event: Event) => unknown, capture?: boolean) =>
    document.addEventListener(type, listener, capture)
  for (const type of events) onEvent(type, task)
  // Turbo itself listens at the document, too: this comes before it.
  onEvent('turbo:click', ({ target }) => isInHistory(target) && task(), true)
  onEvent('turbo:before-fetch-response', ({ target }) => {
    // A link has this event already when it is fetched in advance.
    if (target instanceof HTMLFormElement && isInHistory(target)) task()
  })
  let visited: string | undefined
  onEvent('turbo:visit', (event) => {
    visited = (event as CustomEvent<{ url: string }>).detail.url
  })
  // Turbo copies the page also where the shopper stays on it: on a refresh, and after a jump to a fragment.
  onEvent('turbo:before-cache', () => {
    if (visited && addressOf(visited) !== addressOf(location.href)) task()
    visited = undefined
  })
}

/** Whether the page is a copy of one that was visited before, which Turbo shows until that page itself is there. */
export const isPageCopy = () => document.documentElement.hasAttribute('data-turbo-preview')

/**
 * Runs a task once the page is the one that stays: on the way to a page that was visited before, Turbo first shows a copy of it, whose
 * scripts run as well.
 */
export function whenDrawn(task: () => void): void {
  if (isPageCopy()) document.addEventListener('turbo:render', () => whenDrawn(task), { once: true })
  else task()
}
