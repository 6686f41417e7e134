import { expect, test } from './demo.ts'
import { filesAskedFor, marksOf } from './shop/renderer-marks.ts'

test('[BD-09] if a page lends a React without hooks, experiences draw with the small renderer, which is loaded once', async ({
  page,
  demo,
}) => {
  await page.addInitScript(() => {
    const renderer = { React: { version: '15.6.2' }, ReactDOM: {} }
    Object.assign(window, { __qubit: { react: { renderer } } })
  })
  const files = filesAskedFor(page)
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('small renderer')) warnings.push(message.text())
  })
  await page.goto(`${demo.shop}/uk/en/product/brisa-court-sage`)
  await expect(page.locator('.global-offer-banner')).toBeVisible()
  expect(await marksOf(page, '.global-offer-banner')).toEqual(['small renderer'])
  await page.waitForLoadState('networkidle')
  expect(files.filter((name) => name === 'small-renderer')).toHaveLength(1)
  expect(warnings).toEqual([expect.stringContaining('its React 15.6.2 is older than 16.8')])
})
