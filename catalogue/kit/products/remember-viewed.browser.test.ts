import { afterEach, expect, test } from 'vitest'
import { defineExperience } from '../../define-experience.ts'
import { defineTemplate } from '../../define-template.ts'
import { aPage } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { rememberViewed } from './remember-viewed.ts'

const id = 'product/viewed'
const template = defineTemplate({
  id,
  ledger: 'SHR-10',
  title: 'Viewed',
  look: 'Nothing',
  pages: ['product'],
  devices: ['computer'],
  anchors: [],
  emits: [],
  fields: {},
})
const experience = defineExperience<object>({ id, run: (scope) => void rememberViewed(scope, 30) })

let run: TemplateRun

afterEach(() => run.stop())

async function start(...products: [string, object][]): Promise<void> {
  aPage('<p>A shoe</p>')
  run = await runTemplate({ experience, template, content: {}, published: products })
}

function aProduct(productId: string, product: object = {}): [string, object] {
  return [
    'ecProduct',
    {
      eventType: 'detail',
      product: {
        productId,
        sku: `${productId}-40`,
        name: `Shoe ${productId}`,
        url: `https://shop.test/${productId}`,
        price: { value: 95.5, currency: 'GBP' },
        originalPrice: { value: 120, currency: 'GBP' },
        stock: 3,
        description: 'Warm',
        categories: ['boots'],
        images: ['/1.svg', '/2.svg'],
        ...product,
      },
    },
  ]
}

const stored = () => JSON.parse(localStorage.getItem('recentlyViewed') ?? 'null')
const ids = () => stored().map(({ productId }: { productId: string }) => productId)
const days = 24 * 60 * 60 * 1000

test('[SHR-10.1] each product event of a product page writes one entry with its expiry', async () => {
  const before = Date.now()
  await start(aProduct('a'))
  const [{ expiry, ...entry }] = stored()
  expect(entry).toEqual({
    productId: 'a',
    name: 'Shoe a',
    url: 'https://shop.test/a',
    price: { value: 95.5, currency: 'GBP' },
    description: 'Warm',
    image: '/1.svg',
  })
  expect(expiry).toBeGreaterThanOrEqual(before + 30 * days)
  expect(expiry).toBeLessThanOrEqual(Date.now() + 30 * days)
  run.publish(...aProduct('b'))
  expect(ids()).toEqual(['b', 'a'])
  run.publish('ecProduct', { eventType: 'listing', productIds: ['c'] })
  expect(ids()).toEqual(['b', 'a'])
})

test('[SHR-10.6] several events of one product are one view, and later ones update price and image', async () => {
  await start(aProduct('a'))
  // Another tab shows another product meanwhile.
  localStorage.setItem('recentlyViewed', JSON.stringify([{ ...stored()[0], productId: 'z' }, ...stored()]))
  run.publish(...aProduct('a', { price: { value: 80, currency: 'GBP' }, images: ['/3.svg'] }))
  expect(ids()).toEqual(['z', 'a'])
  expect(stored()[1]).toMatchObject({ price: { value: 80, currency: 'GBP' }, image: '/3.svg' })
  run.publish(...aProduct('b'))
  run.publish(...aProduct('a'))
  expect(ids()).toEqual(['a', 'b', 'z'])
})
