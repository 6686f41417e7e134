import { expect, test, troubles } from '../demo.ts'
import { phone, violations } from '../shop/frame.ts'
import { inspect, inspected, markOf, panelOf, rowOf, tabOf } from './inspector.ts'

test('a selector that matches nothing shows which experiences wait for it, and the draft can be undone; an anchor is named by pointing at it, tried on the page and copied', async ({
  page,
  demo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const found = troubles(page)
  let panel = await inspect(page, `${demo.shop}/uk/en/product/brisa-court-sage`)
  await tabOf(panel, 'Anchors').click()
  const other = rowOf(panel, 'addToBag')
  await other.locator('summary').click()
  const field = other.getByRole('textbox', { name: 'Selector' })
  await field.fill('div[')
  await expect(other).toContainText('A browser does not understand this selector.')
  await field.fill('.nowhere')
  await expect(other).toContainText('Nothing on this page.')
  await expect(other).toContainText('not on this page')
  await expect(field).toBeFocused()
  await rowOf(panel, 'addToBag').getByRole('button', { name: 'Undo the change' }).click()
  await expect(panel.getByRole('region', { name: 'Changed anchors' })).toHaveCount(0)
  await other.locator('summary').click()

  const row = rowOf(panel, 'productTitle')
  await row.locator('summary').click()
  await expect(row).toContainText('One element on this page.')

  await row.getByRole('button', { name: 'Point at it' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('toolbar', { name: 'Point at an element' })).toContainText("the product's name")
  const address = page.url()
  await page.locator('h1').click()
  await expect(panel).toBeFocused()
  expect(page.url()).toBe(address)

  const candidates = row.getByRole('group', { name: 'Selectors for it' }).getByRole('button')
  const selector = (await candidates.first().locator('code').textContent()) ?? ''
  // A locator would also look into the inspector.
  const countOf = (text: string) => document.querySelectorAll(text).length
  expect(await page.evaluate(countOf, selector)).toBe(1)
  await candidates.first().click()
  await expect(row).toContainText('changed')
  await expect(row.getByRole('textbox', { name: 'Selector' })).toHaveValue(selector)

  const draft = panel.getByRole('region', { name: 'Changed anchors' })
  await draft.getByRole('button', { name: 'Copy' }).click()
  await expect(draft).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `productTitle: ${JSON.stringify(selector).replaceAll('"', "'")}`.slice(0, 24),
  )

  await draft.getByRole('button', { name: 'Try on this page' }).click()
  panel = await inspected(page)
  await expect(panel).toContainText('Back to what visitors see')
  expect(found).toEqual([])
})

test('on a phone a tap aims and the bar chooses, without an accessibility violation', async ({ browser, demo }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true })
  const page = await context.newPage()
  await inspect(page, `${demo.shop}/uk/en/product/brisa-court-sage`)
  await markOf(page).tap()
  const panel = panelOf(page)
  await tabOf(panel, 'Anchors').tap()
  await rowOf(panel, 'productTitle').locator('summary').tap()
  await rowOf(panel, 'productTitle').getByRole('button', { name: 'Point at it' }).tap()
  const bar = page.getByRole('toolbar', { name: 'Point at an element' })
  await expect(bar).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.locator('h1').scrollIntoViewIfNeeded()
  await page.locator('h1').tap()
  await bar.getByRole('button', { name: 'Use this' }).tap()
  await expect(rowOf(panel, 'productTitle').getByRole('group', { name: 'Selectors for it' })).toBeVisible()
  await context.close()
})
