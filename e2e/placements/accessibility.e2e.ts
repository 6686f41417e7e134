import { expect, test, troubles } from '../demo.ts'
import { violations } from '../shop/frame.ts'
import { visitorIn } from './visitor-in.ts'

/** Where each placement of the demo is, and how to see that it is filled. */
const places = [
  { name: 'for-you', campaign: { id: '1001', share: 0.8 }, path: '/uk/en/', filled: '.for-you a' },
  { name: 'recommended', campaign: { id: '1002', share: 0.9 }, path: '/uk/en/cart', filled: '.recommended li a' },
  {
    name: 'also-like',
    campaign: { id: '1003', share: 1 },
    path: '/uk/en/product/brisa-court-ink',
    filled: '.product-recommendations .instep-card a',
  },
]

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const { name, campaign, path, filled } of places)
  for (const viewport of sizes)
    test(`the page with the placement ${name} filled has no accessibility violation at ${viewport.width} px, and is not wider`, async ({
      page,
      demo,
    }) => {
      const found = troubles(page)
      await page.setViewportSize(viewport)
      await demo.seed()
      const value = visitorIn(campaign, 'CONTENT')
      await page.context().addCookies([{ name: '_qubitTracker', value, url: demo.shop }])
      await page.goto(demo.shop + path)
      await expect(page.locator(filled).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(found).toEqual([])
    })
