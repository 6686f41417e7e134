import { expect, test } from '../demo.ts'
import { inspect, inspected, rowOf, tabOf } from './inspector.ts'

const product = '/uk/en/product/moor-chelsea-soot'

test('[BU-01] on a page that has lost an anchor the inspector says which one, who lacks it and what to do, and a selector mends it', async ({
  page,
  demo,
}) => {
  // The shop has renamed what the site knows as the title of the product.
  await page.route(`${demo.shop}${product}**`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('data-anchor="productTitle"', 'data-part="title"')
    await route.fulfill({ response, body })
  })
  let panel = await inspect(page, `${demo.shop}${product}?qb_force=social-proof.social-proof-v`)
  const row = rowOf(panel, 'social-proof')
  await expect(row.locator('.reason')).toContainText('did not come to the page in time')
  await row.locator('summary').click()
  await expect(row).toContainText("Missing on this page: the product's name (productTitle). Point at it under Anchors.")

  await tabOf(panel, 'Anchors').click()
  const missing = panel.getByRole('region', { name: 'Missing here' })
  await expect(missing.locator('.name')).toContainText(['productTitle'])
  const anchor = rowOf(panel, 'productTitle')
  await anchor.locator('summary').click()
  await expect(anchor).toContainText('Needed by social-proof')
  await expect(anchor).toContainText('Nothing on this page.')

  await anchor.getByRole('button', { name: 'Point at it' }).click()
  await page.locator('h1').click()
  await anchor.getByRole('group', { name: 'Selectors for it' }).getByRole('button').first().click()
  await panel.getByRole('button', { name: 'Try on this page' }).click()
  panel = await inspected(page)
  await expect(rowOf(panel, 'productTitle').locator('.label')).toContainText('found')
  await tabOf(panel, 'Experiences').click()
  await expect(rowOf(panel, 'social-proof').locator('.reason')).not.toContainText('did not come')
})
