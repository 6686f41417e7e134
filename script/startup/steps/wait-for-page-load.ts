import type { Step } from '../step.ts'

/** ST-20 */
export const waitForPageLoad: Step = async ({ page }) => {
  await page.loaded()
}
