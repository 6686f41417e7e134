import { expect, test } from '../demo.ts'
import { anchor, hydrated, phone, violations } from './frame.ts'
import { withoutScript } from './published.ts'

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-22, SHOP-89] the search overlay suggests, closes on Escape, and leads to the search for the typed text', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/eu/fr/`)
  await hydrated(page)
  const overlay = page.locator(anchor('searchOverlay'))
  const opener = page.getByRole('button', { name: 'Rechercher', exact: true })
  await expect(overlay).toHaveAttribute('data-active', 'false')
  await opener.press('Enter')
  await expect(overlay).toHaveAttribute('data-active', 'true')
  await page.keyboard.type('bott')
  await expect(overlay.getByRole('link', { name: 'Bottes', exact: true })).toHaveAttribute('href', '/eu/fr/shop/boots')
  await expect(overlay.getByRole('link', { name: /€$/ }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(overlay).toHaveAttribute('data-active', 'false')
  await expect(opener).toBeFocused()
  await opener.click()
  await page.keyboard.type('Hop & Skip <3')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/eu\/fr\/search\/index\?query=Hop\+%26\+Skip\+%3C3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour « Hop & Skip <3 »')
})

test('[SHOP-20, SHOP-23, SHOP-92] logging in as the demo visitor shows the links to log out, and stores no personal data; no notice shows unless it is asked for', async ({
  page,
  demo,
  context,
}) => {
  await page.goto(`${demo.shop}/uk/en/account`)
  await hydrated(page)
  await expect(page.locator(anchor('logoutLink'))).toHaveCount(0)
  const before = new Set((await context.cookies()).map(({ name }) => name))
  await page.getByRole('button', { name: 'Log in as demo visitor' }).click()
  await expect(page.locator(`${anchor('header')} ${anchor('logoutLink')}`)).toHaveText('Log out')
  const added = (await context.cookies()).filter(({ name }) => !before.has(name))
  expect(added.map(({ name, value }) => `${name}=${value}`)).toEqual(['demo_visitor=1'])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('@')
  await page.setViewportSize(phone)
  await page.goto(`${demo.shop}/uk/en/`)
  await hydrated(page)
  await expect(page.locator(anchor('alertBox'))).toBeHidden()
  await expect(page.locator(anchor('alertBox'))).toHaveAttribute('data-active', 'false')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator(`${anchor('menuOverlay')} ${anchor('logoutLink')}`).click()
  await expect(page).toHaveURL(/\/uk\/en\/account$/)
  await expect(page.locator(anchor('logoutLink'))).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('demo_visitor')
})

test('[SHOP-23, SHOP-88] menu, search, bag, size guide and notice have an active state, open and close by keyboard, and restore the focus; the notice shows on demand, and is dismissed by its button or Escape', async ({
  page,
  demo,
}) => {
  const notice = page.locator(anchor('alertBox'))
  const dismiss = async (key: string) => {
    await expect(notice).toHaveAttribute('data-active', 'true')
    await notice.getByRole('button').press(key)
    await expect(notice).toHaveAttribute('data-active', 'false')
    await expect(notice).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
  }
  const open = async (name: string, state: string, dialog: string) => {
    const opener = page.getByRole('button', { name, exact: true }).first()
    await expect(page.locator(state)).toHaveAttribute('data-active', 'false')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(state)).toHaveAttribute('data-active', 'true')
    await expect(page.locator(dialog)).toBeVisible()
    expect(await page.locator(dialog).evaluate((one) => one.contains(document.activeElement))).toBe(true)
    expect(await violations(page), name).toEqual([])
    expect(await page.locator(dialog).evaluate((one) => one.scrollWidth - one.clientWidth), name).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(page.locator(state)).toHaveAttribute('data-active', 'false')
    await expect(page.locator(dialog)).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${demo.shop}/eu/de/shop/women`)
  await hydrated(page)
  await open('Menü', anchor('menuOverlay'), anchor('menuOverlay'))
  await open('Suche', anchor('searchOverlay'), anchor('searchOverlay'))
  await open('Warenkorb, 0 Artikel', anchor('miniCart'), `${anchor('miniCart')} dialog`)
  await page.goto(`${demo.shop}/eu/de/product/brisa-court-sage?alert=1`)
  await hydrated(page)
  await open('Größentabelle', anchor('sizeGuide'), 'dialog:modal')
  await dismiss('Escape')
  await page.goto(`${demo.shop}/eu/it/shop/men?alert=1`)
  await hydrated(page)
  await expect(notice).toContainText('Possibili ritardi nelle consegne')
  await expect(notice.getByRole('button')).toHaveAccessibleName('Chiudi l’avviso')
  await dismiss('Enter')
})
