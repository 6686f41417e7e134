import type { Page } from '../../browser/page.ts'
import type { PageFacts } from '../../events/page-facts.ts'
import { type BrowserState, browserState } from './browser-state.ts'

/** Reads the current browser state of a page (BR-02). */
export function browserStateOf(page: Page, facts: PageFacts): BrowserState {
  return browserState({
    ...facts,
    userAgent: page.userAgent(),
    touchPoints: page.touchPoints(),
    webdriver: page.webdriver(),
    doNotTrack: page.doNotTrack(),
    screen: page.screen(),
    now: page.now(),
  })
}
