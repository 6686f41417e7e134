import { valueAt } from '../services/remote/value-at.ts'
import type { Page } from './page.ts'
import type { PollNeeds } from './poll.ts'

/** What polling takes from the browser. Apart from the page, for a script alone polls for nothing. */
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
