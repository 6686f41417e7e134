import type { Page } from '@playwright/test'
import { galleryEntries } from '../../shop/gallery/gallery-entry.ts'
import site from '../../shop/instep.config.ts'
import { type Demo, expect } from '../demo.ts'

/** Opens the settings and gives one part of them, by its heading. */
export async function openPart(page: Page, { shop }: Demo, title: string) {
  await page.goto(`${shop}/gallery/settings`)
  return page.getByRole('region', { name: title })
}

/** Fills in a part's form and sends it; fields are found by their labels, choices by name and label. */
export async function set(page: Page, demo: Demo, title: string, fields: Record<string, string>): Promise<void> {
  const part = await openPart(page, demo, title)
  for (const [label, value] of Object.entries(fields)) {
    const field = part.getByLabel(label, { exact: true })
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
  await part.getByRole('button', { name: `Set: ${title}` }).click()
  await expect(part.getByRole('status')).toHaveText('Set.')
}

/** Sets how services answer: some in a mode, all others as usual. */
export async function setServices(page: Page, demo: Demo, services: readonly string[], mode: string): Promise<void> {
  const part = await openPart(page, demo, 'Services')
  const changed = await part
    .locator('input:checked:not([value="normal"])')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).name))
  for (const service of changed.filter((name) => !services.includes(name)))
    await part.getByLabel(`${service}: Normal`, { exact: true }).check()
  for (const service of services) await part.getByLabel(`${service}: ${mode}`, { exact: true }).check()
  await part.getByRole('button', { name: 'Set: Services' }).click()
  await expect(page.getByRole('region', { name: 'Services' }).getByRole('status')).toBeVisible()
}

export async function normalServices(page: Page, demo: Demo): Promise<void> {
  const part = await openPart(page, demo, 'Services')
  await part.getByRole('button', { name: 'Back to normal: Services' }).click()
  await expect(part.getByRole('status')).toHaveText('As usual again.')
}

export async function allNormal(page: Page, { shop }: Demo): Promise<void> {
  await page.goto(`${shop}/gallery/settings`)
  await page.getByRole('button', { name: 'All back to normal' }).click()
  await expect(page.getByRole('status')).toHaveText('Everything is as usual.')
}

const entries = galleryEntries(site.experiences)

/** Opens an experience as the gallery shows it, by its id in the ledger. */
export async function show(page: Page, { shop }: Demo, ledger: string): Promise<void> {
  const path = entries.find((entry) => entry.ledger === ledger)?.links.show
  if (!path) throw new Error(`The gallery has no ${ledger}`)
  await page.goto(shop + path)
  await settled(page)
}

type Decided = { __qubit?: { experiences?: { list(): { progress: string }[] } } }

/** Waits until the forced experience has run: the others are not asked. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    (window as Decided).__qubit?.experiences?.list().some(({ progress }) => progress === 'executed'),
  )
}
