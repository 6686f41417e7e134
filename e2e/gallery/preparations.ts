import type { Page } from '@playwright/test'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { products } from '../../shop/products/products.ts'

/**
 * Raises a counter so that many visitors have viewed, bought or added a product: the counter, the product, its window.
 */
export async function raise(service: string, counter: string): Promise<void> {
  const address = `${service}/counters/norrow/${counter}`
  await Promise.all(Array.from({ length: 3 }, () => fetch(address, { method: 'POST', body: '{}' })))
}

/** Counters that must be raised before an experience shows anything. */
export const counters: Partial<Record<TemplateId, string>> = {
  'product/social-proof': `ecount/t004-views/${products[0]?.productId}/1440`,
  'product/selling-fast': 'topk/t004-purchases-10080/cala-tan/10080',
  'category/selling-fast': 'topk/t004-purchases-10080/brisa-court-sage/10080',
  'basket/most-added': 'ecount/t004-most-added/vireo-forest/1440',
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

/** Makes the browser identify as a phone, with a window of that width. */
export async function becomePhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript((name) => Object.defineProperty(navigator, 'userAgent', { get: () => name }), phone)
}
