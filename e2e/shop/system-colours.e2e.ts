import { expect, test } from '../demo.ts'
import { inspect } from '../inspector/inspector.ts'
import { dropState, expectContrast, findUnmarked, hideIt, uncheckIt } from './system-colours.ts'

test('[SHR-01.35] the gallery and the inspector have contrast in forced colours and under a dark theme, and what is chosen is marked', async ({
  page,
  demo,
}) => {
  // Some of its cards are enough: all have the same parts.
  for (const path of ['?q=banner', '/show/offers']) {
    await page.goto(`${demo.shop}/gallery${path}`)
    if (path === '/show/offers') await expect(page.locator('.panel')).toContainText('showing variation')
    await expectContrast(page, `gallery${path}`)
  }
  await page.goto(`${demo.shop}/gallery/edit/offers`)
  await expect(page.getByText('The page shows your content.')).toBeVisible()
  await expectContrast(page, 'form')
  expect(await findUnmarked(page, { '.edit-devices label:has(:checked)': uncheckIt })).toEqual([])

  const panel = await inspect(page, `${demo.shop}/uk/en/help`)
  await panel.getByRole('button', { name: /^On page/ }).click()
  await page.mouse.move(0, 0)
  await expectContrast(page, 'inspector')
  const ofInspector = { '[role="tab"][aria-selected="true"]': dropState, '.chips [aria-pressed="true"]': dropState }
  expect(await findUnmarked(page, { ...ofInspector, '.row .dot': hideIt })).toEqual([])
})
