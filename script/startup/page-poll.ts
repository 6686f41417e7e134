import type { Page } from '../browser/page.ts'
import { changesOf } from '../browser/page-changes.ts'
import { windowPath } from '../browser/window-path.ts'
import { createPoll, type Poll } from '../poller/poll.ts'

/** Polls a page (PO-01 to PO-04): for its selectors also when it changes. */
export function pagePoll(page: Page): Poll {
  const { window } = page
  return createPoll({ ...page, path: windowPath(window), onChange: changesOf(window as Window) })
}
