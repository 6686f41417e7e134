import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { lookAtScreen } from '../../e2e/gallery/first-screen.ts'
import { phoneFacts } from '../../gallery/demo/act-as-phone.ts'
import type { GalleryEntry } from '../../gallery/list/gallery-entry.ts'
import { type PicturedDevice, picturedDevices, picturedHalves, pictureName } from '../../gallery/list/picture-name.ts'
import { showPath } from '../../gallery/show/show-address.ts'
import { places, signs } from '../../gallery/show/signs.ts'
import { root } from '../setup/root.mjs'
import { boxOf, captureAround } from './capture-around.ts'

const folder = join(root, 'gallery/pictures')
/** How much smaller than the page the pictures are: cards are narrow. */
const reduction = 0.6
/** How long an experience is given to be seen, in ms. Some draw nothing: their place is pictured. */
const longestMs = 8000

const screens = {
  computer: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 760 }, userAgent: phoneFacts.userAgent, hasTouch: true },
}

/** Takes the pictures of the gallery's cards: the place of each experience, with and without it, on computer and phone. */
export async function takeGalleryPictures(
  browser: Browser,
  { entries, shop }: { entries: readonly GalleryEntry[]; shop: string },
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await Promise.all(
    picturedDevices.map(async (device) => {
      const context = await browser.newContext({ ...screens[device], reducedMotion: 'reduce' })
      for (const entry of entries.filter(({ devices }) => devices.includes(device === 'phone' ? 'mobile' : device))) {
        const page = await context.newPage()
        try {
          await takePair(page, { entry, device, shop })
        } catch (error) {
          console.error(`${entry.experienceId} on a ${device}: ${error}`)
          process.exitCode = 1
        }
        await page.close()
      }
      await context.close()
    }),
  )
}

type PairShot = { entry: GalleryEntry; device: PicturedDevice; shop: string }

async function takePair(page: Page, { entry: { id, experienceId }, device, shop }: PairShot): Promise<void> {
  await page.goto(shop + showPath(experienceId))
  const end = Date.now() + longestMs
  while (Date.now() < end && ((await lookAtScreen(page, id).catch(() => undefined))?.seen ?? 0) < 0.5)
    await page.waitForTimeout(100)
  await page.waitForLoadState('networkidle')
  const sign = signs[id as keyof typeof signs] ?? places[id as keyof typeof places] ?? `.${id}`
  const box = await boxOf(page.locator(sign).filter({ visible: true }).first())
  const top = await page.evaluate(() => (globalThis as unknown as { scrollY: number }).scrollY)
  for (const half of picturedHalves) {
    if (half === 'without') {
      await page.goto(shop + showPath(experienceId, 'control'))
      await page.waitForLoadState('networkidle')
      await page.evaluate(
        (to) => (globalThis as unknown as { scrollTo(x: number, y: number): void }).scrollTo(0, to),
        top,
      )
      await page.waitForTimeout(300)
    }
    await page.locator('.panel, .gallery-outline').evaluateAll((added) => {
      for (const each of added as unknown as { remove(): void }[]) each.remove()
    })
    const file = pictureName(experienceId, device, half)
    writeFileSync(join(folder, file), await captureAround(page, box, reduction))
    console.log(`gallery/pictures/${file}`)
  }
}
