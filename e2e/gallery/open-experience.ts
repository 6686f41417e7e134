import type { Page } from '@playwright/test'
import { catalogue, type TemplateId } from '../../catalogue/catalogue.ts'
import type { Template } from '../../catalogue/define-template.ts'
import { actsOnPage } from '../../gallery/show/acts-on-page.ts'
import { becomePhone, counters, raise } from './preparations.ts'
import { running } from './running.ts'

type OpenedExperience = {
  /** The id of its template. */
  id: TemplateId
  /** The path with its variation, as the gallery links it. */
  show: string
  /** Origins of the demo. */
  demo: { shop: string; service: string }
}

/** Opens the page of an experience, after what it needs to show something: counts, a bag, pages seen before, a phone. */
export async function openExperience(page: Page, { id, show, demo: { shop, service } }: OpenedExperience) {
  if (counters[id]) await raise(service, counters[id])
  if (/^basket|^checkout|mini-basket/.test(id))
    await page.request.post(`${shop}/uk/en/cart/addToCart`, { form: { sku: 'VIREO-FOREST-37', quantity: '1' } })
  if (id === 'product/recently-viewed') {
    await page.goto(shop + show.replace(/product\/[\w-]+/, 'product/wren-soot'))
    await running(page)
  }
  if (id === 'home/recently-viewed') {
    await page.goto(shop + show.replace('/?', '/product/wren-soot?'))
    await running(page)
  }
  const { devices }: Template = catalogue[id].template
  if (!devices.includes('computer')) await becomePhone(page)
  await page.goto(shop + show)
  if (/low-stock/.test(id)) await running(page)
  for (const { does, at } of actsOnPage[id] ?? []) if (does === 'click') await page.locator(at).first().click()
}
