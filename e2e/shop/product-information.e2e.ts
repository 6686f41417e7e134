import { expect, test } from '../demo.ts'
import { waitInPage } from '../wait-in-page.ts'
import { violations } from './frame.ts'
import { at, open } from './page.ts'
import { withoutScript } from './published.ts'

const brisa = '/uk/en/product/brisa-court-sage'

test.beforeEach(async ({ page }) => withoutScript(page))

test('[SHOP-44, SHOP-45] the gallery is controlled by thumbnails, swiped, enlarged and played; a missing picture is left out', async ({
  page,
  demo,
}) => {
  await open(page, demo.shop + brisa)
  const gallery = at(page, 'productGallery')
  const thumbs = at(page, 'galleryThumbs').getByRole('link')
  const left = () =>
    page.locator('.gallery-pictures').evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)
  await expect(thumbs).toHaveCount(6)
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'true')
  await thumbs.nth(2).click()
  await expect.poll(left).toBe(2)
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(thumbs.nth(0)).toHaveAttribute('aria-current', 'false')
  await page.locator('.gallery-pictures').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }))
  await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.gallery-pictures')).toHaveCSS('scroll-snap-type', 'x mandatory')

  await gallery
    .getByRole('link', { name: /^Enlarge:/ })
    .nth(1)
    .press('Enter')
  const large = page.getByRole('dialog', { name: 'Picture 2 of 5' })
  await expect(large).toBeVisible()
  const picture = large.getByRole('button', { name: /^Zoom in:/ })
  const width = () => picture.locator('img').evaluate((image) => image.getBoundingClientRect().width)
  const before = await width()
  await picture.click()
  expect(await width()).toBeGreaterThan(1.5 * before)
  await picture.press('Enter')
  expect(await width()).toBe(before)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'Picture 3 of 5' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(thumbs.nth(2)).toHaveAttribute('aria-current', 'true')

  await thumbs.nth(5).click()
  const film = gallery.locator('video')
  await expect(film).toHaveCount(1)
  expect(await film.evaluate((video: HTMLVideoElement) => video.play().then(() => video.videoWidth))).toBeGreaterThan(0)

  await open(page, `${demo.shop}/uk/en/product/marlow-tassel-soot`)
  await expect(thumbs).toHaveCount(4)
  await expect(gallery.locator('.gallery-pictures > li')).toHaveCount(4)
  await expect(gallery.locator('video')).toHaveCount(0)
})

test('the product page with each of its dialogs open, in German at 320 px, is accessible and fits', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wrong: string[] = []
  async function check(state: string) {
    // A dialog that is fading in has too little contrast for a moment.
    await waitInPage(page, () =>
      document
        .getAnimations()
        // An animation bound to scrolling never ends.
        .every(({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline),
    )
    wrong.push(...(await violations(page)).map((each) => `${state}: ${each}`))
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overhang > 0) wrong.push(`${state} is ${overhang} px wider than the window`)
  }
  await open(page, `${demo.shop}/eu/de/product/brisa-court-sage`)
  await at(page, 'trueFitWidget').waitFor()
  for (const opener of [
    at(page, 'sizeGuide'),
    at(page, 'trueFitWidget').getByRole('button'),
    page.locator('.gallery-zoom').first(),
  ]) {
    await opener.click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await check((await page.locator('dialog[open] h2').textContent()) ?? '')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const one of all) one.open = true
  })
  await check('all unfolded')
  expect(wrong).toEqual([])
})
