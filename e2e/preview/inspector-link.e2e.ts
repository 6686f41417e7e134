import { panelOf, tabOf } from '../inspector/inspector.ts'
import { phone } from '../shop/frame.ts'
import { countryOf, expect, shownBy, test } from './preview-stage.ts'

test('[PV-01] [PV-12] a link made in the inspector shows the preview on a phone', async ({ page, browser, shop }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${await shop()}/?page=2&qb_explorer=1`)
  const panel = panelOf(page)
  await tabOf(panel, 'Visitor').click()
  await panel.getByRole('textbox', { name: 'Country' }).fill('de')
  await panel.getByRole('button', { name: 'Copy a link for another browser' }).click()
  await expect(panel).toContainText('The link opens this preview in any browser.')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(panel.getByRole('textbox', { name: 'Link to this preview' })).toHaveValue(link)
  expect(new URL(link).searchParams.get('page')).toBe('2')
  expect(link).not.toContain('qb_explorer')

  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
  const onPhone = await context.newPage()
  await onPhone.goto(link)
  expect(await shownBy(onPhone)).toBe('Preview of production')
  expect(await countryOf(onPhone)).toBe('DE')
  await expect(panelOf(onPhone)).toHaveCount(0)
  await context.close()

  // A link to another choice than the one on the screen would mislead.
  await panel.getByRole('textbox', { name: 'Country' }).fill('fr')
  await expect(panel.getByRole('textbox', { name: 'Link to this preview' })).toHaveCount(0)
})

test('where no preview is deployed, the inspector says how to deploy one instead of making a link', async ({
  page,
  shop,
}) => {
  await page.goto(`${await shop({ previewHosts: { production: 'http://localhost:9/none' } })}/?qb_explorer=1`)
  const panel = panelOf(page)
  await tabOf(panel, 'Visitor').click()
  await panel.getByRole('button', { name: 'Copy a link for another browser' }).click()
  await expect(panel).toContainText('No preview is deployed at http://localhost:9/none: run instep build --preview')
  await expect(panel.getByRole('textbox', { name: 'Link to this preview' })).toHaveCount(0)
})
