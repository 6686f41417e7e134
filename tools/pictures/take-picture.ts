import type { Browser, Page } from 'playwright'

export type PictureFacts = {
  /** An absolute URL. */
  url: string
  /** The width of the window, in CSS px. */
  width: number
  /** The path of the PNG file. */
  path: string
}

type PicturedWindow = { __qubit?: { experiences?: { list(): { progress: string }[] } } }

/**
 * Takes a picture of a complete page as a new visitor sees it, after its experiences have run and the page is stable.
 */
export async function takePicture(browser: Browser, { url, width, path }: PictureFacts): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await waitUntilSettled(page)
    await seeAll(page)
    // The gallery's panel would cover the page, and the page's policy refuses an added style sheet.
    await page.locator('.panel').evaluateAll((panels) => {
      for (const panel of panels as unknown as { remove(): void }[]) panel.remove()
    })
    await page.screenshot({ path, fullPage: true })
  } finally {
    await context.close()
  }
}

/** How long an experience may wait for something missing on its page, in ms: as long as a poll takes (PO-02). */
const longestMs = 16_000

/** Waits until every experience has run, will not run, or has waited long enough, and the content it loads is there. */
async function waitUntilSettled(page: Page): Promise<void> {
  const isSettled = () => {
    const list = (globalThis as PicturedWindow).__qubit?.experiences?.list() ?? []
    return list.length > 0 && list.every(({ progress }) => !['waiting', 'executing'].includes(progress))
  }
  await page.waitForFunction(isSettled, undefined, { timeout: longestMs }).catch((error: Error) => {
    if (error.name !== 'TimeoutError') throw error
    console.log(`${page.url()} still waits for something: taken as it is`)
  })
  await page.waitForLoadState('networkidle')
}

type ScrollingWindow = { scrollTo(x: number, y: number): void; document: { body: { scrollHeight: number } } }

/** Scrolls down the page and back, so that lazily loaded pictures are there. */
async function seeAll(page: Page): Promise<void> {
  const pageHeight = () => (globalThis as unknown as ScrollingWindow).document.body.scrollHeight
  for (let top = 0; top < (await page.evaluate(pageHeight)); top += 700) {
    await page.evaluate((to) => (globalThis as unknown as ScrollingWindow).scrollTo(0, to), top)
    await page.waitForTimeout(60)
  }
  await page.evaluate(() => (globalThis as unknown as ScrollingWindow).scrollTo(0, 0))
  await page.waitForLoadState('networkidle')
}
