import { expect, test, troubles } from '../demo.ts'
import { violations } from '../shop/frame.ts'
import { visitorIn } from './visitor-in.ts'

/** Where each placement of the demo is, and how to see that it is filled. */
const places = [
  { name: 'for-you', campaign: { id: '1001', share: 0.8 }, path: '/uk/en/', placed: '.for-you', filled: '.for-you a' },
  {
    name: 'recommended',
    campaign: { id: '1002', share: 0.9 },
    path: '/uk/en/cart',
    placed: '.recommended',
    filled: '.recommended li a',
  },
  {
    name: 'also-like',
    campaign: { id: '1003', share: 1 },
    path: '/uk/en/product/brisa-court-ink',
    placed: '.product-recommendations',
    filled: '.product-recommendations .instep-card a',
  },
]

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

test('the pages with the placements for-you, recommended and also-like filled have no accessibility violation at 1280 and 390 px, and are not wider', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  await demo.seed()
  const value = visitorIn(
    places.map(({ campaign }) => campaign),
    'CONTENT',
  )
  await page.context().addCookies([{ name: '_qubitTracker', value, url: demo.shop }])
  for (const { name, path, placed, filled } of places)
    await test.step(name, async () => {
      await page.goto(demo.shop + path)
      await expect(page.locator(filled).first()).toBeVisible()
      for (const viewport of sizes) {
        await page.setViewportSize(viewport)
        // The page around it is looked at on a phone in `kinds-of-page.e2e.ts`.
        const part = viewport === sizes[0] ? undefined : placed
        expect(await violations(page, part), `${name} at ${viewport.width} px`).toEqual([])
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overhang, `${name} at ${viewport.width} px`).toBeLessThanOrEqual(0)
      }
    })
  expect(found).toEqual([])
})
