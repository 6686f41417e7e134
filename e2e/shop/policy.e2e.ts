import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { inspect, inspected, rowOf, tabOf } from '../inspector/inspector.ts'

const paths = [
  '/uk/en/',
  '/uk/en/shop/women',
  '/uk/en/product/brisa-court-sage',
  '/uk/en/search/index?query=boots',
  '/uk/en/cart',
  '/uk/en/checkout/delivery',
  '/uk/en/account',
  '/uk/en/help',
  '/uk/en/nowhere',
  '/gallery',
  '/gallery/settings',
]

type Watched = Window & { violations?: string[] }

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  }),
)

const violationsOn = (page: Page) => page.evaluate(() => (window as Watched).violations)

test('[BD-03] every page sends a strict policy with Trusted Types, and nothing on it violates that policy', async ({
  page,
  demo,
}) => {
  // `gallery.e2e.ts` tests each experience alone.
  for (const path of paths) {
    const answer = await page.goto(new URL(path, demo.shop).href)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toMatch(/unsafe-(?:inline|eval)/)
    if (!path.startsWith('/gallery')) await page.waitForFunction(() => '__qubit' in window)
    await page.waitForLoadState('networkidle')
    expect(await violationsOn(page), path).toEqual([])
  }
})

test('[BD-03] no action in the inspector violates the policy', async ({ page, demo }) => {
  let panel = await inspect(page, `${demo.shop}/uk/en/product/brisa-court-sage`)
  for (const tab of ['Experiences', 'Content', 'Events', 'Visitor']) {
    await tabOf(panel, tab).click()
    for (const summary of (await panel.locator('summary').all()).slice(0, 5)) await summary.click()
  }
  expect(await violationsOn(page)).toEqual([])
  await tabOf(panel, 'Experiences').click()
  await rowOf(panel, 'accordion').locator('summary').click()
  const forced = page.waitForEvent('load')
  await rowOf(panel, 'accordion').getByRole('button', { name: 'accordion-v' }).click()
  await forced
  panel = await inspected(page)
  await expect(panel).toContainText('Preview in this tab')
  expect(await violationsOn(page)).toEqual([])
  await tabOf(panel, 'Visitor').click()
  await panel.getByRole('button', { name: 'Become a new visitor' }).click()
  const reset = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Forget this visitor' }).click()
  await reset
  panel = await inspected(page)
  await expect(panel).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})
