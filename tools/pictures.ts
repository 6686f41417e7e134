import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { catalogue, type TemplateId } from '../catalogue/catalogue.ts'
import type { Template } from '../catalogue/define-template.ts'
import { galleryEntries } from '../gallery/list/gallery-entry.ts'
import site from '../shop/instep.config.ts'
import { drawnBy, pictureOf, picturesFolder } from './docs/catalogue-pictures.ts'
import { takeCataloguePicture } from './pictures/take-catalogue-picture.ts'
import { takeGalleryPictures } from './pictures/take-gallery-pictures.ts'
import { takePicture } from './pictures/take-picture.ts'
import { withDemo } from './pictures/with-demo.ts'
import { chromiumFlags, chromiumPath } from './setup/chromium.mjs'
import { root } from './setup/root.mjs'

/** The window widths of a computer and a phone, in CSS px. */
const widths = [1280, 390]
const reports = '.reports/pictures'

/**
 * `npm run pictures -- [part of an id]`: takes a picture of each experience of the demo and its control, in both
 * widths. With `--catalogue` it takes the smaller ones that docs/catalogue.md shows, instead, with `--gallery` those of
 * the gallery's cards.
 */
const { values, positionals } = parseArgs({
  options: { catalogue: { type: 'boolean' }, gallery: { type: 'boolean' } },
  allowPositionals: true,
})
const [wanted = ''] = positionals
const allEntries = galleryEntries(site.experiences)
const entries = allEntries.filter(({ id }) => id.includes(wanted))
if (entries.length === 0) {
  console.error(`No experience of the demo has "${wanted}" in its id.`)
  process.exitCode = 1
} else
  await withDemo(site.trackingId, async (demo) => {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
    try {
      if (values.catalogue) await takeForCatalogue(browser, demo)
      else if (values.gallery) await takeGalleryPictures(browser, { entries, shop: demo.shop })
      else await takeAll(browser, demo)
    } finally {
      await browser.close()
    }
  })

async function takeAll(browser: Browser, { shop }: { shop: string }): Promise<void> {
  mkdirSync(join(root, reports), { recursive: true })
  for (const { id, links } of entries)
    for (const width of widths)
      for (const kind of ['show', 'control'] as const) {
        const file = `${reports}/${id.replace('/', '-')}-${width}${kind === 'control' ? '-control' : ''}.png`
        await takePicture(browser, { url: shop + links[kind], width, path: join(root, file) })
        console.log(file)
      }
}

/** Each template once, by its first experience in the demo. */
async function takeForCatalogue(browser: Browser, demo: { shop: string; service: string }): Promise<void> {
  mkdirSync(picturesFolder, { recursive: true })
  const taken = new Set<string>()
  for (const { id, links } of entries) {
    const template: Template | undefined = catalogue[id as TemplateId]?.template
    if (!template || taken.has(id)) continue
    taken.add(id)
    const picture = pictureOf(template)
    const path = join(picturesFolder, picture.name)
    const drawing = allEntries.find((entry) => entry.id === drawnBy[id as TemplateId])
    await takeCataloguePicture(browser, {
      id: id as TemplateId,
      show: links.show,
      drawing: drawing && { id: drawing.id as TemplateId, show: drawing.links.show },
      demo,
      path,
    })
    console.log(`docs/${picture.path}`)
  }
}
