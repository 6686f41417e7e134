import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findTrack, theSlides } from '../../testing/a-carousel.tsx'
import { closeButton, theDialog, theDialogs } from '../../testing/a-dialog.tsx'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { selfMoving, standsStill, whenMounted } from '../../testing/a-sale.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const img = '/catalogue/testing/icon.svg'
const tile = (name: string) => ({ img: `${img}?${name}`, imgLink: `#${name}`, imgTitle: name })
const slide = (title: string, more: object = {}) => ({ img: `${img}?${title}`, title, ...more })
const four = ['a', 'b', 'c', 'd'].map((title) => slide(title))
const shop = `<style>body { margin: 0 }</style><main data-anchor="mainContent"><h1>Home</h1>
  <div data-anchor="contentSlot" data-slot="wide"><p>Own</p></div>
  <div data-anchor="contentSlot" data-slot="narrow"><p>Own</p></div></main>`

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(shop)
})

afterEach(() => run.stop())

async function start(slides: object[] = four, more: object = {}): Promise<void> {
  const content = { slotD: 'wide', slotM: 'narrow', CarouselTitle: 'As worn', slides, ...more }
  run = await runTemplate({ experience, template, content })
}

/** In which slots there is a gallery. */
const places = () =>
  [...document.querySelectorAll<HTMLElement>('.home-gallery')].map((box) => box.parentElement?.dataset.slot)
const pictures = () => [...document.querySelectorAll<HTMLElement>('.home-gallery-slide')]
const press = async (name: string) => {
  theDialog().querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click()
  await waitUntilSettled()
}
const large = () => theDialog().querySelector('.home-gallery-large img')?.getAttribute('src')?.split('?')[1]
const shown = () => document.querySelector('dialog:modal') !== null

async function open(at = 0): Promise<void> {
  pictures()[at]?.click()
  await expect.poll(shown).toBe(true)
  await waitUntilSettled()
}

test('[HOM-08.1] it is in slotD from 768 px and in slotM below, never in both; pictures are named by their title', async () => {
  await page.viewport(768, 800)
  await start()
  expect([places(), document.querySelector('h2')?.textContent]).toEqual([['wide'], 'As worn'])
  expect(document.querySelector<HTMLElement>('[data-slot="wide"] > p')?.checkVisibility()).toBe(false)
  expect(pictures().map((each) => each.querySelector('img')?.alt)).toEqual(['a', 'b', 'c', 'd'])
  expect(page.getByRole('button', { name: 'a', exact: true }).element()).toBe(pictures()[0])
  await page.viewport(767, 800)
  await expect.poll(places).toEqual(['narrow'])
  expect(document.querySelector<HTMLElement>('[data-slot="wide"] > p')?.checkVisibility()).toBe(true)
  await page.viewport(768, 800)
  await expect.poll(places).toEqual(['wide'])
})

test.each([
  [1280, 3],
  [768, 3],
  [767, 1],
  [640, 1],
  [639, 2],
])('[HOM-08.2] at %i px %i are in view', async (width, perView) => {
  await page.viewport(width, 800)
  await start()
  const view = findTrack().parentElement?.getBoundingClientRect()
  const inView = theSlides().filter((each) => each.getBoundingClientRect().right <= (view?.right ?? 0) + 1)
  expect(inView).toHaveLength(perView)
})

test('[HOM-08.2] it moves half a pixel a frame from 1500 ms after it is there', async () => {
  const mounted = whenMounted()
  await start()
  const { restMs, pxPerFrame } = await selfMoving(findTrack(), await mounted)
  // Timers may come a little early.
  expect([restMs > 1490, pxPerFrame]).toEqual([true, -0.5])
})

describe('[HOM-08.3]', () => {
  test.each(['click', 'Enter'])('%s opens the popup of a slide', async (how) => {
    await start()
    if (how === 'click') await userEvent.click(pictures()[1] as HTMLElement)
    else {
      pictures()[1]?.focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.poll(shown).toBe(true)
    expect(large()).toBe('b')
  })

  test('and nothing moves while it is open', async () => {
    await start()
    await selfMoving(findTrack(), 0)
    await open()
    expect(await standsStill(findTrack())).toBe(true)
    const at = findTrack().style.translate
    await new Promise((resolve) => setTimeout(resolve, 1800))
    expect(findTrack().style.translate).toBe(at)
    await press('Close')
    await expect.poll(shown).toBe(false)
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(() => findTrack().style.translate !== at, { timeout: 5000 }).toBe(true)
  })
})

test('[HOM-08.4] it shows the picture, popupTitle, the person as a link in a new tab, and up to four tiles that lead on', async () => {
  const more = { popupTitle: 'At sea', influencerID: 'Inge', influencerLink: '#inge' }
  await start([slide('a', { ...more, tiles: ['1', '2', '3', '4', '5'].map(tile) }), slide('b', { influencerID: 'Bo' })])
  await open()
  expect([large(), theDialog().querySelector('h2')?.textContent]).toEqual(['a', 'At sea'])
  const [person, ...tiles] = [...theDialog().querySelectorAll('a')]
  expect([person?.textContent, person?.hash, person?.target]).toEqual(['Inge', '#inge', '_blank'])
  expect(
    tiles.map((each) => [each.hash, each.querySelector('img')?.alt, each.querySelector('img')?.src.split('?')[1]]),
  ).toEqual(['1', '2', '3', '4'].map((name) => [`#${name}`, name, name]))
  await press('Next')
  expect([theDialog().querySelector('p')?.textContent, theDialog().querySelectorAll('a').length]).toEqual(['Bo', 0])
})

describe('[HOM-08.6]', () => {
  test.each([
    ['Next', ['b', 'c', 'a', 'b']],
    ['Previous', ['c', 'b', 'a', 'c']],
  ])('%s goes through the slides and round', async (name, wanted) => {
    await start(four.slice(0, 3))
    await open()
    const seen: (string | undefined)[] = []
    for (let time = 0; time < 4; time++) {
      await press(name)
      seen.push(large())
    }
    expect(seen).toEqual(wanted)
  })

  test('and so do the arrow keys', async () => {
    await start(four.slice(0, 3))
    await open(2)
    const seen: (string | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`)
      await waitUntilSettled()
      seen.push(large())
    }
    expect(seen).toEqual(['a', 'b', 'a', 'c'])
  })
})

test.each([
  ['Close', () => closeButton().click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the backdrop', () => theDialog().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }))],
])('[HOM-08.7] %s hides the popup, and focus returns to the slide that was clicked', async (_, close) => {
  await start()
  await open(1)
  await close()
  await expect.poll(() => theDialogs().length).toBe(0)
  expect(document.activeElement).toBe(pictures()[1])
})

test('at 320 px a long word of the popup has a row of its own, above the ways on', async () => {
  await page.viewport(320, 700)
  await start([
    slide('a', { popupTitle: 'Sotto la pioggia' }),
    slide('b', { popupTitle: 'Geschenkverpackungsmöglichkeiten' }),
  ])
  await open()
  const boxes = () =>
    ['h2', '.home-gallery-ways'].map((part) => theDialog().querySelector(part)?.getBoundingClientRect() as DOMRect)
  const [short, beside] = boxes() as [DOMRect, DOMRect]
  expect(beside.left).toBeGreaterThanOrEqual(short.right)
  expect(beside.top).toBeLessThan(short.bottom)
  await press('Next')
  const [long, below] = boxes() as [DOMRect, DOMRect]
  expect(below.top).toBeGreaterThanOrEqual(long.bottom)
  expect(theDialog().scrollWidth).toBeLessThanOrEqual(theDialog().clientWidth)
})

test('a popup whose picture cannot be had begins with its words, below the sign to close', async () => {
  await start([slide('a', { img: '/catalogue/testing/none.svg?missing.png', popupTitle: 'On the pier' })])
  await open()
  await expect.poll(() => theDialog().querySelector('.home-gallery-large img')).toBe(null)
  const words = theDialog().querySelector('h2')?.getBoundingClientRect()
  expect(words?.top).toBeGreaterThanOrEqual(closeButton()?.getBoundingClientRect().bottom ?? Number.NaN)
  expect((words?.top ?? 0) - theDialog().getBoundingClientRect().top).toBeLessThan(100)
})

test('[HOM-08.8] with one slide the popup has no Next and Previous; it is named by popupTitle, else by title', async () => {
  await start([slide('a')])
  await open()
  expect([...theDialog().querySelectorAll('button')]).toEqual([closeButton()])
  await userEvent.keyboard('{ArrowRight}')
  expect([large(), theDialog().ariaLabel]).toEqual(['a', 'a'])
  run.stop()
  await start([slide('a', { popupTitle: 'At sea' }), slide('b')])
  await open()
  expect(theDialog().ariaLabel).toBe('At sea')
  await press('Next')
  expect(theDialog().ariaLabel).toBe('b')
})

test('[HOM-08.9] a missing slot leaves that width without a gallery; without slides nothing is rendered', async () => {
  const before = pageState()
  await start([])
  expect(pageState()).toEqual(before)
  for (const slotM of ['', 'none']) {
    run.stop()
    await page.viewport(1280, 800)
    await start(four, { slotM })
    expect(places()).toEqual(['wide'])
    await page.viewport(600, 800)
    await expect.poll(places).toEqual([])
  }
})

test.each([
  [1280, 4],
  [601, 4],
  [600, 2],
  [320, 2],
])('[HOM-08.10] at %i px %i tiles stand in a row', async (width, perRow) => {
  await page.viewport(width, 800)
  await start([slide('a', { tiles: ['1', '2', '3', '4'].map(tile) })])
  await open()
  const tops = [...theDialog().querySelectorAll('li')].map((each) => each.getBoundingClientRect().top)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
  expect(theDialog().scrollWidth).toBe(theDialog().clientWidth)
})

test('[HOM-08.11] removal takes carousel and popup out and restores the slots', async () => {
  const before = pageState()
  await start()
  await open()
  run.stop()
  expect(pageState()).toEqual(before)
})
