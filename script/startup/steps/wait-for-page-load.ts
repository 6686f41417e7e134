import type { Step } from '../run.ts'

/** ST-20 */
export const waitForPageLoad: Step = async ({ page }) => {
  await page.loaded()
}
