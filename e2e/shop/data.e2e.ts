import { expect, test } from '../demo.ts'

test('[SHOP-103] what a page publishes before the script loads is in the page, and is not lost', async ({
  page,
  demo,
  visitorId,
}) => {
  const root = `${demo.shop}/uk/en`
  await page.request.post(`${root}/cart/addToCart`, { form: { sku: 'HEARTH-OAT-36', quantity: '1' } })
  let letCome = () => {}
  const whole = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/instep/instep.js', async (route) => {
    await whole
    await route.continue()
  })
  await page.goto(`${root}/product/hearth-oat`, { waitUntil: 'commit' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('[data-sku="HEARTH-OAT-36"] input').check()
  const waiting = await page.evaluate(() =>
    (window as unknown as { uv: { q: [string, [string]][] } }).uv.q.map(([, [type]]) => type),
  )
  const published = ['ecView', 'ecProduct', 'ecProduct', 'ecBasketItem', 'ecBasketSummary', 'ecProduct']
  expect(waiting).toEqual(published)
  letCome()

  const arrived = async () => (await demo.events(visitorId)).map(({ meta }) => meta.type.replace(/^.*\.(?=ec)/, ''))
  await expect.poll(async () => (await arrived()).filter((type) => type.startsWith('ec'))).toEqual(published)
})
