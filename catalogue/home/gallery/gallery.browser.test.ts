import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findTrack, theSlides } from '../../testing/a-carousel.tsx'
import { closeButton, theDialog, theDialogs } from '../../testing/a-dialog.tsx'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { selfMoving, standsStill, startsAfterRest } from '../../testing/a-sale.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const img = '/catalogue/testing/icon.svg'
const aTile = (name: string) => ({ img: `${img}?${name}`, imgLink: `#${name}`, imgTitle: name })
const aSlide = (title: string, more: object = {}) => ({ img: `${img}?${title}`, title, ...more })
const four = ['a', 'b', 'c', 'd'].map((title) => aSlide(title))
const shop = `<style>body { margin: 0 }</style><main data-anchor="mainContent"><h1>Home</h1>
  <div data-anchor="contentSlot" data-slot="wide"><p>Own</p></div>
  <div data-anchor="contentSlot" data-slot="narrow"><p>Own</p></div></main>`

let run: TemplateRun

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(shop)
})

afterEach(() => run.stop())

async function startExperience(slides: object[] = four, more: object = {}): Promise<void> {
  const content = { slotD: 'wide', slotM: 'narrow', CarouselTitle: 'As worn', slides, ...more }
  run = await runTemplate({ experience, template, content })
}

/** Returns the slots that contain a gallery. */
const listSlots = () =>
  [...document.querySelectorAll<HTMLElement>('.home-gallery')].map((box) => box.parentElement?.dataset.slot)
const findPictures = () => [...document.querySelectorAll<HTMLElement>('.home-gallery-slide')]
const pressButton = async (name: string) => {
  theDialog().querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click()
  await waitUntilSettled()
}
const readLargePicture = () => theDialog().querySelector('.home-gallery-large img')?.getAttribute('src')?.split('?')[1]
const isPopupShown = () => document.querySelector('dialog:modal') !== null

async function openPopup(at = 0): Promise<void> {
  findPictures()[at]?.click()
  await expect.poll(isPopupShown).toBe(true)
  await waitUntilSettled()
}

test('[HOM-08.1] the gallery is in slotD from 768 px and in slotM below, never in both; pictures are named by their title', async () => {
  await page.viewport(768, 800)
  await startExperience()
  expect([listSlots(), document.querySelector('h2')?.textContent]).toEqual([['wide'], 'As worn'])
  expect(document.querySelector<HTMLElement>('[data-slot="wide"] > p')?.checkVisibility()).toBe(false)
  expect(findPictures().map((each) => each.querySelector('img')?.alt)).toEqual(['a', 'b', 'c', 'd'])
  expect(page.getByRole('button', { name: 'a', exact: true }).element()).toBe(findPictures()[0])
  await page.viewport(767, 800)
  await expect.poll(listSlots).toEqual(['narrow'])
  expect(document.querySelector<HTMLElement>('[data-slot="wide"] > p')?.checkVisibility()).toBe(true)
  await page.viewport(768, 800)
  await expect.poll(listSlots).toEqual(['wide'])
})

test.each([
  [1280, 3],
  [768, 3],
  [767, 1],
  [640, 1],
  [639, 2],
])('[HOM-08.2] at %i px %i slides are in view', async (width, perView) => {
  await page.viewport(width, 800)
  await startExperience()
  const view = findTrack().parentElement?.getBoundingClientRect()
  const inView = theSlides().filter((each) => each.getBoundingClientRect().right <= (view?.right ?? 0) + 1)
  expect(inView).toHaveLength(perView)
})

test('[HOM-08.2] the gallery starts to scroll 1500 ms after it appears, half a pixel per frame', async () => {
  expect(await startsAfterRest(startExperience)).toBe(true)
  expect(await selfMoving(findTrack())).toBe(-0.5)
})

test.each([
  [390, 16],
  [600, 40],
  [390, 0],
])(
  '[HOM-08.12] at %i px, with %i px beside its slot, the row runs to the edges of the screen',
  async (width, inset) => {
    await page.viewport(width, 800)
    aPage(shop.replace('<main', `<main style="margin: 0 ${inset}px"`))
    await startExperience(['a', 'b', 'c', 'd', 'e'].map((title) => aSlide(title)))
    const at = (x: number) => {
      const { top, height } = findTrack().getBoundingClientRect()
      return document.elementFromPoint(x, top + height / 2)
    }
    await expect.poll(() => at(width - 2)?.closest('.home-gallery-slide')).toBeTruthy()
    // After some seconds, slides leave at the other edge.
    const [first] = theSlides().map((slide) => slide.getBoundingClientRect())
    findTrack().style.transform = `translateX(${-(first?.left ?? 0) - (first?.width ?? 0) / 2}px)`
    findTrack().style.transition = 'none'
    expect(at(2)?.closest('.instep-carousel-slide')).toBeTruthy()
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

describe('[HOM-08.3]', () => {
  test.each(['click', 'Enter'])('%s opens the popup of a slide', async (how) => {
    await startExperience()
    if (how === 'click') await userEvent.click(findPictures()[1] as HTMLElement)
    else {
      findPictures()[1]?.focus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.poll(isPopupShown).toBe(true)
    expect(readLargePicture()).toBe('b')
  })

  test('and nothing moves while the popup is open', async () => {
    await startExperience()
    await selfMoving(findTrack())
    await openPopup()
    expect(await standsStill(findTrack())).toBe(true)
    const at = findTrack().style.translate
    await new Promise((resolve) => setTimeout(resolve, 1800))
    expect(findTrack().style.translate).toBe(at)
    await pressButton('Close')
    await expect.poll(isPopupShown).toBe(false)
    ;(document.activeElement as HTMLElement).blur()
    await expect.poll(() => findTrack().style.translate !== at, { timeout: 5000 }).toBe(true)
  })
})

test('[HOM-08.3] nothing moves behind a popup that is opened after the window has become wide', async () => {
  await page.viewport(600, 800)
  await startExperience()
  await page.viewport(1280, 800)
  await expect.poll(listSlots).toEqual(['wide'])
  await openPopup()
  const at = findTrack().style.translate
  await new Promise((resolve) => setTimeout(resolve, 1800))
  expect(findTrack().style.translate).toBe(at)
})

test('[HOM-08.1] a slide whose picture cannot be loaded is still named by its title', async () => {
  await startExperience([aSlide('a', { img: '/catalogue/testing/none.svg?missing.png', popupTitle: 'On the pier' })])
  await expect.poll(() => findPictures()[0]?.querySelector('img')).toBe(null)
  expect(page.getByRole('button', { name: 'a', exact: true }).element()).toBe(findPictures()[0])
})

test('[HOM-08.4] the popup shows the picture, popupTitle, the person as a link in a new tab, and up to four linked tiles', async () => {
  const more = { popupTitle: 'At sea', influencerID: 'Inge', influencerLink: '#inge' }
  await startExperience([
    aSlide('a', { ...more, tiles: ['1', '2', '3', '4', '5'].map(aTile) }),
    aSlide('b', { influencerID: 'Bo' }),
  ])
  await openPopup()
  expect([readLargePicture(), theDialog().querySelector('h2')?.textContent]).toEqual(['a', 'At sea'])
  const [person, ...tiles] = [...theDialog().querySelectorAll('a')]
  expect([person?.textContent, person?.hash, person?.target]).toEqual(['Inge', '#inge', '_blank'])
  expect(
    tiles.map((each) => [each.hash, each.querySelector('img')?.alt, each.querySelector('img')?.src.split('?')[1]]),
  ).toEqual(['1', '2', '3', '4'].map((name) => [`#${name}`, name, name]))
  await pressButton('Next')
  expect([theDialog().querySelector('p')?.textContent, theDialog().querySelectorAll('a').length]).toEqual(['Bo', 0])
})

describe('[HOM-08.6]', () => {
  test.each([
    ['Next', ['b', 'c', 'a', 'b']],
    ['Previous', ['c', 'b', 'a', 'c']],
  ])('%s cycles through the slides', async (name, wanted) => {
    await startExperience(four.slice(0, 3))
    await openPopup()
    const seen: (string | undefined)[] = []
    for (let time = 0; time < 4; time++) {
      await pressButton(name)
      seen.push(readLargePicture())
    }
    expect(seen).toEqual(wanted)
  })

  test('the arrow keys cycle through them too', async () => {
    await startExperience(four.slice(0, 3))
    await openPopup(2)
    const seen: (string | undefined)[] = []
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await userEvent.keyboard(`{${key}}`)
      await waitUntilSettled()
      seen.push(readLargePicture())
    }
    expect(seen).toEqual(['a', 'b', 'a', 'c'])
  })
})

test.each([
  ['Close', () => closeButton().click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the backdrop', () => theDialog().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }))],
])('[HOM-08.7] %s hides the popup, and focus returns to the slide that was clicked', async (_, close) => {
  await startExperience()
  await openPopup(1)
  await close()
  await expect.poll(() => theDialogs().length).toBe(0)
  expect(document.activeElement).toBe(findPictures()[1])
})

test('at 320 px a long word of the popup has its own row above the arrows', async () => {
  await page.viewport(320, 700)
  await startExperience([
    aSlide('a', { popupTitle: 'Sotto la pioggia' }),
    aSlide('b', { popupTitle: 'Geschenkverpackungsmöglichkeiten' }),
  ])
  await openPopup()
  const measureBoxes = () =>
    ['h2', '.home-gallery-ways'].map((part) => theDialog().querySelector(part)?.getBoundingClientRect() as DOMRect)
  const [short, beside] = measureBoxes() as [DOMRect, DOMRect]
  expect(beside.left).toBeGreaterThanOrEqual(short.right)
  expect(beside.top).toBeLessThan(short.bottom)
  await pressButton('Next')
  const [long, below] = measureBoxes() as [DOMRect, DOMRect]
  expect(below.top).toBeGreaterThanOrEqual(long.bottom)
  expect(theDialog().scrollWidth).toBeLessThanOrEqual(theDialog().clientWidth)
})

test('a popup whose picture cannot be loaded begins with its text, below the close button', async () => {
  await startExperience([aSlide('a', { img: '/catalogue/testing/none.svg?missing.png', popupTitle: 'On the pier' })])
  await openPopup()
  await expect.poll(() => theDialog().querySelector('.home-gallery-large img')).toBe(null)
  const words = theDialog().querySelector('h2')?.getBoundingClientRect()
  expect(words?.top).toBeGreaterThanOrEqual(closeButton()?.getBoundingClientRect().bottom ?? Number.NaN)
  expect((words?.top ?? 0) - theDialog().getBoundingClientRect().top).toBeLessThan(100)
})

test('[HOM-08.8] with one slide the popup has no Next and Previous; its name is popupTitle, else title', async () => {
  await startExperience([aSlide('a')])
  await openPopup()
  expect([...theDialog().querySelectorAll('button')]).toEqual([closeButton()])
  await userEvent.keyboard('{ArrowRight}')
  expect([readLargePicture(), theDialog().ariaLabel]).toEqual(['a', 'a'])
  run.stop()
  await startExperience([aSlide('a', { popupTitle: 'At sea' }), aSlide('b')])
  await openPopup()
  expect(theDialog().ariaLabel).toBe('At sea')
  await pressButton('Next')
  expect(theDialog().ariaLabel).toBe('b')
})

test('[HOM-08.9] at a width whose slot is missing there is no gallery; without slides nothing is rendered', async () => {
  const before = pageState()
  await startExperience([])
  expect(pageState()).toEqual(before)
  for (const slotM of ['', 'none']) {
    run.stop()
    await page.viewport(1280, 800)
    await startExperience(four, { slotM })
    expect(listSlots()).toEqual(['wide'])
    await page.viewport(600, 800)
    await expect.poll(listSlots).toEqual([])
  }
})

test.each([
  [1280, 4],
  [601, 4],
  [600, 2],
  [320, 2],
])('[HOM-08.10] at %i px there are %i tiles in a row', async (width, perRow) => {
  await page.viewport(width, 800)
  await startExperience([aSlide('a', { tiles: ['1', '2', '3', '4'].map(aTile) })])
  await openPopup()
  const tops = [...theDialog().querySelectorAll('li')].map((each) => each.getBoundingClientRect().top)
  expect(tops.filter((top) => top === tops[0])).toHaveLength(perRow)
  expect(theDialog().scrollWidth).toBe(theDialog().clientWidth)
})

test('[HOM-08.11] removing the experience removes carousel and popup and restores the slots', async () => {
  const before = pageState()
  await startExperience()
  await openPopup()
  run.stop()
  expect(pageState()).toEqual(before)
})
