import { expect, test } from '../demo.ts'

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

test('every page sends a strict policy with Trusted Types, and nothing on it breaks that policy', async ({
  page,
  demo,
}) => {
  test.setTimeout(90_000)
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
  })
  // With each experience alone: `gallery.e2e.ts`.
  for (const path of paths) {
    const answer = await page.goto(new URL(path, demo.shop).href)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/)
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toMatch(/unsafe-(?:inline|eval)/)
    if (!path.startsWith('/gallery')) await page.waitForFunction(() => '__qubit' in window)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as Watched).violations), path).toEqual([])
  }
})
