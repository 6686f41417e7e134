import type { Page } from '@playwright/test'
import { expect } from '../demo.ts'
import { test } from '../small-pages.ts'
import { waitInPage } from '../wait-in-page.ts'
import { panelOf, tabOf, withFlag } from './inspector.ts'

type ShopWindow = { uv: { emit(type: string, data: object): void }; instep: { consent(state: string): void } }

const publish = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as ShopWindow).uv.emit('ecProduct', { eventType: 'detail', product: { productId: 'moor' } }),
  )

const busy = {
  status: 503,
  headers: {
    'Retry-After': '4',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
  },
  body: '{"status":{"code":503,"message":"busy"}}',
}

test('[BU-01] [BY-04] [BC-01] the inspector shows events and segments live, and the send queue: what waits, the last answer, the pause and losses by reason; then consent with its origin, and events that wait for it or are not sent', async ({
  page,
  small,
}) => {
  const panel = panelOf(page)
  await page.goto(withFlag(small))
  await test.step('events and segments are updated live', async () => {
    await tabOf(panel, 'Events').click()
    const rows = panel.locator('.rows details.row')
    await expect(rows.first().locator('.label')).toHaveText('stored')
    const before = await rows.count()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/events/**', async (route) => {
      await released
      await route.continue()
    })
    const look = () =>
      page.evaluate(() => {
        const product = { productId: 'moor', categories: ['boots'] }
        ;(window as unknown as ShopWindow).uv.emit('ecProduct', { eventType: 'detail', product })
      })
    await look()
    await expect(rows).toHaveCount(before + 1)
    await expect(rows.first().locator('.name')).toHaveText('ecProduct')
    await expect(rows.first().locator('.label')).toHaveText('on its way')
    await rows.first().locator('summary').click()
    await expect(rows.first()).toContainText('"productId": "moor"')

    await panel.getByRole('searchbox', { name: 'Find events by type' }).fill('ECPRODUCT')
    await expect(rows.first().locator('.label')).toHaveText('on its way')
    release()
    await expect(rows.first().locator('.label')).toHaveText('stored')
    await tabOf(panel, 'Visitor').click()
    await panel.getByText('Not in these segments').click()
    const members = panel.getByRole('list', { name: 'The visitor is in', exact: true }).getByRole('listitem')
    const others = panel.getByRole('list', { name: 'The visitor is not in' }).getByRole('listitem')
    await expect(others.filter({ hasText: 'boots-lover' })).toBeVisible()
    await look()
    await look()
    await expect(members.filter({ hasText: 'boots-lover' })).toBeVisible()
    await expect(others.filter({ hasText: 'boots-lover' })).toHaveCount(0)
  })

  await page.unroute('**/events/**')
  await tabOf(panel, 'Events').click()
  await panel.getByRole('searchbox', { name: 'Find events by type' }).fill('')
  const delivery = panel.getByRole('region', { name: 'Delivery' })
  await expect(delivery.locator('.reason')).toHaveText('Nothing waits to be sent')
  await expect(delivery.getByText('Last stored')).toBeHidden()

  await page.route('**/events/**', (route) => route.fulfill(busy))
  await publish(page)
  // It opens by itself.
  await expect(delivery.locator('.reason')).toHaveText('1 event to be sent, the last attempt failed')
  await expect(delivery).toContainText(/Waiting\s*1, the oldest since .*; sent and not acknowledged/)
  await expect(delivery).toContainText(/Last failure.*status 503/)
  await expect(delivery).toContainText(/Next attempt.* or later, in all tabs, as the service answered/)

  // When the wait is over, the service refuses the event, and then is told of the loss.
  await page.unroute('**/events/**')
  await page.route('**/events/**', async (route) => {
    const body = '{"status":{"code":200,"message":"ok"},"accepted":0,"rejected":[{"index":0,"reason":"no type"}]}'
    await route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body })
    await page.unroute('**/events/**')
  })
  await expect(delivery).toContainText(/Losses reported\s*1 because the service refused them; the service knows/)
  await expect(delivery.locator('.reason')).toHaveText('Nothing waits to be sent')

  const consent = panel.locator('.facts div', { hasText: /^consent/ })
  await tabOf(panel, 'Visitor').click()
  await expect(consent).toContainText('granted, because neither the page nor the configuration says anything')
  const other = await page.context().newPage()
  await other.goto(small)
  await waitInPage(other, () => (window as unknown as Partial<ShopWindow>).instep?.consent)
  await other.evaluate(() => (window as unknown as ShopWindow).instep.consent('denied'))
  await expect(consent).toContainText('denied, because it was set in another tab, at ')
  await publish(page)
  await tabOf(panel, 'Events').click()
  await expect(panel.getByRole('region', { name: 'Delivery' })).toContainText('Nothing is sent: consent is denied')
  await expect(panel.locator('.rows details.row').first().locator('.label')).toHaveText('not sent')
  await page.evaluate(() => (window as unknown as ShopWindow).instep.consent('granted'))
  await tabOf(panel, 'Visitor').click()
  await expect(consent).toContainText('granted, because the page called instep.consent, at ')
})
