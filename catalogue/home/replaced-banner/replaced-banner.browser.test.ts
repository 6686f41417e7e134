import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { experience as weatherBanner } from '../../global/weather-banner/experience.tsx'
import { template as weatherTemplate } from '../../global/weather-banner/template.ts'
import { aPage, pageState } from '../../testing/a-page.ts'
import { aService } from '../../testing/a-service.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = (name: string) => `/catalogue/testing/icon.svg?${name}`
const banner = {
  title: 'Wet streets',
  description: 'Sealed **and** warm',
  img: picture('wide'),
  imgMob: picture('narrow'),
}
/** As in a shop whose styles decide which of the two slots is on screen. */
const shop = `
  <style>
    body { margin: 0; color: rgb(1, 2, 3) }
    @media (width < 768px) { #wide { display: none } }
    @media (width >= 768px) { #narrow { display: none } }
  </style>
  <main data-anchor="mainContent">
    <div id="wide" data-anchor="contentSlot" data-slot="desktop"><h1>The shop's own</h1> and more</div>
    <div id="narrow" data-anchor="contentSlot" data-slot="mobile"><h1>The shop's own</h1></div>
    <div id="other" data-anchor="contentSlot"><p>Other</p></div>
  </main>`

const runs: TemplateRun[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(shop)
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  vi.restoreAllMocks()
})

async function start(...slots: object[]): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content: { slots } })
  runs.push(run)
  for (let turn = 0; turn < 50 && run.explanation.progress === 'executing'; turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return run
}

const slot = (id: string) => document.querySelector(`#${id}`) as HTMLElement
const own = (id: string) => slot(id).querySelector('h1, p:not(.home-replaced-banner *)') as HTMLElement
const shown = (id: string) => slot(id).querySelector<HTMLElement>('.home-replaced-banner')
const words = (id = 'wide') => slot(id).querySelector('.home-replaced-banner-words') as HTMLElement
const image = (id = 'wide') => slot(id).querySelector('img') as HTMLImageElement
const box = (element: Element) => element.getBoundingClientRect()

test("[HOM-01.1] the shop's content of a slot is hidden, and a picture with title and description over it is in its place", async () => {
  await start({ ...banner, slotId: 'desktop' })
  expect([own('wide').checkVisibility(), words().textContent]).toEqual([false, 'Wet streetsSealed and warm'])
  expect([words().querySelector('h2')?.textContent, words().querySelector('b')?.textContent]).toEqual([
    'Wet streets',
    'and',
  ])
  expect(image().checkVisibility()).toBe(true)
  expect(box(words()).top).toBeGreaterThanOrEqual(box(image()).top)
  expect(box(words()).bottom).toBeLessThanOrEqual(box(image()).bottom)
  expect(box(image()).width).toBe(box(slot('wide')).width)
})

test('[HOM-01.2] an entry fills the slot it names and no other, and the shop decides which is on screen', async () => {
  await start({ ...banner, slotId: 'desktop' })
  expect([shown('wide'), shown('narrow'), shown('other')].map(Boolean)).toEqual([true, false, false])
  runs.pop()?.stop()
  await start(
    { ...banner, slotId: 'mobile', title: 'Small' },
    { ...banner, slotId: 'desktop' },
    { ...banner, slotId: 'other', title: 'By id' },
  )
  expect(['wide', 'narrow', 'other'].map((id) => words(id).querySelector('h2')?.textContent)).toEqual([
    'Wet streets',
    'Small',
    'By id',
  ])
  const seen = () => ['wide', 'narrow'].map((id) => shown(id)?.checkVisibility())
  expect(seen()).toEqual([true, false])
  await page.viewport(767, 800)
  expect(seen()).toEqual([false, true])
  await page.viewport(768, 800)
  expect(seen()).toEqual([true, false])
})

describe('[HOM-01.3]', () => {
  test.each([
    [{}, 'wide', 'narrow'],
    [{ imgMob: '' }, 'wide', 'wide'],
    [{ img: '' }, 'narrow', 'narrow'],
  ])('with %j the picture is %s from 768 px and %s below', async (images, wide, narrow) => {
    await page.viewport(768, 800)
    await start({ ...banner, ...images, slotId: 'other' })
    const current = () => image('other').currentSrc.split('?')[1]
    await expect.poll(current).toBe(wide)
    await page.viewport(767, 800)
    await expect.poll(current).toBe(narrow)
  })

  test("with none the words stand on the shop's background", async () => {
    await start({ slotId: 'desktop', title: 'Words' })
    expect([shown('wide')?.querySelector('img'), words().textContent]).toEqual([null, 'Words'])
    for (const each of [words(), shown('wide') as HTMLElement])
      expect(getComputedStyle(each).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })
})

test("without a picture that cannot be loaded the words are in the shop's colour, and without words nothing is changed", async () => {
  const before = pageState()
  const none = '/catalogue/testing/none.svg'
  await start({ slotId: 'desktop', img: none })
  runs.pop()?.stop()
  expect(pageState()).toEqual(before)
  await start({ slotId: 'desktop', title: 'Words', textColour: '#ffffff', img: none })
  expect([image(), getComputedStyle(words()).color]).toEqual([null, 'rgb(1, 2, 3)'])
})

test('[HOM-01.4] an entry with show false, or of a slot that does not exist, changes nothing; the others are applied', async () => {
  await start(
    { ...banner, slotId: 'desktop', show: false },
    { ...banner, slotId: 'none' },
    { ...banner, slotId: 'other' },
  )
  expect([shown('wide'), own('wide').checkVisibility()]).toEqual([null, true])
  expect([document.querySelectorAll('.home-replaced-banner').length, Boolean(shown('other'))]).toEqual([1, true])
})

test.each([
  [{}, 'Wet streets'],
  [{ title: '' }, 'Sealed and warm'],
])('[HOM-01.5] with url and %j the whole banner is one link named %s', async (content, name) => {
  await start({ ...banner, ...content, slotId: 'desktop', url: '#boots' })
  const link = page.getByRole('link', { name, exact: true }).element()
  expect([link.getAttribute('href'), slot('wide').querySelectorAll('a').length]).toEqual(['#boots', 1])
  const { left, top, right, bottom } = box(shown('wide') as Element)
  const [x, y] = [(left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2]
  for (const [at, down] of [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [x, y],
    [left + 2, y],
    [right - 2, y],
  ] as const)
    expect(document.elementFromPoint(at, down)).toBe(link)
})

test('[HOM-01.5] without url it is no link', async () => {
  await start({ ...banner, slotId: 'desktop' })
  expect(slot('wide').querySelector('a, button, [tabindex]')).toBe(null)
})

describe('[HOM-01.6]', () => {
  test.each(['top', 'middle', 'bottom'])('the words are at the %s, in their colour', async (position) => {
    await start({ ...banner, slotId: 'desktop', position, textColour: 'rgb(9, 8, 7)' })
    const [around, inside] = [box(image()), box(words())]
    const above = inside.top - around.top
    const below = around.bottom - inside.bottom
    expect(around.height - inside.height).toBeGreaterThan(50)
    if (position === 'top') expect(above).toBe(0)
    if (position === 'bottom') expect(below).toBe(0)
    if (position === 'middle') expect(above).toBeCloseTo(below, 0)
    for (const each of words().children) expect(getComputedStyle(each).color).toBe('rgb(9, 8, 7)')
  })

  test.each(['left', 'center', 'right'])('and aligned: %s', async (alignment) => {
    await start({ ...banner, slotId: 'desktop', alignment })
    const [around, inside] = [box(image()), box(words())]
    const [before, after] = [inside.left - around.left, around.right - inside.right]
    expect(getComputedStyle(words()).textAlign).toBe(alignment)
    if (alignment === 'left') expect([before, after > 50]).toEqual([0, true])
    if (alignment === 'right') expect([after, before > 50]).toEqual([0, true])
    if (alignment === 'center') expect(before).toBeCloseTo(after, 0)
  })
})

describe('[HOM-01.7]', () => {
  const moving = () => words('other').getAnimations()[0]
  const far = () => slot('other').style.setProperty('margin-top', '3000px')

  test('words slide in from below over 600 ms when they are first in view, once', async () => {
    far()
    await start({ ...banner, slotId: 'other', animate: true })
    const [slide] = [moving() as Animation]
    expect([slide.playState, slide.effect?.getComputedTiming().duration]).toEqual(['paused', 600])
    const [from, to] = (slide.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform)
    expect([from, to]).toEqual(['translateY(40px)', 'none'])
    slot('other').scrollIntoView()
    await expect.poll(() => slide.playState, { timeout: 5000 }).toBe('finished')
    expect(getComputedStyle(words('other')).opacity).toBe('1')
    scrollTo(0, 0)
    slot('other').scrollIntoView()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(words('other').getAnimations()).toEqual([])
    aPage(shop)
    await expect.poll(() => Boolean(shown('other'))).toBe(true)
    expect(words('other').getAnimations()).toEqual([])
  })

  test('with reduced motion, or without animate, they are simply there', async () => {
    await start({ ...banner, slotId: 'other' })
    expect(words('other').getAnimations()).toEqual([])
    runs.pop()?.stop()
    await lessMotion()
    await start({ ...banner, slotId: 'other', animate: true })
    expect([words('other').getAnimations(), getComputedStyle(words('other')).opacity]).toEqual([[], '1'])
  })
})

describe('[HOM-01.8]', () => {
  test('a slot that another one fills is left to it, with one line', async () => {
    await start({ ...banner, slotId: 'desktop' })
    const run = await start({ ...banner, slotId: 'desktop', title: 'Late' }, { ...banner, slotId: 'other' })
    expect([
      words().querySelector('h2')?.textContent,
      document.querySelectorAll('.home-replaced-banner').length,
    ]).toEqual(['Wet streets', 2])
    aPage(shop)
    await expect.poll(() => Boolean(shown('wide') && shown('other'))).toBe(true)
    expect(slot('wide').querySelectorAll('h2')).toHaveLength(1)
    expect(run.lines).toEqual(['home/replaced-banner: the slot desktop is filled by another experience'])
  })

  test('and one of another template too', async () => {
    const weather = await runTemplate({
      experience: weatherBanner,
      template: weatherTemplate,
      content: { threshold: 20, slotIds: 'desktop', hotImage: picture('hot'), hotLink: '#hot' },
      config: { weather: { siteId: 's' } },
      reply: aService({ city: '1', weather: { temp: 25, id: 800 } }),
    })
    runs.push(weather)
    await expect.poll(() => document.querySelector('.global-weather-banner')).not.toBe(null)
    const run = await start({ ...banner, slotId: 'desktop' })
    expect([shown('wide'), document.querySelector('.global-weather-banner')?.checkVisibility()]).toEqual([null, true])
    expect(run.lines).toHaveLength(1)
  })
})

test("[HOM-01.9] removal shows the shop's content of every slot again", async () => {
  const before = pageState()
  const run = await start(
    { ...banner, slotId: 'desktop' },
    { ...banner, slotId: 'mobile' },
    { ...banner, slotId: 'other', animate: true },
  )
  run.stop()
  expect(pageState()).toEqual(before)
  expect([own('wide').checkVisibility(), own('other').checkVisibility()]).toEqual([true, true])
})

test('long words at 320 px make no page wider', async () => {
  await page.viewport(320, 800)
  await start({
    ...banner,
    slotId: 'mobile',
    title: 'Nachhaltigkeitszertifizierungsverfahrensdokumentation',
    description: 'Wetterfest '.repeat(30),
  })
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(box(words('narrow')).height).toBeLessThanOrEqual(box(image('narrow')).height)
})
