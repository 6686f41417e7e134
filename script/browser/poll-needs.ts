import { valueAt } from '../services/remote/value-at.ts'
import type { Page } from './page.ts'
import type { PollNeeds } from './poll.ts'

/**
 * Returns what polling uses from the browser. Kept apart from the page, because the script without experiences never
 * polls.
 */
export function pollNeedsOf(page: Page): PollNeeds {
  return {
    ...page,
    path: (path) => valueAt(page.window, ...path.split('.')),
    frame(task) {
      const { document, requestAnimationFrame } = page.window as Partial<typeof window>
      if (document?.visibilityState !== 'visible' || !requestAnimationFrame) return false
      requestAnimationFrame(task)
      return true
    },
  }
}
