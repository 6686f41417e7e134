import { writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { openExperience } from '../../e2e/gallery/open-experience.ts'
import { places, signs } from '../../gallery/show/signs.ts'

type CatalogueShot = {
  id: TemplateId
  show: string
  /** What draws the results of one that draws nothing itself. */
  drawing?: { id: TemplateId; show: string }
  demo: { shop: string; service: string }
  /** The path of the WebP file. */
  path: string
}

/** Takes the picture of one experience for the catalogue's page: the part of the page around it. */
export async function takeCataloguePicture(browser: Browser, shot: CatalogueShot): Promise<void> {
  const { id, show, drawing, demo, path } = shot
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    // The link to log out is for logged-in visitors only.
    if (id === 'global/logout-label') await context.addCookies([{ name: 'demo_visitor', value: '1', url: demo.shop }])
    if (drawing) await visitOften(browser, demo.shop + drawing.show.replace(/\?.*/, show.slice(show.indexOf('?'))))
    await openExperience(page, { id, show: drawing?.show ?? show, demo })
    await page.waitForLoadState('networkidle')
    // The popup opens under the pointer, which hover() would take for an obstacle.
    if (id === 'basket/nav-hover-popup') await page.locator('[data-anchor="navMenu"] a').first().hover({ force: true })
    await page.locator('.panel').evaluateAll((panels) => {
      for (const panel of panels as unknown as { remove(): void }[]) panel.remove()
    })
    const drawn = drawing?.id ?? id
    const sign = page.locator(signs[drawn] ?? places[drawn] ?? `${drawn} has no sign`).first()
    writeFileSync(path, await captureAround(page, await boxOf(sign)))
  } finally {
    await context.close()
  }
}

/** Opens a page as several visitors, so that what counts has something to count. */
async function visitOften(browser: Browser, url: string): Promise<void> {
  for (let visitor = 0; visitor < 12; visitor++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const counted = page.waitForResponse((answer) => answer.url().includes('/counters/') && answer.ok())
    await Promise.all([page.goto(url), counted])
    await context.close()
  }
}

type Box = { x: number; y: number; width: number; height: number }

/** Moves an experience into the middle of the window, and returns where it is there. */
async function boxOf(sign: ReturnType<Page['locator']>): Promise<Box> {
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

/** Captures the part of the window around a box, reduced when it is larger than the picture. */
async function captureAround(page: Page, box: Box): Promise<Buffer> {
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
      scale: Math.min(1, size.width / width),
    },
  })
  return Buffer.from(data, 'base64')
}
