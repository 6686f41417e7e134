import type { Page } from './page.ts'
import { changesOf } from './page-changes.ts'
import { createPoll, type Poll } from './poll.ts'
import { pollNeedsOf } from './poll-needs.ts'

/** Creates the poll of a page (PO-01 to PO-04), which also checks selectors when the page changes. */
export function pagePoll(page: Page): Poll {
  return createPoll({ ...pollNeedsOf(page), onChange: changesOf(page.window as Window) })
}
