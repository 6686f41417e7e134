import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test, troubles } from '../demo.ts'
import { withoutScript } from './published.ts'

const anchor = (name: string) => `[data-anchor="${name}"]`
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor()
const phone = { width: 390, height: 844 }
const computer = { width: 1280, height: 900 }

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source) // by the browser's own tools, which the page's policy does not bind
  const { violations: found } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document))
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-15, SHOP-16, SHOP-17, SHOP-25] the header is fixed, 64 or 96 px high, with its links and a promo area with room', async ({
  page,
  demo,
}) => {
  for (const [size, height] of [
    [phone, 64],
    [computer, 96],
  ] as const) {
    await page.setViewportSize(size)
    await page.goto(`${demo.shop}/eu/de/shop/women`)
    await hydrated(page)
    const header = page.locator(anchor('header'))
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
    expect(await header.boundingBox()).toMatchObject({ y: 0, height })
    await expect(header.getByRole('link', { name: 'Norrow Startseite' })).toBeVisible()
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

test('[SHOP-22, SHOP-89] the search overlay suggests, closes on Escape, and goes to the search with the typed text', async ({
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

test('[SHOP-20, SHOP-92] logging in as the demo visitor brings the links to log out, and keeps no personal data', async ({
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
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator(`${anchor('menuOverlay')} ${anchor('logoutLink')}`).click()
  await expect(page).toHaveURL(/\/uk\/en\/account$/)
  await expect(page.locator(anchor('logoutLink'))).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('demo_visitor')
})

test('[SHOP-23] the notice shows on demand, has an active state, and is dismissed by its button or Escape', async ({
  page,
  demo,
}) => {
  const box = page.locator(anchor('alertBox'))
  await page.goto(`${demo.shop}/uk/en/`)
  await expect(box).toBeHidden()
  await expect(box).toHaveAttribute('data-active', 'false')
  for (const key of ['Enter', 'Escape']) {
    await page.goto(`${demo.shop}/eu/it/shop/men?alert=1`)
    await hydrated(page)
    await expect(box).toHaveAttribute('data-active', 'true')
    await expect(box).toContainText('Possibili ritardi nelle consegne')
    await box.getByRole('button', { name: 'Chiudi l’avviso' }).press(key)
    await expect(box).toHaveAttribute('data-active', 'false')
    await expect(box).toBeHidden()
    await expect(page.locator('main')).toBeFocused()
  }
})

test('[SHOP-24, SHOP-26, SHOP-68] the home page has its review bar, hero and named places for content', async ({
  page,
  demo,
}) => {
  const slot = (name: string) => page.locator(`${anchor('contentSlot')}[data-slot="${name}"]`)
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
  await page.goto(`${demo.shop}/eu/de/shop/women`)
  await expect(slot('listing-top')).toContainText('Damen')
})

test('[SHOP-27] the footer has link columns, country choice, a newsletter form that stores nothing, and a legal line', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/eu/de/`)
  await hydrated(page)
  const footer = page.locator(anchor('footer'))
  for (const name of ['Sortiment', 'Modelle', 'Hilfe und Kontakt', 'Land und Sprache'])
    await expect(footer.getByRole('navigation', { name })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/eu/de/legal/privacy')
  await expect(footer.getByText('© Norrow')).toBeVisible()
  const requests: string[] = []
  // Pictures further down load as they come near.
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

test('[SHOP-73] a search without results and an unknown address say so in the words of the shop', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/eu/it/search/index?query=zzz`)
  await expect(page.locator(anchor('noResults'))).toContainText('Controlla l’ortografia')
  await page.goto(`${demo.shop}/eu/it/nessuna/parte`)
  await expect(page.locator(anchor('noResults'))).toContainText('Questa strada non porta da nessuna parte')
})

test('[SHOP-88] menu, search, bag, size guide and notice have an active state, open and close by keyboard, and return focus', async ({
  page,
  demo,
}) => {
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
  const notice = page.locator(anchor('alertBox'))
  await expect(notice).toHaveAttribute('data-active', 'true')
  await notice.getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(notice).toHaveAttribute('data-active', 'false')
  await expect(page.locator('main')).toBeFocused()
})

const paths = [
  'eu/de/',
  'eu/de/shop/women?colour=red&sort=price-down',
  'eu/fr/product/brisa-court-sage',
  'eu/it/search/index?query=stivali',
  'eu/fr/search/index?query=zzz',
  'eu/de/cart',
  'eu/de/checkout/delivery',
  'ca/fr/account',
  'eu/de/help',
  'eu/de/legal/terms',
  'eu/de/wishlist',
  'eu/fr/nulle/part?alert=1',
]

/** Presses Tab, or Shift and Tab, until the target has focus. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed++) {
    await target.page().keyboard.press(key)
    if (await target.evaluate((one) => one === document.activeElement)) return
  }
  throw new Error(`${target} was not reached by ${key}.`)
}

test('[SHOP-95] all pages fit 320 px and up, move nothing where that is unwanted, and one can shop by keyboard alone', async ({
  page,
  demo,
}) => {
  test.setTimeout(60_000)
  const found = troubles(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${demo.shop}/uk/en/`)
  await hydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page.getByRole('link', { name: 'MENS', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/men$/)
  await hydrated(page)
  await tabTo(page.locator('.filter-column').getByLabel('Brown'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/colour=brown/)
  await expect(page.locator('.list-area')).toHaveAttribute('aria-busy', 'false')
  await tabTo(page.locator(`${anchor('gridItem')} .card-link`).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await hydrated(page)
  await tabTo(page.locator(`${anchor('sizeSelector')} input:enabled`).first())
  await page.keyboard.press('Space')
  await tabTo(page.locator(anchor('addToBag')).first())
  await page.keyboard.press('Enter')
  await expect(page.locator('.bag-count')).toHaveText('1')
  await tabTo(page.getByRole('button', { name: 'Bag, 1 item' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page.getByRole('link', { name: 'View bag' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cart$/)
  await hydrated(page)
  await tabTo(page.locator(anchor('checkoutButton')).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/delivery$/)

  for (const path of paths) {
    await page.goto(`${demo.shop}/${path}`)
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const overhang = await page.evaluate(() =>
        [document.documentElement, document.querySelector('.header-row')].map((one) =>
          one ? Math.max(0, one.scrollWidth - one.clientWidth) : 0,
        ),
      )
      expect(overhang, `${path} at ${width}`).toEqual([0, 0])
    }
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving, `${path} moves`).toBe(0)
  }
  expect(found.filter((trouble) => !/Failed to load resource/.test(trouble))).toEqual([])
})

test('lists, help and search in German and French have no accessibility violation', async ({ page, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['eu/de/shop/kids?colour=red', 'eu/de/help', 'eu/fr/search/index', 'eu/de/legal/terms']) {
    await page.goto(`${demo.shop}/${path}`)
    for (const viewport of [phone, computer]) {
      await page.setViewportSize(viewport)
      expect(await violations(page), path).toEqual([])
    }
  }
})
