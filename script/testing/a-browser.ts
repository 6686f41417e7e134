import type { PageFacts } from '../events/page-facts.ts'
import { type BrowserState, browserState } from '../visitor/device/browser-state.ts'
import { deviceFacts } from '../visitor/device/parse-user-agent.ts'

const userAgent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36'
const screen = { width: 1280, height: 800 }

/** The facts of a desktop browser on a page. */
export function aBrowser(page: PageFacts): BrowserState {
  const facts = { userAgent, screen, touchPoints: 0, webdriver: false, doNotTrack: null }
  return browserState({ ...page, ...facts, now: 1_700_000_000_000 })
}

/** The device facts of a desktop computer in the event of a new session. */
export const aDevice = deviceFacts({ userAgent: () => userAgent, touchPoints: () => 0, screen: () => screen })
