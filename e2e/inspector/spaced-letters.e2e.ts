import { expect, test } from '../demo.ts'
import { phone } from '../shop/frame.ts'
import { inspect, markOf, panelOf } from './inspector.ts'

test('where somebody has letters spaced out, each tab is within the panel on a phone', async ({ page, demo }) => {
  await page.setViewportSize(phone)
  await inspect(page, `${demo.shop}/uk/en/help`)
  await markOf(page).click()
  const tabs = panelOf(page).getByRole('tablist')
  await tabs.evaluate((row) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    const root = row.getRootNode() as ShadowRoot
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  })
  expect(await tabs.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0)
})
