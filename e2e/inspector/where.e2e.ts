import { catalogue } from '../../catalogue/catalogue.ts'
import { expect, test } from '../demo.ts'
import { phone } from '../shop/frame.ts'
import { inspect, markOf, panelOf, rowOf } from './inspector.ts'

test('[BU-01] a row has the title beside the id, shows where its experience is, and calls it shown only while it can be seen', async ({
  page,
  demo,
}) => {
  const panel = await inspect(page, `${demo.shop}/uk/en/`)
  const offers = rowOf(panel, 'offers')
  const banner = page.locator('.global-offer-banner')
  await expect(banner).toBeVisible()
  await expect(offers.locator('.name')).toHaveText(catalogue['global/offer-banner'].template.title)
  await expect(offers.locator('.label')).toHaveText('shown')
  await offers.locator('summary').click()
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  await expect(banner).not.toBeInViewport()
  await offers.getByRole('button', { name: 'Show me where' }).click()
  await expect(banner).toBeInViewport()
  const outline = page.locator('instep-inspector .outline').first()
  await expect(async () => expect(await outline.boundingBox()).toEqual(await banner.boundingBox())).toPass()
  await expect(outline).toHaveText(catalogue['global/offer-banner'].template.title)

  await banner.evaluate((element) => element.style.setProperty('display', 'none', 'important'))
  await expect(offers.locator('.label')).toHaveText('not visible')
  await expect(offers.getByRole('button', { name: 'Show me where' })).toHaveCount(0)
  await banner.evaluate((element) => element.style.removeProperty('display'))
  await expect(offers.locator('.label')).toHaveText('shown')
})

test('on a phone the panel makes way for what is shown, and the mark never lies on a button of the shop, at the bottom or where the page is scrolled to', async ({
  page,
  demo,
}) => {
  await page.setViewportSize(phone)
  await inspect(page, `${demo.shop}/uk/en/product/brisa-court-sage`)
  const mark = markOf(page)
  await mark.click()
  const offers = rowOf(panelOf(page), 'offers')
  await offers.locator('summary').click()
  await offers.getByRole('button', { name: 'Show me where' }).click()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page.locator('instep-inspector .outline').first()).toBeVisible()
  await expect(page.locator('instep-inspector .outline')).toHaveCount(0)

  /** What of the shop can be pressed below the mark, looked at without it. */
  const covered = () =>
    mark.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const found = new Set<string>()
      for (let x = left; x <= left + width; x += 5)
        for (let y = top; y <= top + height; y += 5) {
          const below = document.elementsFromPoint(x, y).find(({ localName }) => localName !== 'instep-inspector')
          const pressed = below?.closest('button, input, select, summary, label, a.button')
          if (pressed) found.add(pressed.outerHTML.slice(0, 80))
        }
      return [...found]
    })
  for (const top of [0, 500, 900, 1400, 2400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(covered, { message: `scrolled to ${top}` }).toEqual([])
  }
  await page.getByRole('button', { name: 'Add to bag', exact: true }).last().click()
  await expect(page.getByText('Please choose your size first.')).toBeVisible()
})
