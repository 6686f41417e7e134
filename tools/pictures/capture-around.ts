import type { Page } from 'playwright'

type Box = { x: number; y: number; width: number; height: number }

/** Moves an experience into the middle of the window, and returns where it is there. */
export async function boxOf(sign: ReturnType<Page['locator']>): Promise<Box> {
  await sign.evaluate(moveToMiddle)
  // What slides or fades in is there by then, and pictures that were loaded when they came near have moved it.
  await sign.page().waitForTimeout(700)
  await sign.evaluate(moveToMiddle)
  const box = await sign.boundingBox()
  if (!box) throw new Error(`${sign} is not visible`)
  return box
}

type Scrolled = { scrollIntoView(options: object): void }

const moveToMiddle = (sign: unknown) => (sign as Scrolled).scrollIntoView({ block: 'center', behavior: 'instant' })

/** The sizes of pictures of a computer and of a phone, in px. */
const wide = { width: 720, height: 450 }
const narrow = { width: 390, height: 520 }
/** The least part of a window that surrounds an experience, in CSS px. */
const margin = 60

/**
 * Captures the part of the window around a box as WebP, reduced when it is larger than the picture.
 * @param reduction the size of a pixel of the page in the picture, at most
 */
export async function captureAround(page: Page, box: Box, reduction = 1): Promise<Buffer> {
  const window = page.viewportSize() ?? wide
  const size = window.width < wide.width ? narrow : wide
  const wanted = Math.max(size.width, box.width + 2 * margin, ((box.height + 2 * margin) * size.width) / size.height)
  const width = Math.min(window.width, wanted)
  const height = Math.min(window.height, (width * size.height) / size.width)
  const moveInside = (start: number, length: number, most: number) => Math.min(Math.max(0, start), most - length)
  const x = moveInside(box.x + box.width / 2 - width / 2, width, window.width)
  const y = moveInside(box.y + Math.min(box.height, height) / 2 - height / 2, height, window.height)
  const session = await page.context().newCDPSession(page)
  // Playwright itself writes no WebP. With the scroll position added, the clip counts from the top of the page.
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 72,
    clip: {
      x: x + cssVisualViewport.pageX,
      y: y + cssVisualViewport.pageY,
      width,
      height,
      scale: reduction * Math.min(1, size.width / width),
    },
  })
  return Buffer.from(data, 'base64')
}
