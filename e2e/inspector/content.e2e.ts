import type { Locator } from '@playwright/test'
import { expect, test, troubles } from '../demo.ts'
import { inspect, rowOf, tabOf } from './inspector.ts'

type ShopWindow = {
  uv: { emit(type: string, data: object): void }
  __qubit: { react: { components: object }; experiences: { stop(id: string): void } }
}

const reasonOf = (row: Locator) => row.locator('.reason')
const slotOf = (panel: Locator, id: string): Locator =>
  panel
    .getByRole('region', { name: 'React slots' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${id}`) })

test('[BU-01] [SL-01] the inspector lists the placements: delivered content, who uses it, and why others are not asked for; and the React slots: the shop’s own content, and the experience that draws; both live', async ({
  page,
  demo,
}) => {
  const found = troubles(page)
  let panel = await inspect(page, `${demo.shop}/uk/en/product/brisa-court-sage`)
  await tabOf(panel, 'Content').click()
  const used = rowOf(panel, 'also-like')
  await expect(used.locator('.label')).toHaveText('content')
  await expect(reasonOf(used)).toHaveText('Content of campaign 1003, used by also-like')
  await used.locator('summary').click()
  await expect(used).toContainText('Without code: experiences ask for it and draw it')
  await expect(used.locator('.data')).toContainText('"items"')
  await expect(reasonOf(rowOf(panel, 'for-you'))).toHaveText('A trigger does not pass: pageType product is not in home')
  await expect(reasonOf(rowOf(panel, 'bag-like'))).toHaveText(
    'The service was not asked: no experience has asked for it on this view',
  )
  // Live: another view in place, and the answer of a service that fails.
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.evaluate(() => {
    history.pushState(null, '', '/uk/en/')
    ;(window as unknown as ShopWindow).uv.emit('ecView', { type: 'home' })
  })
  await expect(rowOf(panel, 'for-you').locator('.label')).toHaveText('failed')
  await expect(rowOf(panel, 'also-like').locator('.label')).toHaveText('not asked for')
  expect(found.filter((line) => !line.includes('503') && !/network or CORS|CORS policy|ERR_FAILED/.test(line))).toEqual(
    [],
  )

  await page.unroute('**/graphql')
  const root = `${demo.shop}/uk/en/cart`
  await page.request.post(`${root}/addToCart`, { form: { sku: 'BRISA-COURT-SAGE-39', quantity: '1' } })
  panel = await inspect(page, root)
  await tabOf(panel, 'Content').click()
  const slots = panel.getByRole('region', { name: 'React slots' }).getByRole('listitem')
  await expect(slotOf(panel, 'header').locator('.reason')).toHaveText('No experience asks for it, once on the page')
  await expect(slotOf(panel, 'basket-delivery').locator('.reason')).toHaveText(
    'Drawn by delivery-progress, once on the page',
  )
  expect(await slots.count()).toBe(
    await page.evaluate(() => Object.keys((window as unknown as ShopWindow).__qubit.react.components).length),
  )
  await page.evaluate(() => (window as unknown as ShopWindow).__qubit.experiences.stop('delivery-progress'))
  await expect(slotOf(panel, 'basket-delivery').locator('.reason')).toHaveText(
    'No experience asks for it, once on the page',
  )
})
