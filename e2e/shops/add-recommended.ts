import { expect, type Page } from '@playwright/test'
import { instanceOf } from './judge-page.ts'
import type { OpenShop } from './open-shop.ts'
import { shops } from './shops.ts'

/** What a platform is asked when one piece of a recommended product is added, as its documentation has it. */
type AddRequest = {
  /** The product as a feed for this platform names it. */
  product: { id: string; sku: string }
  url: string
  /** The fields of a form in the order in which they are sent, or what is sent as JSON. */
  sent: string[][] | { items: object[] }
}

const shopwareId = '018f7a1c5b7a70c2a1b3c4d5e6f70032'
const inShopware = (field: string, value: string) => [`lineItems[${shopwareId}][${field}]`, value]

const platforms: Readonly<Record<string, AddRequest>> = {
  // The id is that of the variant: https://shopify.dev/docs/api/ajax/reference/cart
  shopify: { product: { id: '7002', sku: '51' }, url: '/cart/add.js', sent: { items: [{ id: '51', quantity: 1 }] } },
  woocommerce: {
    product: { id: '32', sku: 'CEY-100' },
    url: '/?wc-ajax=add_to_cart',
    sent: Object.entries({ product_id: '32', quantity: '1' }),
  },
  // The key of its forms is in a cookie, and a request without it is refused.
  magento: {
    product: { id: '32', sku: 'CEY-100' },
    url: '/checkout/cart/add/',
    sent: Object.entries({ product: '32', qty: '1', form_key: 'k3yOfTheForm' }),
  },
  shopware: {
    product: { id: shopwareId, sku: 'SW2' },
    url: '/checkout/line-item/add',
    sent: [
      inShopware('id', shopwareId),
      inShopware('referencedId', shopwareId),
      inShopware('type', 'product'),
      inShopware('quantity', '1'),
      inShopware('stackable', '1'),
      inShopware('removable', '1'),
    ],
  },
}

/** Whether it is known what the platform of a shop is asked. */
export const isPlatform = (name: string) => name in platforms

/** Adds a recommended product on the page of a shop's bag, and checks what the platform was asked and what was counted. */
export async function addRecommended(page: Page, { name, open }: { name: string; open: OpenShop }): Promise<void> {
  const [shop, request] = [shops[name], platforms[name]]
  if (!shop || !request) throw new Error(`${name} is no shop of a platform`)
  const { product, url, sent } = request
  await page.context().addCookies([
    { name: 'form_key', value: 'k3yOfTheForm', url: open.url },
    { name: 'session', value: 'of-the-shopper', url: open.url },
  ])
  await recommend(page, product)
  await page.goto(open.url + shop.pages.basket.path)
  const add = page.locator('.basket-recommendations').getByRole('button', { name: 'Add to bag: Ceylon' })
  await expect(add).toHaveAttribute('aria-disabled', 'false')
  expect(open.posted).toEqual([])

  const reloaded = page.waitForEvent('load')
  await add.click()
  await reloaded
  const isForm = Array.isArray(sent)
  expect(open.posted.map(({ body, ...rest }) => ({ ...rest, sent: readBody(body, isForm) }))).toEqual([
    {
      method: 'POST',
      url,
      type: isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      cookie: expect.stringContaining('session=of-the-shopper'),
      sent,
    },
  ])
  const added = { type: 'add-to-bag', experienceId: instanceOf('basket/recommendations'), productId: product.id }
  await expect.poll(() => metricsOf(open)).toContainEqual(expect.objectContaining(added))
}

/** Answers the placement of the sample contents with one product. */
async function recommend(page: Page, { id, sku }: AddRequest['product']): Promise<void> {
  const details = {
    url: '/ceylon',
    image_url: '/tea.svg?ceylon',
    name: 'Ceylon',
    unit_price: 1250,
    unit_sale_price: 1250,
    currency: 'EUR',
    language: 'en',
    sku_code: sku,
    stock: 3,
  }
  const items = [{ id, weight: 1, strategy: 'popular', details }]
  await page.route('**/graphql', (route) => {
    if (!route.request().postData()?.includes('placementContent')) return route.continue()
    const placementContent = { content: { items }, campaignId: '1', callbackData: null }
    return route.fulfill({ json: { data: { placementContent } }, headers: { 'access-control-allow-origin': '*' } })
  })
}

function readBody(body: string, isForm: boolean): unknown {
  return isForm ? [...new URLSearchParams(body)] : JSON.parse(body)
}

const metricsOf = async ({ events }: OpenShop) => (await events()).filter(({ meta }) => meta.type === 'qubit.metric')
