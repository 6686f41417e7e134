import type { Page } from '@playwright/test'
import { expect, test } from '../demo.ts'
import { anchor, computer, hydrated, phone } from './frame.ts'
import { withoutScript } from './published.ts'

test.beforeEach(async ({ page }) => withoutScript(page))

const slotOf = (page: Page, name: string) => page.locator(`${anchor('contentSlot')}[data-slot="${name}"]`)

test('[SHOP-15, SHOP-16, SHOP-17, SHOP-25, SHOP-26] the header is fixed, 64 or 96 px high, with its links and a promo area with space; a list has a place for content above it', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/eu/de/shop/women`)
  await hydrated(page)
  await expect(slotOf(page, 'listing-top')).toContainText('Damen')
  for (const [size, height] of [
    [phone, 64],
    [computer, 96],
  ] as const) {
    await page.setViewportSize(size)
    const header = page.locator(anchor('header'))
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    expect(await header.boundingBox()).toMatchObject({ y: 0, height })
    await expect(header.getByRole('link', { name: 'Norrow, zur Startseite' })).toBeVisible()
    for (const name of ['Konto', 'Merkliste'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of ['Suche', 'Warenkorb, 0 Artikel'])
      await expect(header.getByRole('button', { name, exact: true })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const promo = header.locator(`${anchor('headerPromo')} > ${anchor('promoWrapper')}`)
    await expect(promo).toContainText('Kostenloser Versand ab 70')
    await expect(promo.getByRole('link')).toHaveAttribute('href', '/eu/de/shop/new')
    await page.locator(anchor('headerPromo')).evaluate((area) => {
      const bar = document.createElement('p')
      bar.className = 'promo'
      bar.textContent = 'Another bar'
      area.append(bar)
    })
    await expect(header.getByText('Another bar')).toBeVisible()
    await header.getByText('Another bar').evaluate((bar) => bar.remove())
    const main = page.locator(`main${anchor('mainContent')}`)
    await expect(main).toHaveCount(1)
    await expect(main.locator('h1')).toHaveText('Damen')
    expect(
      await page.evaluate(() => [...(document.querySelector('#shop')?.children ?? [])].map((one) => one.tagName)),
    ).toEqual(['A', 'HEADER', 'MAIN', 'FOOTER'])
  }
})

test('[SHOP-18, SHOP-19] the menu opens its second level on hover and focus, on phones as an overlay', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/uk/en/`)
  await hydrated(page)
  const menu = page.locator(anchor('navMenu'))
  expect(await menu.locator('.nav-label').allTextContents()).toEqual(['NEW IN', 'WOMENS', 'MENS', 'KIDS', 'SALE'])
  const under = menu.getByRole('link', { name: 'All women’s shoes' })
  await expect(under).toBeHidden()
  await menu.getByRole('link', { name: 'WOMENS' }).hover()
  await expect(under).toBeVisible()
  await page.mouse.move(600, 700)
  await expect(under).toBeHidden()
  await menu.getByRole('link', { name: 'WOMENS' }).focus()
  await page.keyboard.press('Tab')
  await expect(under).toBeFocused()
  await expect(under).toBeVisible()

  await page.setViewportSize(phone)
  const overlay = page.locator(anchor('menuOverlay'))
  await expect(overlay.getByRole('link')).toHaveCount(0)
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  for (const close of ['Escape', 'Enter']) {
    await opener.press('Enter')
    await expect(overlay).toHaveAttribute('data-active', 'true')
    await overlay.getByText('WOMENS').click()
    await expect(overlay.getByRole('link', { name: 'All women’s shoes' })).toBeVisible()
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await overlay.getByRole('button', { name: 'Close' }).press('Enter')
    await expect(overlay).toHaveAttribute('data-active', 'false')
    await expect(opener).toBeFocused()
  }
})

test('[SHOP-24, SHOP-26, SHOP-27, SHOP-68] the home page has its review bar, hero and named places for content; the footer has link columns, country choice, a newsletter form that stores nothing, and a legal line', async ({
  page,
  demo,
}) => {
  const slot = (name: string) => slotOf(page, name)
  await page.goto(`${demo.shop}/eu/de/`)
  const bar = page.locator(anchor('trustPilot'))
  await expect(bar).toContainText(/^\d,\d von 5 Sternen.*Bewertungen$/)
  const { height, y } = (await page.locator(anchor('headerPromo')).boundingBox()) ?? { height: 0, y: 0 }
  expect((await bar.boundingBox())?.y).toBeCloseTo(y + height, 0)
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const hero = page.locator(anchor('heroBanner'))
  await expect(hero).toHaveCount(1)
  for (const [size, shown, hidden] of [
    [computer, 'desktop', 'mobile'],
    [{ width: 768, height: 900 }, 'desktop', 'mobile'],
    [{ width: 767, height: 900 }, 'mobile', 'desktop'],
  ] as const) {
    await page.setViewportSize(size)
    for (const place of ['hero', 'gallery']) {
      await expect(slot(`${place}-${shown}`)).toBeVisible()
      await expect(slot(`${place}-${hidden}`)).toBeHidden()
    }
    await expect(hero.locator('h1:visible')).toHaveText('Gemacht für den langen Heimweg')
    await expect(hero.locator('a:visible')).toHaveAttribute('href', '/eu/de/shop/new')
    await expect(hero.locator('img:visible')).toHaveCount(1)
    await expect(slot('home-middle')).toBeVisible()
  }
  const names = await page.locator(anchor('contentSlot')).evaluateAll((all) => all.map((one) => one.dataset.slot))
  expect(names).toHaveLength(new Set(names).size)

  await page.setViewportSize(computer)
  await hydrated(page)
  const footer = page.locator(anchor('footer'))
  for (const name of ['Sortiment', 'Modelle', 'Hilfe und Kontakt', 'Land und Sprache'])
    await expect(footer.getByRole('navigation', { name })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/eu/de/legal/privacy')
  await expect(footer.getByText('© Norrow')).toBeVisible()
  const requests: string[] = []
  // Pictures further down load when they come near the viewport.
  page.on('request', (request) => request.resourceType() !== 'image' && requests.push(request.url()))
  const email = footer.getByLabel('E-Mail-Adresse')
  await email.fill('niemand')
  await email.press('Enter')
  await expect(footer.getByText('Bitte geben Sie eine E-Mail-Adresse ein')).toBeVisible()
  await email.fill('niemand@example.com')
  await email.press('Enter')
  await expect(footer.getByText('wurde nichts gesendet und nichts gespeichert')).toBeVisible()
  expect(requests).toEqual([])
  await expect(email).not.toHaveAttribute('name')
  await footer.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL(/\/eu\/fr\/$/)
})

test("[SHOP-73] a search without results and an unknown address say so in the shop's language", async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/eu/it/search/index?query=zzz`)
  await expect(page.locator(anchor('noResults'))).toContainText('Controlla l’ortografia')
  await page.goto(`${demo.shop}/eu/it/nessuna/parte`)
  await expect(page.locator(anchor('noResults'))).toContainText('Questa strada non porta da nessuna parte')
})
