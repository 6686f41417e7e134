import type { Page } from '@playwright/test'
import { scriptHasRun, waitInPage } from '../wait-in-page.ts'

export type Visitor = { visitorId: string; viewNumber: number }
type Counted = Visitor & { lastViewTs?: number }
export type ShopWindow = {
  instep?: { consent(state: string): void }
  __qubit?: { getVisitorState(): Counted; decorateLink(link: string): string; version?: string }
}

/** Opens a page and waits until the run is complete and the view counted. */
export async function visit(page: Page, url: string): Promise<Visitor> {
  await page.goto(url)
  await scriptHasRun(page)
  // State from another site is there before this page's own view is counted.
  await waitInPage(
    page,
    () => Number((window as ShopWindow).__qubit?.getVisitorState().lastViewTs) >= Math.floor(performance.timeOrigin),
  )
  return page.evaluate(() => {
    const { visitorId = '', viewNumber = 0 } = (window as ShopWindow).__qubit?.getVisitorState() ?? {}
    return { visitorId, viewNumber }
  })
}
