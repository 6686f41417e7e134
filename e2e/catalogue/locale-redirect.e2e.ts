import type { BrowserContext } from '@playwright/test'
import { buildQuickSite, fromBuild, type QuickSite } from '../built/quick-site.ts'
import { type Demo, expect, test, troubles } from '../demo.ts'
import { localeInstances } from './locale-instances.ts'

/** Returns the custom goals that the service has stored for a visitor, in order. */
async function goalsOf(demo: Demo, visitorId: string): Promise<string[]> {
  const events = await demo.events(visitorId)
  return events
    .filter(({ meta }) => String(meta.type).endsWith('goalAchieved'))
    .map(({ goalId }) => String(goalId).replace('custom:', ''))
}

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((each) => each.name === name)?.value
}

// Both use one build.
test.describe.configure({ mode: 'default' })
let script: QuickSite
test.beforeAll(async ({ demo }) => {
  script = await buildQuickSite({ endpoints: { base: demo.service }, experiences: localeInstances })
})
test.beforeEach(({ context }) => context.route('**/instep/*', fromBuild(script.folder)))
test.afterAll(() => script.remove())

test("[GLB-08.9] [GLB-08.12] the link to the visitor's own shop sends cta-clicks once and leads there; the next page sets the bounce to 2 and sends no-bounce once", async ({
  page,
  context,
  demo,
  visitorId,
}) => {
  const found = troubles(page)
  await page.goto(`${demo.shop}/uk/en/?try=own-shop-asked`)
  await page.getByRole('link', { name: 'Go to the Canada site' }).click()
  await expect(page).toHaveURL(`${demo.shop}/ca/en/?try=own-shop-asked`)
  await expect.poll(() => goalsOf(demo, visitorId)).toEqual(['cta-clicks', 'no-bounce'])
  expect(await cookie(context, 'qb_bounce_own-shop-asked')).toBe('2')
  await page.goto(`${demo.shop}/uk/en/?try=own-shop-asked`)
  await expect
    .poll(
      async () => (await demo.events(visitorId)).filter(({ meta }) => /[a-z]{2}View$/.test(String(meta.type))).length,
    )
    .toBe(3)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await goalsOf(demo, visitorId)).toEqual(['cta-clicks', 'no-bounce'])
  expect(found).toEqual([])
})

test('[GLB-08.8] an immediate redirect shows no dialog and sends no cta-clicks, after session and bounce are stored', async ({
  page,
  context,
  demo,
  visitorId,
}) => {
  await page.goto(`${demo.shop}/uk/en/shop/boots?try=own-shop-at-once`)
  await expect(page).toHaveURL(`${demo.shop}/eu/en/shop/boots?try=own-shop-at-once`)
  expect(await cookie(context, 'qb_locale_session')).toBe('1')
  // The target is the next page: the bounce was written as 1 and is now 2.
  await expect.poll(() => cookie(context, 'qb_bounce_own-shop-at-once')).toBe('2')
  await expect.poll(() => goalsOf(demo, visitorId)).toEqual(['no-bounce'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
