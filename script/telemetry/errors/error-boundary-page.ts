import type { Page } from '../../browser/page.ts'
import { withErrorBoundary } from './with-error-boundary.ts'

/** Wraps a page's callbacks (timers, leaving, return, other tabs) in an error boundary (ER-01). */
export function walledPage(page: Page, onError: (error: unknown) => void): Page {
  const { after, onLeaving, onRestored, onStored } = page
  return {
    ...page,
    after: (ms, task) => after(ms, withErrorBoundary(task, onError)),
    onLeaving: (task) => onLeaving(withErrorBoundary(task, onError)),
    onRestored: (task) => onRestored(withErrorBoundary(task, onError)),
    onStored: (prefix, task) => onStored(prefix, withErrorBoundary(task, onError)),
  }
}
