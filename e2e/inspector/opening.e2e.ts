import type { Locator, Page } from '@playwright/test'
import { expect, troubles } from '../demo.ts'
import { phone, violations } from '../shop/frame.ts'
import { test } from '../small-pages.ts'
import { inspect, inspected, markOf, panelOf, tabOf } from './inspector.ts'

test('[PV-07] outer.js is loaded by flag, then by cookie on the following pages, and otherwise never; closing it ends that', async ({
  page,
  small,
}) => {
  const found = troubles(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/outer.js') && asked.push(new URL(page.url()).search))
  const open = async (query: string) => {
    await page.goto(small + query)
    await page.waitForLoadState('networkidle')
  }
  await open('')
  expect(asked).toEqual([])
  await open('?qubit_explorer')
  await expect(panelOf(page)).toBeVisible()
  await open('?page=2')
  await expect(panelOf(page)).toBeVisible()
  expect(asked).toEqual(['?qubit_explorer', '?page=2'])
  const loaded = page.waitForEvent('load')
  await panelOf(page).getByRole('button', { name: 'Close the inspector' }).click()
  await loaded
  await page.waitForLoadState('networkidle')
  expect(page.url()).toBe(`${small}?page=2`)
  await open('')
  await expect(panelOf(page).or(markOf(page))).toHaveCount(0)
  expect(asked).toHaveLength(2)
  expect(found).toEqual([])
})

test('it works by keyboard alone, can be minimised and opened again, and keeps its settings', async ({
  page,
  demo,
}) => {
  let panel = await inspect(page, `${demo.shop}/uk/en/`)
  await tabOf(panel, 'Experiences').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabOf(panel, 'Anchors')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tabOf(panel, 'Visitor')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(tabOf(panel, 'Experiences')).toBeFocused()
  // Tab also stops at scrollable areas. The shop's own shortcuts do not apply in the inspector.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('/help')
  await expect(panel.getByRole('searchbox')).toHaveValue('/help')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(markOf(page)).toBeFocused()
  await page.goto(`${demo.shop}/uk/en/help`)
  await inspected(page)
  await expect(markOf(page)).toBeVisible()
  await markOf(page).focus()
  await page.keyboard.press('Enter')
  panel = panelOf(page)
  await expect(panel).toBeFocused()
  await panel.getByRole('button', { name: 'Move to the left' }).click()
  expect((await panel.boundingBox())?.x).toBeLessThan(20)
})

/** Looks at each tab of the panel in the window as it is now, with the page around the first of them where that is wanted. */
async function expectTabsFit(page: Page, panel: Locator, { isPageLookedAt = false } = {}): Promise<void> {
  for (const tab of ['Experiences', 'Anchors', 'Content', 'Events', 'Visitor']) {
    await tabOf(panel, tab).click()
    const row = panel.locator('details:has(> summary)').first()
    if ((await row.count()) > 0 && (await row.getAttribute('open')) === null) await row.locator('summary').click()
    const part = isPageLookedAt && tab === 'Experiences' ? undefined : 'instep-inspector'
    expect(await violations(page, part), tab).toEqual([])
    const widths = await panel.getByRole('tabpanel').evaluate((box) => [box.scrollWidth, box.clientWidth])
    expect(widths[0], tab).toBe(widths[1])
    const tabRow = await panel.getByRole('tablist').evaluate((box) => [box.scrollWidth, box.clientWidth])
    expect(tabRow[0], tab).toBe(tabRow[1])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}

test('on a computer, a phone and a small phone no tab has an accessibility violation or is wider than its panel', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000)
  const product = `${demo.shop}/uk/en/product/brisa-court-sage`
  const panel = await inspect(page, product)
  await test.step('computer', () => expectTabsFit(page, panel, { isPageLookedAt: true }))
  await page.setViewportSize(phone)
  await page.evaluate(() => sessionStorage.clear())
  await inspect(page, product)
  // It does not cover the page that it inspects.
  await expect(panel).toHaveCount(0)
  await markOf(page).click()
  // One row of each state is like the others.
  await panel.getByRole('searchbox').fill('home/')
  await test.step('phone', () => expectTabsFit(page, panel))
  await page.setViewportSize({ width: 320, height: 568 })
  await test.step('small phone', () => expectTabsFit(page, panel))
})
