import { expect, test } from '../demo.ts'
import { anchor, hydrated } from './frame.ts'
import { withoutScript } from './published.ts'

test('[SHOP-65] each size of the filter is on one line, within its column', async ({ page, demo }) => {
  await withoutScript(page)
  const columns: number[] = []
  for (const path of ['/uk/en/shop/women', '/us/en/shop/boots', '/ca/fr/shop']) {
    await page.goto(demo.shop + path)
    await hydrated(page)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      if (width === 390) await page.locator(anchor('filterButton')).click()
      const sizes = page.locator('[data-filter="size"] .filter-option').filter({ visible: true })
      await expect(sizes.first()).toBeVisible()
      const measured = await sizes.evaluateAll((all) =>
        all.map((each) => {
          const label = each.querySelector('[data-anchor="filterText"]') as HTMLElement
          const lines = label.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(label).lineHeight)
          return {
            left: Math.round(each.getBoundingClientRect().left),
            lines,
            over: each.scrollWidth - each.clientWidth,
          }
        }),
      )
      for (const { lines, over } of measured) {
        expect(over, `${path}, ${width} px`).toBe(0)
        expect(lines, `${path}, ${width} px`).toBeLessThan(1.5)
      }
      columns.push(new Set(measured.map(({ left }) => left)).size)
    }
  }
  expect(columns).toEqual([2, 2, 1, 1, 1, 1])
})
