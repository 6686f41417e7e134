import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { drawPicture } from '../pictures/draw-picture.ts'
import { findProduct } from '../products/find-product.ts'
import { brisaFilm } from './brisa-film.ts'
import { filmInPage } from './film-in-page.ts'
import { fadeLength, sceneLength, scenes } from './scenes.ts'
import { writeWebm } from './write-webm.ts'

const framesPerSecond = 25
const { width, height } = brisaFilm
const product = findProduct('brisa-court-sage')
if (!product) throw new Error('The product of the film is not sold any more.')

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  const address = 'https://film.example/' // never leaves the machine; browsers encode on secure pages only
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(address)
  const encoded = await page.evaluate(filmInPage, {
    pictures: [1, 2, 3, 4].map((view) => drawPicture(product, view)),
    scenes,
    sceneLength,
    fadeLength,
    framesPerSecond,
    bitrate: 285_000,
    width,
    height,
  })
  const frames = encoded.map(({ base64, key }) => ({ data: Buffer.from(base64, 'base64'), key }))
  const file = join(import.meta.dirname, brisaFilm.src)
  const film = writeWebm({ frames, framesPerSecond, width, height })
  writeFileSync(file, film)
  console.log(`${file}: ${frames.length} pictures, ${Math.round(film.length / 1000)} kB`)
} finally {
  await browser.close()
}
