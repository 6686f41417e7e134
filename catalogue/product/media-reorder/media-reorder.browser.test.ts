import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const icon = '/catalogue/testing/icon.svg'

const listOf = (ids: string[], item: (id: string) => string) =>
  ids.map((id) => `<li id="${id}">${item(id)}</li>`).join(' ')
const mediaOf = (ids: string[]) =>
  listOf(ids, (id) => (id === 'film' ? '<video controls></video>' : `<a href="#${id}"><img src="${icon}" alt=""></a>`))
const thumbnailsOf = (ids: string[]) =>
  listOf(
    ids.map((id) => `small-${id}`),
    () => `<button><img src="${icon}" alt=""></button>`,
  )

const four = ['one', 'two', 'three', 'film']
/** A strip that can be swiped, as in the demo shop. */
const aGallery = (ids = four) => `
  <style>
    #strip { display: flex; width: 300px; overflow-x: auto; scroll-snap-type: x mandatory; padding: 0; list-style: none }
    #strip > li { flex: 0 0 100%; height: 100px; scroll-snap-align: start }
  </style>
  <section data-anchor="productGallery">
    <ul id="strip">${mediaOf(ids)}</ul>
    <ul data-anchor="galleryThumbs">${thumbnailsOf(ids)}</ul>
    <dialog><img src="${icon}" alt=""><img src="${icon}" alt=""></dialog>
  </section>`

let run: TemplateRun

beforeEach(() => void aPage(aGallery()))

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
})

async function startExperience(content: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content })
}

const findStrip = () => document.getElementById('strip') as HTMLElement
const byId = (id: string) => document.getElementById(id) as HTMLElement
const readOrder = () => [...findStrip().children].map(({ id }) => id)
const smallOrder = () => [...(findStrip().nextElementSibling?.children ?? [])].map(({ id }) => id.replace('small-', ''))
const readShownId = () => readOrder()[Math.round(findStrip().scrollLeft / 300)]

test.each([
  [{}, ['two', 'one', 'three', 'film']],
  [{ order: [3, 1] }, ['three', 'one', 'two', 'film']],
  [{ order: ['4', { position: 2 }, 9] }, ['film', 'two', 'one', 'three']],
  [{ order: [2, 1, 4] }, ['two', 'one', 'film', 'three']],
  [{ order: [1] }, four],
])('[PDP-24.1] with %o the order is %o', async (content, expected) => {
  await startExperience(content)
  expect(readOrder()).toEqual(expected)
})

test('[PDP-24.2] thumbnails and large media have the same order, and the first one is shown', async () => {
  await startExperience()
  expect(smallOrder()).toEqual(readOrder())
  expect(smallOrder()[0]).toBe('two')
  await waitUntilSettled()
  expect(readShownId()).toBe('two')
})

test('[PDP-24.3] a single picture does not move, and positions that do not exist or occur twice are ignored', async () => {
  const before = pageState()
  await startExperience({ order: [0, 7, 1, 1] })
  expect(pageState()).toEqual(before)
  run.stop()
  aPage(aGallery(['one']))
  const single = pageState()
  await startExperience()
  expect(pageState()).toEqual(single)
})

test('[PDP-24.4] with isMoved false nothing changes', async () => {
  const before = pageState()
  await startExperience({ isMoved: 'false' })
  expect(pageState()).toEqual(before)
})

test('[PDP-24.5] a picture that the shopper has chosen stays shown', async () => {
  findStrip().scrollTo({ left: 600, behavior: 'instant' })
  await waitUntilSettled()
  await startExperience({ order: [3] })
  await waitUntilSettled()
  expect(readOrder()[0]).toBe('three')
  expect(readShownId()).toBe('three')
  run.stop()
  findStrip().scrollTo({ left: 300, behavior: 'instant' })
  await waitUntilSettled()
  await startExperience({ order: [4] })
  await waitUntilSettled()
  expect([readOrder()[0], readShownId()]).toEqual(['film', 'two'])
})

describe('[PDP-24.6]', () => {
  test('media of another colour are reordered too', async () => {
    await startExperience()
    const colour = ['red', 'green', 'blue']
    findStrip().replaceChildren(document.createRange().createContextualFragment(mediaOf(colour)))
    findStrip().nextElementSibling?.replaceChildren(
      document.createRange().createContextualFragment(thumbnailsOf(colour)),
    )
    await expect.poll(readOrder).toEqual(['green', 'red', 'blue'])
    expect(smallOrder()).toEqual(readOrder())
    expect(readShownId()).toBe('green')
  })

  test.each([
    ['computers', undefined, 1280],
    ['phones', phone, 390],
  ])('zoom, swipe and video keep working on %s', async (_, userAgent, width) => {
    await page.viewport(width, 800)
    if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    const zoomed = vi.fn((event: Event) => event.preventDefault())
    byId('two').firstElementChild?.addEventListener('click', zoomed)
    const film = document.querySelector('video')
    await startExperience({ order: [4, 2] })
    byId('two').querySelector('img')?.click()
    expect(zoomed).toHaveBeenCalledTimes(1)
    findStrip().scrollTo({ left: 300, behavior: 'instant' })
    await waitUntilSettled()
    expect(readShownId()).toBe('two')
    expect(findStrip().firstElementChild?.firstElementChild).toBe(film)
    expect(film?.controls).toBe(true)
    expect(document.querySelectorAll('dialog img')).toHaveLength(2)
  })
})

test('[PDP-24.7] removing the experience restores the order and keeps the picture in view', async () => {
  const before = pageState()
  await startExperience({ order: [4, 2] })
  findStrip().scrollTo({ left: 300, behavior: 'instant' })
  await waitUntilSettled()
  expect(readShownId()).toBe('two')
  run.stop()
  expect(pageState()).toEqual(before)
  await waitUntilSettled()
  expect(readShownId()).toBe('two')
})

test('a gallery that shows one picture at a time shows the first one by a click on its thumbnail', async () => {
  aPage(`
    <section data-anchor="productGallery">
      <div><p id="one"><img src="${icon}" alt=""></p><p id="two" hidden><img src="${icon}" alt=""></p></div>
      <ul data-anchor="galleryThumbs"><li><button id="to-one">1</button></li><li><button id="to-two">2</button></li></ul>
    </section>`)
  for (const id of ['one', 'two'])
    byId(`to-${id}`).addEventListener('click', () => {
      for (const each of ['one', 'two']) byId(each).hidden = each !== id
    })
  await startExperience()
  expect([byId('one').hidden, byId('two').hidden]).toEqual([true, false])
})
