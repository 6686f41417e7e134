import { catalogue } from '../catalogue/catalogue.ts'
import { isOwn } from '../catalogue/define-site.ts'
import type { Template } from '../catalogue/define-template.ts'
import { pageTypes } from '../contract/shop-events.ts'
import { editPath } from '../gallery/edit/edit-address.ts'
import { galleryEntries } from '../gallery/list/gallery-entry.ts'
import { phonePath, showPath } from '../gallery/show/show-address.ts'
import site from '../shop/instep.config.ts'
import { expect, test } from './demo.ts'
import { running } from './gallery/running.ts'
import { sendPart } from './gallery/settings.ts'
import { violations } from './shop/frame.ts'

const entries = galleryEntries(site.experiences)

test('[SHOP-104] [BU-03] the gallery lists every template with title, pages, what to look for, content, and links for computer and phone', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.shop}/gallery`)
  const listed = await page.locator('.gallery-entry').evaluateAll((all) =>
    all.map((each) => ({
      id: each.querySelector('.gallery-ids code')?.textContent,
      texts: [...each.querySelectorAll('h2, h2 + p, .gallery-pages')].map(({ textContent }) => textContent),
      links: [...each.querySelectorAll('.gallery-links a')].map((link) => link.getAttribute('href') ?? ''),
      content: each.querySelector('details pre')?.textContent ?? '',
      fields: [...each.querySelectorAll('details tbody code')].map(({ textContent }) => textContent),
    })),
  )
  for (const [id, { template }] of Object.entries<{ template: Template }>(catalogue)) {
    const entry = listed.find((each) => each.id === id)
    expect(entry?.texts.slice(0, 2), id).toEqual([template.title, template.look])
    for (const place of placesOf(template)) expect(entry?.texts[2], id).toContain(place)
    const experienceId = entries.find((each) => each.id === id)?.experienceId ?? ''
    const path = showPath(experienceId)
    const others = [showPath(experienceId, 'control'), showPath(experienceId, 'live'), editPath(experienceId)]
    expect(entry?.links, id).toEqual([path, phonePath(path), ...others])
    expect(JSON.parse(entry?.content ?? ''), id).toEqual(entry && contentOf(id))
    expect(entry?.fields, id).toEqual(expect.arrayContaining(Object.keys(template.fields)))
  }
})

/** A list of eight or nine page types would say less than these words. */
function placesOf({ pages }: Template): readonly string[] {
  if (pages.length === pageTypes.length) return ['On all pages']
  return pages.length === 8 ? ['On all pages except checkout'] : pages
}

function contentOf(id: string): unknown {
  return site.experiences.flatMap((each) => (!isOwn(each) && each.template === id ? [each.content] : []))[0]
}

test('[SHOP-110] the links of the gallery lead to existing pages, and a button clears the cookies, storage and bag of the demo', async ({
  page,
  context,
  demo,
}) => {
  await page.goto(`${demo.shop}/uk/en/`)
  await page.evaluate(() => localStorage.setItem('mine', '1'))
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('cart')
  const before = (await context.cookies()).find(({ name }) => name === 'cart')?.value
  await page.goto(`${demo.shop}/gallery`)
  await page.getByRole('link', { name: 'Show it: Offer banner with up to three messages' }).click()
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Without it: Offer banner with up to three messages' }).click()
  expect(await running(page)).toEqual(['offers'])
  await expect(page.locator('.global-offer-banner')).toHaveCount(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Start as a new visitor' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'bag cleared' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await context.cookies()).toEqual([])
  await page.goto(`${demo.shop}/uk/en/`)
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'cart')?.value).not.toBe(before)
})

test('on a computer, a phone and the smallest phone the list is searched and filtered by keyboard alone, in the address, fits into the window, and is accessible in light or dark colours, with changed settings', async ({
  page,
  demo,
}) => {
  test.setTimeout(180_000)
  await sendPart(page, demo, 'weather', { temp: '20', condition: '800' })
  await page.goto(`${demo.shop}/gallery`)
  await expect(page.getByText('Changed for this browser: Weather')).toBeVisible()
  const expectItFits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  for (const [name, width, colorScheme] of [
    ['a computer', 1280, 'light'],
    ['a phone', 390, 'dark'],
    ['the smallest phone', 320, 'light'],
  ] as const)
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expect(page.getByRole('status').filter({ hasText: 'experiences' })).toHaveText('79 experiences')
      await page.getByRole('searchbox', { name: 'Search' }).focus()
      await page.keyboard.type('low stock')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Basket')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Phone')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?q=low\+stock&page=basket&device=phone&purpose=$/)
      await expect(page.getByRole('status').filter({ hasText: 'experiences' })).toContainText('1 of 79 experiences')
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Low-stock message on basket items'])
      const without = page.getByRole('checkbox', { name: 'Without it: Low-stock message on basket items' })
      await expect(page.getByRole('img', { name: /, on a phone$/ })).toBeVisible()
      await without.focus()
      await page.keyboard.press('Space')
      await expect(page.getByRole('img', { name: 'The same page on a phone without it' })).toBeVisible()
      await expect(page.getByRole('img', { name: /, on a phone$/ })).toBeHidden()
      expect(await violations(page)).toEqual([])
      await expectItFits()
      await page.getByRole('link', { name: 'Show all' }).click()
      await expect(page).toHaveURL(`${demo.shop}/gallery`)
      await expectItFits()
      // In a narrower window and dark colours the other entries are like the one above.
      if (name === 'a computer') expect(await violations(page)).toEqual([])
    })
})
