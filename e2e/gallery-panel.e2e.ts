import type { Locator, Page } from '@playwright/test'
import { type Demo, decided, expect, test, troubles } from './demo.ts'
import { violations } from './shop/frame.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Gallery' })

/** Returns what the panel lists as sent, by kind, without the name of the experience. */
function sentOn(panel: Locator): Promise<Record<string, string[]>> {
  return panel
    .locator('dl > div')
    .evaluateAll((rows) =>
      Object.fromEntries(
        rows.map((row) => [
          row.querySelector('dt')?.firstChild?.textContent?.trim(),
          [...row.querySelectorAll('dd')].map((each) => each.firstChild?.textContent?.trim()),
        ]),
      ),
    )
}

/** Returns the products of a visitor's callbacks, by kind, as the service stored them. */
async function recorded({ service }: Demo, visitorId: string) {
  const reply = await fetch(`${service}/_inspect/callbacks`)
  const { callbacks } = (await reply.json()) as { callbacks: { d: string; kind: string; products: string[] }[] }
  const mine = callbacks.filter(({ d }) => Buffer.from(d, 'base64url').toString().includes(visitorId))
  const productsOf = (wanted: string) => mine.filter(({ kind }) => kind === wanted).flatMap(({ products }) => products)
  return { seen: productsOf('impression').toSorted(), clicked: productsOf('clickthrough') }
}

/** Prevents navigation, so that links can be clicked on a page that stays. */
async function stayHere(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }))
}

test('[SHOP-108] the panel says what is active, and a click removes it without a reload; it says that results do not count what is forced, links to the live view, says why an experience does not run, and is accessible and fits into the window of a computer and a phone', async ({
  page,
  demo,
}) => {
  const panel = panelOf(page)
  await page.goto(`${demo.shop}/uk/en/?qb_force=offers.offers-v`)
  await test.step('what is active is removed', async () => {
    await expect(panel).toContainText('showing variation')
    await expect(panel.getByRole('listitem').filter({ hasText: '-v' })).toHaveText(['offersvariation offers-v'])
    await expect(page.locator('.global-offer-banner')).toBeVisible()
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    await panel.getByRole('button', { name: 'Remove' }).click()
    await expect(page.locator('.global-offer-banner')).toHaveCount(0)
    await expect(panel).toContainText('removed')
    await expect(panel.getByRole('button', { name: 'Remove' })).toBeDisabled()
    expect(loads).toEqual([])
  })

  await test.step('what is forced is not counted, and the live view is linked', async () => {
    await page.goto(`${demo.shop}/uk/en/?qb_force=offers.offers-c`)
    await expect(panel).toContainText('showing control')
    await expect(panel).toContainText('not counted in results')
    await panel.getByRole('link', { name: 'Open live' }).click()
    await expect(page).toHaveURL(/\/uk\/en\/\?gallery=offers&/)
    await expect(panel).toContainText('offers showing variation')
    await expect(panel).not.toContainText('not counted in results')
  })

  await decided(page)
  for (const [name, width, height] of [
    ['computer', 1280, 800],
    ['phone', 390, 844],
  ] as const)
    await test.step(`it is accessible and fits into the window of a ${name}`, async () => {
      await page.setViewportSize({ width, height })
      // It folds itself when the window has become that of a phone, which may be a moment later.
      const checks = panel.locator('summary', { hasText: 'Checks' })
      await expect(async () => {
        if (!(await checks.isVisible())) await panel.locator('summary').first().click()
        if ((await checks.locator('..').getAttribute('open')) === null) await checks.click()
        await expect(panel.getByRole('button', { name: 'Remove' })).toBeVisible({ timeout: 1000 })
      }).toPass()
      const box = await panel.boundingBox()
      expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([true, true])
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect(await violations(page, 'aside.panel')).toEqual([])
    })

  await test.step('it says why an experience does not run', async () => {
    await page.goto(`${demo.shop}/uk/en/product/brisa-court-ink?gallery=clay-popup`)
    await expect(panel).toContainText('clay-popup not running here')
    await expect(panel).toContainText(/Checks\s*path/)
  })
})

test('[SHOP-109] in the live view the panel lists active experiences with their variations, and the goals, impressions and click-throughs that the service received', async ({
  page,
  demo,
  visitorId,
}) => {
  const found = troubles(page)
  await demo.seed()
  await page.goto(`${demo.shop}/gallery`)
  await page.getByRole('link', { name: 'Live: Recommendations with add to bag on the product page' }).click()
  await decided(page)
  const panel = panelOf(page)
  await expect(panel.locator('summary').first()).toContainText('also-like showing variation')
  const explained = await page.evaluate(() => {
    type Row = { experienceId: string; progress: string; variation?: { masterId: string; isControl: boolean } }
    const { experiences } = (window as unknown as { __qubit: { experiences: { list(): Row[] } } }).__qubit
    return experiences.list().filter(({ progress }) => progress === 'executed')
  })
  expect(explained.length).toBeGreaterThan(3)
  // The row is as wide as the page, so the panel has folded itself.
  const region = panel.getByRole('region', { name: 'Active on this page' })
  await expect(async () => {
    if (!(await region.isVisible())) await panel.locator('summary').first().click()
    await expect(region).toBeVisible({ timeout: 1000 })
  }).toPass()
  const active = region.getByRole('listitem')
  await expect(active).toHaveText(
    explained.map(
      ({ experienceId, variation }) =>
        `${experienceId}${variation?.isControl ? 'control' : 'variation'} ${variation?.masterId}`,
    ),
  )
  expect(await sentOn(panel)).toEqual({ Goals: [], Impressions: [], 'Click-throughs': [] })

  await stayHere(page)
  await page.locator('.global-offer-banner').getByRole('link').first().click()
  const card = page.locator('.product-recommendations a').first()
  await card.scrollIntoViewIfNeeded()
  const productId = (await card.getAttribute('href'))?.split('/').at(-1)
  await card.click()
  await expect.poll(() => sentOn(panel)).toMatchObject({ Goals: ['custom:cta-clicks'], 'Click-throughs': [productId] })
  const goals = async () =>
    (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'qubit.goalAchieved').map(({ goalId }) => goalId)
  await expect.poll(goals).toEqual(['custom:cta-clicks'])
  await expect.poll(async () => (await recorded(demo, visitorId)).clicked).toEqual([productId])
  const impressions = async () => (await sentOn(panel)).Impressions?.flatMap((each) => each.split(', ')).toSorted()
  expect(await impressions()).toContain(productId)
  await expect.poll(async () => (await recorded(demo, visitorId)).seen).toEqual(await impressions())
  expect(found).toEqual([])
})
