import { writeFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import type { TemplateId } from '../../catalogue/catalogue.ts'
import { openExperience } from '../../e2e/gallery/open-experience.ts'
import { places, signs } from '../../gallery/show/signs.ts'
import { aBrowser } from '../../service/testing/a-browser.ts'
import { boxOf, captureAround } from './capture-around.ts'

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
    // What headless browsers look at is not counted.
    const context = await browser.newContext({ userAgent: aBrowser['user-agent'] })
    const page = await context.newPage()
    const counted = page.waitForResponse((answer) => answer.url().includes('/counters/') && answer.ok())
    await Promise.all([page.goto(url), counted])
    await context.close()
  }
}
