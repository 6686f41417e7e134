import { expect } from '@playwright/test'
import type { ServicesWindow } from './services-in-page.ts'
import { sku, test, visit } from './services-stage.ts'

test('[PO-11] a product is added to the bag by its mapped sku, and the page reloads with it', async ({
  page,
  stage,
}) => {
  const given = await visit(page, stage)
  const posts: { url: string; type: string | undefined; body: string | null }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().startsWith(stage.shop)) return
    posts.push({ url: request.url(), type: request.headers()['content-type'], body: request.postData() })
  })
  let loads = 0
  page.on('load', () => loads++)
  const add = (productId: string, own?: string) =>
    page.evaluate(
      async ([all, id, code]) => {
        const { servicesInPage, told } = window as unknown as ServicesWindow
        return { added: await servicesInPage(all).addToBag({ productId: id, sku: code }), told }
      },
      [given, productId, own] as const,
    )

  expect(await add('no-sku')).toEqual({ added: false, told: ['The product no-sku has no sku'] })
  expect(posts).toEqual([])

  const refused = await add('any', 'NO-SUCH-SKU')
  expect(refused).toMatchObject({ added: false, told: [expect.anything(), expect.stringContaining('was not added')] })
  expect(posts).toHaveLength(1)
  expect(loads).toBe(0)

  const reloaded = page.waitForEvent('load')
  await add('mapped-id').catch(() => {}) // the page may be gone before the response arrives
  await reloaded
  expect(posts[1]).toEqual({
    url: `${stage.shop}/uk/en/cart/addToCart`,
    type: 'application/x-www-form-urlencoded',
    body: `sku=${sku}&quantity=1&crossSell=`,
  })
  expect(loads).toBe(1)
  const bag = await page.evaluate(async () => (await fetch('/uk/en/cart/contents')).json())
  expect(bag).toMatchObject({ quantity: 1, lines: [{ sku }] })
})
