import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { experience as weatherBanner } from '../../global/weather-banner/experience.tsx'
import { template as weatherTemplate } from '../../global/weather-banner/template.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aService } from '../../testing/a-service.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const pictureOf = (name: string) => `/catalogue/testing/icon.svg?${name}`
const banner = {
  title: 'Wet streets',
  description: 'Sealed **and** warm',
  img: pictureOf('wide'),
  imgMob: pictureOf('narrow'),
}
/** A shop whose styles decide which of the two slots is visible. */
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

async function startExperience(...slots: object[]): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content: { slots } })
  runs.push(run)
  for (let turn = 0; turn < 50 && run.explanation.progress === 'executing'; turn++)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return run
}

const findSlot = (id: string) => document.querySelector(`#${id}`) as HTMLElement
const findOwnText = (id: string) => findSlot(id).querySelector(':is(h1, p):not(.home-replaced-banner *)') as HTMLElement
const findBanner = (id: string) => findSlot(id).querySelector<HTMLElement>('.home-replaced-banner')
const findText = (id = 'wide') => findSlot(id).querySelector('.home-replaced-banner-words') as HTMLElement
const findImage = (id = 'wide') => findSlot(id).querySelector('img') as HTMLImageElement
const measureBox = (element: Element) => element.getBoundingClientRect()

test("[HOM-01.1] a picture with title and description over it replaces the shop's content of a slot", async () => {
  await startExperience({ ...banner, slotId: 'desktop' })
  expect([findOwnText('wide').checkVisibility(), findText().textContent]).toEqual([false, 'Wet streetsSealed and warm'])
  expect([
    findText().querySelector('.instep-heading')?.textContent,
    findText().querySelector('b')?.textContent,
  ]).toEqual(['Wet streets', 'and'])
  expect(findImage().checkVisibility()).toBe(true)
  expect(measureBox(findText()).top).toBeGreaterThanOrEqual(measureBox(findImage()).top)
  expect(measureBox(findText()).bottom).toBeLessThanOrEqual(measureBox(findImage()).bottom)
  expect(measureBox(findImage()).width).toBe(measureBox(findSlot('wide')).width)
})

test('[HOM-01.1] the title has colour and alignment of the entry where the shop has its own for headings', async () => {
  aPage(`<style>h1, h2 { color: rgb(9, 9, 9); text-align: center }</style>${shop}`)
  await startExperience({ ...banner, slotId: 'desktop', textColour: 'rgb(200, 1, 2)', alignment: 'right' })
  const { color, textAlign } = getComputedStyle(findText().querySelector('h1') as HTMLElement)
  expect([color, textAlign]).toEqual(['rgb(200, 1, 2)', 'right'])
})

test('[HOM-01.11] the title takes the place of the main heading that it hides, and is of the second level elsewhere', async () => {
  await startExperience({ ...banner, slotId: 'desktop' }, { ...banner, slotId: 'other' })
  expect(['wide', 'other'].map((id) => findText(id).querySelector('.instep-heading')?.tagName)).toEqual(['H1', 'H2'])
})

test('[HOM-01.2] an entry fills only the slot it names, and the shop decides which slot is visible', async () => {
  await startExperience({ ...banner, slotId: 'desktop' })
  expect([findBanner('wide'), findBanner('narrow'), findBanner('other')].map(Boolean)).toEqual([true, false, false])
  runs.pop()?.stop()
  await startExperience(
    { ...banner, slotId: 'mobile', title: 'Small' },
    { ...banner, slotId: 'desktop' },
    { ...banner, slotId: 'other', title: 'By id' },
  )
  expect(['wide', 'narrow', 'other'].map((id) => findText(id).querySelector('.instep-heading')?.textContent)).toEqual([
    'Wet streets',
    'Small',
    'By id',
  ])
  const listVisibility = () => ['wide', 'narrow'].map((id) => findBanner(id)?.checkVisibility())
  expect(listVisibility()).toEqual([true, false])
  await page.viewport(767, 800)
  expect(listVisibility()).toEqual([false, true])
  await page.viewport(768, 800)
  expect(listVisibility()).toEqual([true, false])
})

describe('[HOM-01.3]', () => {
  test.each([
    [{}, 'wide', 'narrow'],
    [{ imgMob: '' }, 'wide', 'wide'],
    [{ img: '' }, 'narrow', 'narrow'],
  ])('with %j the picture is %s from 768 px on and %s below', async (images, wide, narrow) => {
    await page.viewport(768, 800)
    await startExperience({ ...banner, ...images, slotId: 'other' })
    const readCurrentPicture = () => findImage('other').currentSrc.split('?')[1]
    await expect.poll(readCurrentPicture).toBe(wide)
    await page.viewport(767, 800)
    await expect.poll(readCurrentPicture).toBe(narrow)
  })

  test("without a picture the text is on the shop's background", async () => {
    await startExperience({ slotId: 'desktop', title: 'Words' })
    expect([findBanner('wide')?.querySelector('img'), findText().textContent]).toEqual([null, 'Words'])
    for (const each of [findText(), findBanner('wide') as HTMLElement])
      expect(getComputedStyle(each).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  })
})

test("when the picture cannot be loaded the text has the shop's colour, and without text nothing changes", async () => {
  const before = pageState()
  const none = '/catalogue/testing/none.svg'
  await startExperience({ slotId: 'desktop', img: none })
  runs.pop()?.stop()
  expect(pageState()).toEqual(before)
  await startExperience({ slotId: 'desktop', title: 'Words', textColour: '#ffffff', img: none })
  expect([findImage(), getComputedStyle(findText()).color]).toEqual([null, 'rgb(1, 2, 3)'])
})

test('[HOM-01.4] an entry with show false or for a missing slot changes nothing; the others are applied', async () => {
  await startExperience(
    { ...banner, slotId: 'desktop', show: false },
    { ...banner, slotId: 'none' },
    { ...banner, slotId: 'other' },
  )
  expect([findBanner('wide'), findOwnText('wide').checkVisibility()]).toEqual([null, true])
  expect([document.querySelectorAll('.home-replaced-banner').length, Boolean(findBanner('other'))]).toEqual([1, true])
})

test.each([
  [{}, 'Wet streets'],
  [{ title: '' }, 'Sealed and warm'],
])('[HOM-01.5] with url and %j the whole banner is one link named %s', async (content, name) => {
  await startExperience({ ...banner, ...content, slotId: 'desktop', url: '#boots' })
  const link = page.getByRole('link', { name, exact: true }).element()
  expect([link.getAttribute('href'), findSlot('wide').querySelectorAll('a').length]).toEqual(['#boots', 1])
  const { left, top, right, bottom } = measureBox(findBanner('wide') as Element)
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

describe('on a dark picture', () => {
  const readGround = () =>
    getComputedStyle(document.querySelector('#wide .home-replaced-banner-words') as Element).backgroundColor
  const startOn = async (own: object) => {
    const slots = [{ ...banner, description: '', slotId: 'desktop', ...own }]
    runs.push(await runTemplate({ experience, template, content: { slots } }))
    for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
  }
  const [white, none] = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']

  test('dark words of the shop have a light ground, and the configured light ones none', async () => {
    await startOn({})
    await expect.poll(readGround).toBe(white)
    runs.pop()?.stop()
    await startOn({ textColour: 'white' })
    expect(readGround()).toBe(none)
  })

  test('[SHR-01.35] in forced colours the ground has no dark frame', async () => {
    await emulateMedia({ forcedColors: 'active' })
    await startOn({ textColour: 'black' })
    await expect.poll(() => findText().classList.contains('home-replaced-banner-ground')).toBe(true)
    const { borderTopColor, color } = getComputedStyle(findText())
    expect(borderTopColor).not.toBe(color)
  })

  test('that cannot be read, words of the shop have a ground, and configured ones none', async () => {
    vi.spyOn(CanvasRenderingContext2D.prototype, 'drawImage').mockImplementation(() => {
      throw new DOMException('tainted', 'SecurityError')
    })
    await startOn({})
    await expect.poll(readGround).toBe(white)
    runs.pop()?.stop()
    await startOn({ textColour: 'black' })
    expect(readGround()).toBe(none)
  })
})

test('[HOM-01.5] without url the banner is not a link', async () => {
  await startExperience({ ...banner, slotId: 'desktop' })
  expect(findSlot('wide').querySelector('a, button, [tabindex]')).toBe(null)
})

test('[HOM-01.10] words like a button say that the banner is a link, whose name stays the title; without a link there are none', async () => {
  await startExperience({ ...banner, slotId: 'desktop', url: '#boots', cta: 'See the boots' })
  const findButton = () => findText().querySelector<HTMLElement>('.home-replaced-banner-cta')
  expect([findButton()?.textContent, findButton()?.offsetHeight]).toEqual(['See the boots', expect.any(Number)])
  expect(findButton()?.offsetHeight).toBeGreaterThanOrEqual(44)
  expect([...findSlot('wide').querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([banner.title])
  const { x, y } = measureBox(findButton() as Element)
  expect(
    document
      .elementFromPoint(x + 5, y + 5)
      ?.closest('a')
      ?.getAttribute('href'),
  ).toBe('#boots')
  for (const run of runs.splice(0)) run.stop()
  await startExperience({ ...banner, slotId: 'desktop', cta: 'See the boots' })
  expect(findButton()).toBe(null)
})

describe('[HOM-01.6]', () => {
  test.each(['top', 'middle', 'bottom'])('the text is at the %s, in its colour', async (position) => {
    await startExperience({ ...banner, slotId: 'desktop', position, textColour: 'rgb(9, 8, 7)' })
    const [around, inside] = [measureBox(findImage()), measureBox(findText())]
    const above = inside.top - around.top
    const below = around.bottom - inside.bottom
    expect(around.height - inside.height).toBeGreaterThan(50)
    if (position === 'top') expect(above).toBe(0)
    if (position === 'bottom') expect(below).toBe(0)
    if (position === 'middle') expect(above).toBeCloseTo(below, 0)
    for (const each of findText().children) expect(getComputedStyle(each).color).toBe('rgb(9, 8, 7)')
  })

  test.each(['left', 'center', 'right'])('and aligned: %s', async (alignment) => {
    await startExperience({ ...banner, slotId: 'desktop', alignment })
    const [around, inside] = [measureBox(findImage()), measureBox(findText())]
    const [before, after] = [inside.left - around.left, around.right - inside.right]
    expect(getComputedStyle(findText()).textAlign).toBe(alignment)
    if (alignment === 'left') expect([before, after > 50]).toEqual([0, true])
    if (alignment === 'right') expect([after, before > 50]).toEqual([0, true])
    if (alignment === 'center') expect(before).toBeCloseTo(after, 0)
  })
})

describe('[HOM-01.7]', () => {
  const findAnimation = () => findText('other').getAnimations()[0]
  const moveFarAway = () => findSlot('other').style.setProperty('margin-top', '3000px')

  test('text slides in from below in 600 ms when it first comes into view, once', async () => {
    moveFarAway()
    await startExperience({ ...banner, slotId: 'other', animate: true })
    const [slide] = [findAnimation() as Animation]
    expect([slide.playState, slide.effect?.getComputedTiming().duration]).toEqual(['paused', 600])
    const [from, to] = (slide.effect as KeyframeEffect).getKeyframes().map(({ transform }) => transform)
    expect([from, to]).toEqual(['translateY(40px)', 'none'])
    findSlot('other').scrollIntoView()
    await expect.poll(() => slide.playState, { timeout: 5000 }).toBe('finished')
    expect(getComputedStyle(findText('other')).opacity).toBe('1')
    scrollTo(0, 0)
    findSlot('other').scrollIntoView()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(findText('other').getAnimations()).toEqual([])
    aPage(shop)
    await expect.poll(() => Boolean(findBanner('other'))).toBe(true)
    expect(findText('other').getAnimations()).toEqual([])
  })

  test('with reduced motion, or without animate, it is visible immediately', async () => {
    await startExperience({ ...banner, slotId: 'other' })
    expect(findText('other').getAnimations()).toEqual([])
    runs.pop()?.stop()
    await lessMotion()
    await startExperience({ ...banner, slotId: 'other', animate: true })
    expect([findText('other').getAnimations(), getComputedStyle(findText('other')).opacity]).toEqual([[], '1'])
  })
})

describe('[HOM-01.8]', () => {
  test('a slot that another experience fills is left to it, with one log line', async () => {
    await startExperience({ ...banner, slotId: 'desktop' })
    const run = await startExperience({ ...banner, slotId: 'desktop', title: 'Late' }, { ...banner, slotId: 'other' })
    expect([
      findText().querySelector('.instep-heading')?.textContent,
      document.querySelectorAll('.home-replaced-banner').length,
    ]).toEqual(['Wet streets', 2])
    aPage(shop)
    await expect.poll(() => Boolean(findBanner('wide') && findBanner('other'))).toBe(true)
    expect(findSlot('wide').querySelectorAll('.instep-heading')).toHaveLength(1)
    expect(run.lines).toEqual(['home/replaced-banner: the slot desktop is filled by another experience'])
  })

  test('even when the other one is of another template', async () => {
    const weather = await runTemplate({
      experience: weatherBanner,
      template: weatherTemplate,
      content: { threshold: 20, slotIds: 'desktop', hotImage: pictureOf('hot'), hotLink: '#hot' },
      config: { weather: { siteId: 's' } },
      reply: aService({ city: '1', weather: { temp: 25, id: 800 } }),
    })
    runs.push(weather)
    await expect.poll(() => document.querySelector('.global-weather-banner')).not.toBe(null)
    const run = await startExperience({ ...banner, slotId: 'desktop' })
    expect([findBanner('wide'), document.querySelector('.global-weather-banner')?.checkVisibility()]).toEqual([
      null,
      true,
    ])
    expect(run.lines).toHaveLength(1)
  })
})

test("[HOM-01.9] removing the experience shows the shop's content of every slot again", async () => {
  const before = pageState()
  const run = await startExperience(
    { ...banner, slotId: 'desktop' },
    { ...banner, slotId: 'mobile' },
    { ...banner, slotId: 'other', animate: true },
  )
  run.stop()
  expect(pageState()).toEqual(before)
  expect([findOwnText('wide').checkVisibility(), findOwnText('other').checkVisibility()]).toEqual([true, true])
})

test('at 320 px long words do not make the page wider', async () => {
  await page.viewport(320, 800)
  await startExperience({
    ...banner,
    slotId: 'mobile',
    title: 'Nachhaltigkeitszertifizierungsverfahrensdokumentation',
    description: 'Wetterfest '.repeat(30),
  })
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(measureBox(findText('narrow')).height).toBeLessThanOrEqual(measureBox(findImage('narrow')).height)
})

test('on another shop, without attributes of the demo, an entry fills the slot whose id it names and is counted', async () => {
  aPage(
    '<main><div class="slot" id="hero"><h1>Welcome</h1></div><div class="slot" id="middle"><p>More</p></div></main>',
  )
  const run = await runTemplate({
    experience,
    template,
    content: { slots: [{ ...banner, slotId: 'hero' }] },
    settings: {},
    anchors: { contentSlot: '.slot' },
  })
  runs.push(run)
  await expect.poll(() => findBanner('hero')?.checkVisibility()).toBe(true)
  expect([findOwnText('hero').checkVisibility(), findOwnText('middle').checkVisibility()]).toEqual([false, true])
  expect(run.seen).toHaveLength(1)
})
