import type { Page } from '../../browser/page.ts'
import { parseUserAgent } from './parse-user-agent.ts'

/** The device as the event of a new session tells it: what the browser says of itself, and the screen's size in pixels. */
export function deviceFacts(page: Pick<Page, 'userAgent' | 'touchPoints' | 'screen'>): object {
  const { width: screenWidth = 0, height: screenHeight = 0 } = page.screen() ?? {}
  return { ...parseUserAgent(page.userAgent(), page.touchPoints()), screenWidth, screenHeight }
}
