import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { galleryEntries } from '../gallery/list/gallery-entry.ts'
import site from '../shop/instep.config.ts'
import { takePicture } from './pictures/take-picture.ts'
import { withDemo } from './pictures/with-demo.ts'
import { chromiumFlags, chromiumPath } from './setup/chromium.mjs'
import { root } from './setup/root.mjs'

/** The window widths of a computer and a phone, in CSS px. */
const widths = [1280, 390]
const folder = join(root, '.reports', 'pictures')

/**
 * `npm run pictures -- [part of an id]`: takes a picture of each experience of the demo and its control, in both
 * widths.
 */
const [wanted = ''] = process.argv.slice(2)
const entries = galleryEntries(site.experiences).filter(({ id }) => id.includes(wanted))
if (entries.length === 0) {
  console.error(`No experience of the demo has "${wanted}" in its id.`)
  process.exitCode = 1
} else await takeAll()

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await withDemo(site.trackingId, async (shop) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
    try {
      for (const { id, links } of entries)
        for (const width of widths)
          for (const kind of ['show', 'control'] as const) {
            const file = `${id.replace('/', '-')}-${width}${kind === 'control' ? '-control' : ''}.png`
            await takePicture(browser, { url: shop + links[kind], width, path: join(folder, file) })
            console.log(`.reports/pictures/${file}`)
          }
    } finally {
      await browser.close()
    }
  })
}
