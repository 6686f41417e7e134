import type { Page } from '@playwright/test'
import { shoesInScene } from '../../shop/test-data/shoes-in-scene.ts'
import { expect, test } from '../demo.ts'
import { anchor } from './frame.ts'
import { withoutScript } from './published.ts'

const sizes = [
  [320, 568],
  [375, 667],
  [390, 844],
  [767, 900],
  [768, 1024],
  [1024, 768],
  [1099, 620],
  [1100, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 900],
] as const

/** Checks where the shoes of the picture and the words beside it are drawn in the window as it is now. */
async function expectWholePair(page: Page): Promise<void> {
  const picture = page.locator(`${anchor('heroBanner')} img:visible`)
  const seen = await picture.evaluate(async (image: HTMLImageElement) => {
    const { left, top, width, height } = image.getBoundingClientRect()
    const [x = 0, y = 0] = getComputedStyle(image)
      .objectPosition.split(' ')
      .map((part) => Number.parseFloat(part) / 100)
    const words = [...document.querySelectorAll('.hero-words > *')].filter((one) => one.checkVisibility())
    const lines = words.map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return range.getBoundingClientRect().toJSON()
    })
    return { scene: await (await fetch(image.currentSrc)).text(), left, top, width, height, x, y, lines }
  })
  const { shoes, shown } = shoesInScene(seen.scene)
  // It covers its box, and what does not fit is cut at the edges in the proportion of its position.
  const [across, down] = [shown.right - shown.left, shown.bottom - shown.top]
  const scale = Math.max(seen.width / across, seen.height / down)
  const pageX = (x: number) => seen.left + (seen.width - across * scale) * seen.x + (x - shown.left) * scale
  const pageY = (y: number) => seen.top + (seen.height - down * scale) * seen.y + (y - shown.top) * scale
  expect(shoes).toHaveLength(2)
  for (const shoe of shoes) {
    const [left, right, top, bottom] = [pageX(shoe.left), pageX(shoe.right), pageY(shoe.top), pageY(shoe.bottom)]
    expect(left).toBeGreaterThan(seen.left + 4)
    expect(right).toBeLessThan(seen.left + seen.width - 4)
    expect(top).toBeGreaterThan(seen.top + 4)
    expect(bottom).toBeLessThan(seen.top + seen.height - 4)
    for (const line of seen.lines)
      expect(line.right < left || line.left > right || line.bottom < top || line.top > bottom).toBe(true)
  }
}

test('the hero shows the whole pair, from shaft to sole and clear of the words, from 320 by 568 to 2560 by 900 px', async ({
  page,
  demo,
}) => {
  await withoutScript(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto(`${demo.shop}/uk/en/`)
  for (const [width, height] of sizes)
    await test.step(`${width} by ${height} px`, async () => {
      await page.setViewportSize({ width, height })
      // Another size may need another picture, which takes the place of the one before when it has arrived.
      await expect(() => expectWholePair(page)).toPass({ timeout: 20_000 })
    })
})
