import { drawings } from '../../shop/pictures/drawings.ts'
import { products } from '../../shop/products/products.ts'
import { expect, test } from '../demo.ts'
import { anchor } from './frame.ts'
import { withoutScript } from './published.ts'

/** The part of the picture at its edges that fades into the background. */
const faded = 0.05

for (const [width, height] of [
  [320, 568],
  [375, 667],
  [390, 844],
  [767, 900],
] as const)
  test(`the hero shows the whole shoe, from shaft to sole, on a phone of ${width} by ${height} px`, async ({
    page,
    demo,
  }) => {
    await withoutScript(page)
    await page.setViewportSize({ width, height })
    await page.goto(`${demo.shop}/uk/en/`)
    const picture = page.locator(`${anchor('heroBanner')} img:visible`)
    const shown = await picture.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect()
      const [, fromTop = ''] = getComputedStyle(image).objectPosition.split(' ')
      return { src: image.getAttribute('src'), width, height, fromTop: Number.parseFloat(fromTop) / 100 }
    })
    const product = products.find(({ productId }) => shown.src === `/pictures/${productId}-1.svg`)
    if (!product) throw new Error(`No product is shown by ${shown.src}`)
    // In units of the picture, which is 800 by 1000 and covers the box; its shoe is enlarged by 1.1 around 530.
    const scale = Math.max(shown.width / 800, shown.height / 1000)
    const [seenWidth, seenHeight] = [shown.width / scale, shown.height / scale]
    const top = (1000 - seenHeight) * shown.fromTop
    const half = (drawings[product.cut].height / 2) * 1.1
    expect(seenWidth).toBeCloseTo(800, 0)
    expect(top + faded * seenHeight).toBeLessThan(530 - half)
    expect(top + (1 - faded) * seenHeight).toBeGreaterThan(530 + half)
  })
