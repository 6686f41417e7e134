import { expect, type Page } from '@playwright/test'
import type { SiteConfig } from '../../catalogue/define-site.ts'
import { applyPreset } from '../../catalogue/presets/apply-preset.ts'
import { fillText } from '../../contract/fill-address.ts'
import type { ReadingRule } from '../../contract/site-settings.ts'
import type { JourneyPage, StrangeShop } from './shop.ts'

/** Checks that what the preset of a shop says of its addresses, and of its cards and basket rows, is so on a page. */
export async function checkPreset(page: Page, shop: StrangeShop, name: JourneyPage): Promise<void> {
  const { anchors, addresses = {}, reading = {} } = applyPreset(shop.site as SiteConfig)
  if (!shop.site.platform) return
  expect(addresses.cart).toBe(shop.pages.basket.path)
  expect(fillText(addresses.search ?? '', { text: 'assam' }, encodeURIComponent)).toBe(shop.pages.search.path)
  const anchor = ({ category: 'gridItem', basket: 'basketItem' } as const)[name as string]
  if (!anchor) return
  const rules: [string, ReadingRule][] = Object.entries(reading[anchor] ?? {})
  const facts = await page
    .locator(anchors[anchor] ?? '')
    .first()
    .evaluate(readRules, rules)
  const ids = [shop.productId, shop.sku]
  expect(Object.values(facts).filter((value) => !ids.includes(value))).toEqual([])
  expect(Object.keys(facts)).not.toEqual([])
}

/** Reads an element by rules, in the page, as `catalogue/kit/shop/read-fact.ts` does. */
function readRules(element: Element, rules: [string, ReadingRule][]): Record<string, string | undefined> {
  return Object.fromEntries(
    rules.map(([fact, { selector, attribute = '', pattern = '(.+)' }]) => {
      const source = selector ? element.querySelector(selector) : element
      return [fact, new RegExp(pattern).exec(source?.getAttribute(attribute) ?? '')?.[1]]
    }),
  )
}
