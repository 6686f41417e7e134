import { type BrowserState, browserState } from '../browser-state/browser-state.ts'
import type { PageFacts } from '../events/page-facts.ts'

/** A computer's browser on a page. */
export function aBrowser(page: PageFacts): BrowserState {
  return browserState({
    ...page,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
    touchPoints: 0,
    webdriver: false,
    doNotTrack: null,
    screen: { width: 1280, height: 800 },
    now: 1_700_000_000_000,
  })
}
