import type { Page } from '@playwright/test'

type Watched = Window & { violations?: string[] }

/** Notes on pages that are opened from now on what their policy refuses; returns what reads it. */
export async function notePolicyViolations(page: Page): Promise<() => Promise<string[] | undefined>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  return () => page.evaluate(() => (window as Watched).violations)
}
