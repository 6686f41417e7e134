import type { Page } from '../../browser/page.ts'
import { walled } from './walled.ts'

/** The page with a wall around everything that it calls back later: timers, leaving, return, other tabs (ER-01). */
export function walledPage(page: Page, onError: (error: unknown) => void): Page {
  const { after, onLeaving, onRestored, onStored } = page
  return {
    ...page,
    after: (ms, task) => after(ms, walled(task, onError)),
    onLeaving: (task) => onLeaving(walled(task, onError)),
    onRestored: (task) => onRestored(walled(task, onError)),
    onStored: (prefix, task) => onStored(prefix, walled(task, onError)),
  }
}
