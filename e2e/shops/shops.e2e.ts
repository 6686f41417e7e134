import type { Page } from '@playwright/test'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { expect, test } from '../demo.ts'
import { addRecommended, isPlatform } from './add-recommended.ts'
import { checkEvents } from './check-events.ts'
import { checkPreset } from './check-preset.ts'
import { addOutcomes, broken, drawn, instanceOf, judgePage, type Outcomes, unseenOutcome } from './judge-page.ts'
import { type OpenShop, openShop } from './open-shop.ts'
import { addMissingAnchors, checkOutcomes, type Device, withoutTurns } from './outcomes.ts'
import { serviceOfShops } from './shop-service.ts'
import { shops } from './shops.ts'
import { redrawList, walkShop } from './walk-shop.ts'

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
}

for (const [name, shop] of Object.entries(shops))
  test.describe(`on the shop ${name}`, () => {
    // All tests use one build.
    test.describe.configure({ mode: 'default' })
    let open: OpenShop
    test.beforeAll(async ({ oncePerWorker }) => {
      open = await openShop(name, shop, await serviceOfShops(oncePerWorker))
    })
    test.beforeEach(() => open.empty())
    test.afterAll(() => open?.close())

    test('view, product, basket and order arrive, and each experience is there and counted, or says why not', async ({
      page,
    }) => {
      const outcomes: Outcomes = {}
      for await (const each of walkShop(page, { shop, url: open.url })) {
        if (each === 'category' && shop.redraw) await redrawList(page, shop.redraw)
        addOutcomes(outcomes, await judgePage(page, shop))
        await checkPreset(page, shop, each)
        if (each === 'product') await addToBag(page)
      }
      await expect.poll(async () => (await eventsOf('ecBasketTransactionSummary')).length).toBe(1)
      checkEvents(await open.events(), shop)
      await checkCounted(outcomes, 'computer')
    })

    test('on a phone each experience is there and counted, or says why not', async ({ browser }) => {
      const context = await browser.newContext(phone)
      const page = await context.newPage()
      const outcomes: Outcomes = {}
      for await (const each of walkShop(page, { shop, url: open.url })) {
        addOutcomes(outcomes, await judgePage(page, shop))
        if (each === 'product') await addToBag(page)
      }
      // What the last page has counted is sent when it is left.
      await page.goto('about:blank')
      await checkCounted(outcomes, 'phone')
      await context.close()
    })

    if (isPlatform(name))
      test("a recommended product is added to the bag by the platform's own request, and counted", ({ page }) =>
        addRecommended(page, { name, open }))

    /** Adds the product of a page to the bag: the theme's own request is noticed, and the basket is reported on this page. */
    async function addToBag(page: Page): Promise<void> {
      if (!shop.add) return
      await page.locator(shop.add).click()
      await expect.poll(async () => (await eventsOf('ecBasketSummary')).length).toBe(1)
    }

    const eventsOf = async (type: string) => (await open.events()).filter(({ meta }) => meta.type === type)

    /** Checks that what was drawn has been counted, and nothing else, and compares the outcomes with the table. */
    async function checkCounted(outcomes: Outcomes, device: Device): Promise<void> {
      const ids = Object.keys(outcomes) as TemplateId[]
      const instancesOf = (...wanted: string[]) =>
        ids.filter((id) => wanted.includes(outcomes[id] ?? '')).map(instanceOf)
      const uncounted = async () => {
        const counted = (await eventsOf('qubit.experience')).map(({ experienceId }) => experienceId as string)
        return {
          missing: instancesOf(drawn).filter((id) => !counted.includes(id)),
          more: [...new Set(counted)].filter((id) => !instancesOf(drawn, unseenOutcome).includes(id)),
        }
      }
      await expect.poll(uncounted, { timeout: 10_000 }).toEqual({ missing: [], more: [] })
      expect(instancesOf(...Object.values(broken))).toEqual([])
      const own = device === 'phone' ? withoutTurns(outcomes) : outcomes
      checkOutcomes(addMissingAnchors(own, shop), { shop: name, device })
    }
  })
