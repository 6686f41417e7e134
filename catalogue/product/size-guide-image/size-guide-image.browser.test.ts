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
const aSizeGuide = (inside = '') => `
  <button data-anchor="sizeGuide" onclick="this.nextElementSibling.showModal()">Size guide</button>
  <dialog><form method="dialog"><button id="close">Close</button></form>${inside}</dialog>`

let run: TemplateRun

beforeEach(() => void aPage(aSizeGuide(aPicture)))

afterEach(async () => {
  run.stop()
  await page.viewport(414, 896)
})

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { imageUrl, ...content } })
}

const findPicture = () => document.querySelector('[data-anchor="sizeGuideImage"]') as HTMLImageElement
const findDialog = () => document.querySelector('dialog') as HTMLDialogElement
const findOpener = () => document.querySelector('[data-anchor="sizeGuide"]') as HTMLElement
const createElements = (html: string) => document.createRange().createContextualFragment(html)
/** Returns the path of the picture that the browser shows. */
const readDrawnPath = () => findPicture().currentSrc.replace(location.origin, '')

test.each([390, 1280])('[PDP-04.1] [PDP-04.2] at %i px an existing picture is replaced', async (width) => {
  await page.viewport(width, 800)
  await startExperience()
  await expect.poll(readDrawnPath).toBe(imageUrl)
})

test('[PDP-04.1] [PDP-04.2] a picture that is drawn when the guide opens is replaced before it is painted', async () => {
  aPage(aSizeGuide())
  await page.viewport(1280, 800)
  await startExperience()
  findOpener().click()
  findDialog().append(createElements(aPicture))
  await Promise.resolve()
  expect(findPicture().getAttribute('src')).toBe(imageUrl)
  await expect.poll(readDrawnPath).toBe(imageUrl)
})

test('[PDP-04.3] the alt text is the configured one, else that of the shop', async () => {
  await startExperience({ altText: 'A foot on paper' })
  expect(findPicture().alt).toBe('A foot on paper')
  run.stop()
  await startExperience()
  expect(findPicture().alt).toBe('A foot')
})

test("[PDP-04.4] when the new picture cannot be loaded the shop's picture returns, with its sources and alt text", async () => {
  const before = pageState()
  await startExperience({ imageUrl: missing, altText: 'Mine' })
  await expect.poll(pageState).toEqual(before)
  findDialog().append(createElements(aPicture.replace('A foot', 'Another')))
  await waitUntilSettled()
  expect(document.querySelector(`[src="${missing}"]`)).toBe(null)
})

test('[PDP-04.5] the new picture is shown each time the guide opens; the shop handles opening, closing and focus', async () => {
  aPage(aSizeGuide())
  await startExperience()
  for (let turn = 0; turn < 3; turn++) {
    await userEvent.click(findOpener())
    expect(findDialog().open).toBe(true)
    findDialog().append(createElements(aPicture))
    await expect.poll(readDrawnPath).toBe(imageUrl)
    expect(document.activeElement?.id).toBe('close')
    await userEvent.keyboard('{Escape}')
    expect(findDialog().open).toBe(false)
    expect(document.activeElement).toBe(findOpener())
    document.querySelector('picture')?.remove()
  }
})

test('an address that the shop writes when the guide opens is replaced, and restored when the experience is removed', async () => {
  await startExperience()
  findPicture().setAttribute('src', '/catalogue/testing/icon.svg?newer')
  await expect.poll(() => findPicture().getAttribute('src')).toBe(imageUrl)
  run.stop()
  expect(findPicture().getAttribute('src')).toBe('/catalogue/testing/icon.svg?newer')
})

test('[PDP-04.6] removing the experience restores address, sources and alt text', async () => {
  const before = pageState()
  await startExperience({ altText: 'Mine' })
  expect(pageState()).not.toEqual(before)
  run.stop()
  expect(pageState()).toEqual(before)
})
