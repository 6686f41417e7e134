import type { RunStart, Step } from '../run.ts'

/** Waits until the page's document is loaded, but not for its images (ST-20). */
export const waitForPageLoad: Step<RunStart> = async ({ page }) => {
  await page.loaded()
}
