import type { Page } from '@playwright/test'
import { galleryEntries } from '../../gallery/list/gallery-entry.ts'
import type { PartId } from '../../gallery/settings/parts.ts'
import site from '../../shop/instep.config.ts'
import { products } from '../../shop/products/products.ts'
import { type Demo, expect } from '../demo.ts'
import { waitInPage } from '../wait-in-page.ts'

/** Opens the settings and returns one part of them, by its heading. */
export async function openPart(page: Page, { shop }: Demo, title: string) {
  await page.goto(`${shop}/gallery/settings`)
  return page.getByRole('region', { name: title })
}

/** Opens the settings, fills in a part's form and sends it; fields are found by their labels, choices by name and label. */
export async function set(page: Page, demo: Demo, title: string, fields: Record<string, string>): Promise<void> {
  await page.goto(`${demo.shop}/gallery/settings`)
  await setNext(page, title, fields)
}

/** Sets another part on the page of the settings, which is open when one has been set. */
export async function setNext(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  const part = page.getByRole('region', { name: title })
  for (const [label, value] of Object.entries(fields)) {
    const field = part.getByLabel(label, { exact: true })
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await part.getByRole('button', { name: `Save: ${title}` }).click()
  await expect(part.getByRole('status')).toHaveText('Saved.')
}

/**
 * Sends the form of a part of the settings without opening its page, on which each part is set in some test. Leaves the
 * page that is open, because it could write cookies anew that the answer drops.
 * @param fields by their names
 */
export async function sendPart(
  page: Page,
  { shop }: Demo,
  part: PartId | 'normal',
  fields: Record<string, string> = {},
): Promise<void> {
  await page.goto('about:blank')
  const reply = await page.request.post(`${shop}/gallery/settings/${part}`, { form: fields, maxRedirects: 0 })
  expect(reply.status(), `settings: ${part}`).toBe(303)
}

/** Sets how services respond: some in a mode, all others normally. */
export async function setServices(page: Page, demo: Demo, services: readonly string[], mode: string): Promise<void> {
  const part = await openPart(page, demo, 'Services')
  const changed = await part
    .locator('input:checked:not([value="normal"])')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).name))
  for (const service of changed.filter((name) => !services.includes(name)))
    await part.getByLabel(`${service}: Normal`, { exact: true }).check()
  for (const service of services) await part.getByLabel(`${service}: ${mode}`, { exact: true }).check()
  await part.getByRole('button', { name: 'Save: Services' }).click()
  await expect(page.getByRole('region', { name: 'Services' }).getByRole('status')).toBeVisible()
}

export async function normalServices(page: Page, demo: Demo): Promise<void> {
  const part = await openPart(page, demo, 'Services')
  await part.getByRole('button', { name: 'Reset: Services' }).click()
  await expect(part.getByRole('status')).toHaveText('Reset.')
}

export async function allNormal(page: Page, { shop }: Demo): Promise<void> {
  await page.goto(`${shop}/gallery/settings`)
  await page.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByRole('status')).toHaveText('All settings are reset.')
}

const entries = galleryEntries(site.experiences)

/** Opens an experience from the gallery, by its id in the ledger. */
export async function show(page: Page, { shop }: Demo, ledger: string): Promise<void> {
  const path = entries.find((entry) => entry.ledger === ledger)?.links.show
  if (!path) throw new Error(`The gallery has no ${ledger}`)
  await page.goto(shop + path)
  await settled(page)
}

type Decided = { __qubit?: { experiences?: { list(): { progress: string }[] } } }

/** Waits until the forced experience has run. Others are not evaluated. */
export async function settled(page: Page): Promise<void> {
  await waitInPage(page, () =>
    (window as Decided).__qubit?.experiences?.list().some(({ progress }) => progress === 'executed'),
  )
}

/** A size of the first shoe that the shop has. */
export const inStock = products[0]?.sizes.find(({ stock }) => Number(stock) > 0)?.sku ?? ''

/** Puts that into the bag, without a page. */
export async function fillBag(page: Page, { shop }: Pick<Demo, 'shop'>): Promise<void> {
  await page.request.post(`${shop}/uk/en/cart/addToCart`, { form: { sku: inStock, quantity: '1' } })
}
