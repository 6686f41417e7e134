import type { Page } from '../browser/page.ts'
import { changesOf } from '../browser/page-changes.ts'
import { createPoll, type Poll } from '../browser/poll.ts'
import { pollNeedsOf } from '../browser/poll-needs.ts'

/** Polls a page (PO-01 to PO-04): for its selectors also when it changes. */
export function pagePoll(page: Page): Poll {
  return createPoll({ ...pollNeedsOf(page), onChange: changesOf(page.window as Window) })
}
