import type { Page } from '@playwright/test'
import { type Demo, expect, test } from '../demo.ts'
import { computer, phone, violations } from '../shop/frame.ts'

/** Opens the form of an experience, and waits for its page beside it. */
async function openForm(page: Page, demo: Demo, experienceId: string): Promise<void> {
  await page.goto(`${demo.shop}/gallery/edit/${experienceId}`)
  await showsContent(page)
}

const showsContent = (page: Page) => expect(page.getByText('The page shows your content.')).toBeVisible()
/** The shop's page that is shown. */
const shopIn = (page: Page) => page.frameLocator('iframe[data-shown="true"]')

test('[SHOP-113] [SHOP-115] [SHOP-116] a headline that is edited shows on the page beside the form, survives a reload, and can be put back; the experience is copied as configuration, and its text is selected where the clipboard is refused', async ({
  page,
  context,
  demo,
}) => {
  await page.setViewportSize(computer)
  await openForm(page, demo, 'hero-header')
  const title = page.locator('#content-title')
  const was = await title.inputValue()
  await title.fill('Shoes of my own words')
  const heading = shopIn(page).locator('.home-hero-header').getByText('Shoes of my own words')
  await expect(heading).toBeVisible()
  await expect(title).toBeFocused()

  await page.reload()
  await expect(title).toHaveValue('Shoes of my own words')
  await expect(heading).toBeVisible()
  await page.goto(`${demo.shop}/icons/clock.svg`)
  await page.goBack()
  await expect(title).toHaveValue('Shoes of my own words')

  await page.getByRole('button', { name: 'Undo: Title' }).click()
  await expect(title).toHaveValue(was)
  await expect(title).toBeFocused()
  await expect(shopIn(page).locator('.home-hero-header').getByText(was)).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await title.fill("It's mine")
  const copy = page.getByRole('button', { name: 'Copy as configuration' })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied. Paste it' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^\{\n {2}id: 'hero-header',\n {2}template: 'home\/hero-header',[\s\S]+title: "It's mine",[\s\S]+\},$/,
  )

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: 'did not allow' })).toBeVisible()
  expect(await page.evaluate(() => String(getSelection()))).toBe(copied)

  // The others see the content of the configuration.
  const other = await page.context().newPage()
  await other.goto(`${demo.shop}/gallery/show/hero-header`)
  await expect(other.locator('.home-hero-header')).toContainText(was)
  // The panel makes way for what it presents, so it may be folded.
  const link = other.getByRole('link', { name: 'Edit content' })
  await expect(async () => {
    if (!(await link.isVisible())) await other.locator('.panel > details > summary').click()
    await expect(link).toHaveAttribute('href', '/gallery/edit/hero-header', { timeout: 2000 })
  }).toPass()
})

test('[SHOP-113] [SHOP-114] the form fits into 320 px, and has no accessibility violations in light or dark; on a phone the page is that of a phone, and on a computer that of a computer; there an entry of a list is edited, moved, added and removed, and a wrong value is said beside its field', async ({
  page,
  demo,
}) => {
  // A page that scrolls smoothly to what has the focus can slip away under a click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(computer)
  await openForm(page, demo, 'offers')
  const facts = () =>
    shopIn(page)
      .locator('html')
      .evaluate(() => [innerWidth, navigator.maxTouchPoints > 0])
  await expect.poll(facts).toEqual([1280, false])

  await page.locator('#content-backgroundColor').fill('blu')
  await expect(page.getByText(/is not a colour/)).toBeVisible()
  for (const [colorScheme, viewport] of [
    ['dark', computer],
    ['light', { width: 320, height: 640 }],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(viewport)
    // Colours of buttons change within a moment.
    await expect.poll(() => violations(page, 'main'), `${colorScheme}, ${viewport.width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }

  await page.setViewportSize(computer)
  await page.getByRole('radio', { name: 'Phone' }).check()
  await expect(page.locator('.edit-place')).toHaveAttribute('aria-busy', 'false')
  await expect.poll(facts).toEqual([390, true])

  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(page.getByText('As in the configuration')).toBeVisible()
  const banner = shopIn(page).locator('.global-offer-banner')
  const messages = page.getByRole('group', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Move down: Messages 1' }).click()
  await expect(page.getByRole('button', { name: 'Move down: Messages 2' })).toBeFocused()
  await messages.getByRole('button', { name: 'Remove: Messages 3' }).click()
  await expect(messages.getByRole('button', { name: /^Remove: Messages/ })).toHaveCount(2)
  const add = messages.getByRole('button', { name: 'Add an entry of Messages' })
  await expect(add).toBeFocused()
  await page.keyboard.press('Enter')
  const title = messages.getByLabel('Title').last()
  await expect(title).toBeFocused()
  await expect(title).not.toHaveAttribute('aria-invalid')
  // The page below the form scrolls to what is edited, and leaves the form where somebody types.
  await title.scrollIntoViewIfNeeded()
  const place = () => title.evaluate((field) => Math.round(field.getBoundingClientRect().top))
  const before = await place()
  await title.fill('Of my own hand')
  await expect(banner.getByText('Of my own hand')).toBeAttached()
  await showsContent(page)
  await page.waitForTimeout(400)
  expect(await place()).toBe(before)

  const color = page.locator('#content-backgroundColor')
  await color.fill('blu')
  await expect(color).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/is not a colour: give one such as/)).toBeVisible()
  await expect(page.getByText('One field needs another value.')).toBeVisible()
  await expect(banner.getByText('Of my own hand')).toBeAttached()
  await page.getByRole('button', { name: 'Go to the first' }).click()
  await expect(color).toBeFocused()
  await color.fill('rebeccapurple')
  await showsContent(page)
  await expect(banner.getByRole('list')).toHaveCSS('background-color', 'rgb(102, 51, 153)')

  await page.getByRole('button', { name: 'Undo changes' }).click()
  await expect(page.getByText('As in the configuration')).toBeVisible()
  await expect(banner.getByText('Of my own hand')).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring them back' }).click()
  await expect(color).toHaveValue('rebeccapurple')
})
