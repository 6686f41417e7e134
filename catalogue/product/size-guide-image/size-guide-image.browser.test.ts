import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const imageUrl = '/catalogue/testing/icon.svg?mine'
const missing = '/catalogue/testing/no-such-picture.svg'
const own = '/catalogue/testing/icon.svg?own'
const aPicture = `<picture><source media="(min-width: 768px)" srcset="/catalogue/testing/icon.svg?wide" width="72">
  <img data-anchor="sizeGuideImage" srcset="/catalogue/testing/icon.svg?twice 2x" alt="A foot" src="${own}" width="40" height="40"></picture>`
const guide = (inside = '') => `
  <button data-anchor="sizeGuide" onclick="this.nextElementSibling.showModal()">Size guide</button>
  <dialog><form method="dialog"><button id="close">Close</button></form>${inside}</dialog>`

let run: TemplateRun

beforeEach(() => void aPage(guide(aPicture)))

afterEach(async () => {
  run.stop()
  await page.viewport(414, 896)
})

async function start(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { imageUrl, ...content } })
}

const picture = () => document.querySelector('[data-anchor="sizeGuideImage"]') as HTMLImageElement
const dialog = () => document.querySelector('dialog') as HTMLDialogElement
const opener = () => document.querySelector('[data-anchor="sizeGuide"]') as HTMLElement
const elements = (html: string) => document.createRange().createContextualFragment(html)
/** What the browser draws. */
const drawn = () => picture().currentSrc.replace(location.origin, '')

test.each([390, 1280])('[PDP-04.1] [PDP-04.2] %i px wide, a picture that is there is the new one', async (width) => {
  await page.viewport(width, 800)
  await start()
  await expect.poll(drawn).toBe(imageUrl)
})

test('[PDP-04.1] [PDP-04.2] one that is made when the guide opens is the new one, before it is painted', async () => {
  aPage(guide())
  await page.viewport(1280, 800)
  await start()
  opener().click()
  dialog().append(elements(aPicture))
  await Promise.resolve()
  expect(picture().getAttribute('src')).toBe(imageUrl)
  await expect.poll(drawn).toBe(imageUrl)
})

test('[PDP-04.3] the alt text is the given one, else that of the shop', async () => {
  await start({ altText: 'A foot on paper' })
  expect(picture().alt).toBe('A foot on paper')
  run.stop()
  await start()
  expect(picture().alt).toBe('A foot')
})

test("[PDP-04.4] a picture that cannot be loaded gives way to the shop's own, with its sources and alt text", async () => {
  const before = pageState()
  await start({ imageUrl: missing, altText: 'Mine' })
  await expect.poll(pageState).toEqual(before)
  dialog().append(elements(aPicture.replace('A foot', 'Another')))
  await waitUntilSettled()
  expect(document.querySelector(`[src="${missing}"]`)).toBe(null)
})

test("[PDP-04.5] each time the guide opens it is there; opening, closing and focus are the shop's", async () => {
  aPage(guide())
  await start()
  for (let turn = 0; turn < 3; turn++) {
    await userEvent.click(opener())
    expect(dialog().open).toBe(true)
    dialog().append(elements(aPicture))
    await expect.poll(drawn).toBe(imageUrl)
    expect(document.activeElement?.id).toBe('close')
    await userEvent.keyboard('{Escape}')
    expect(dialog().open).toBe(false)
    expect(document.activeElement).toBe(opener())
    document.querySelector('picture')?.remove()
  }
})

test('an address that the shop writes when it opens gives way, and is the one that removal restores', async () => {
  await start()
  picture().setAttribute('src', '/catalogue/testing/icon.svg?newer')
  await expect.poll(() => picture().getAttribute('src')).toBe(imageUrl)
  run.stop()
  expect(picture().getAttribute('src')).toBe('/catalogue/testing/icon.svg?newer')
})

test('[PDP-04.6] removal restores address, sources and alt text', async () => {
  const before = pageState()
  await start({ altText: 'Mine' })
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
