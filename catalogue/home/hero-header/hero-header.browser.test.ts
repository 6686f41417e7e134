import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
import { holdAnimations } from '../../testing/hold-animations.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = '/catalogue/testing/icon.svg'
const missing = '/catalogue/testing/no-such-picture.svg'
const [white, ink, clear] = ['rgb(255, 255, 255)', 'rgb(20, 32, 29)', 'rgba(0, 0, 0, 0)']

/** A shop whose header is fixed over the content; header and a row in it have their own backgrounds. */
const shop = `
<style>
  body { margin: 0; color: ${ink} }
  button { border: 0; background: none; color: inherit }
  header { position: fixed; inset: 0 0 auto; z-index: 5; height: 60px; background: ${white}; border-bottom: 1px solid silver }
  .row { height: 100%; background: ${white} }
  .offers { position: absolute; top: 100%; background: black; color: ${white} }
  .count { background: blue; color: ${white} }
  main { padding: 96px 20px 0; height: 3000px }
</style>
<header data-anchor="header">
  <div class="row">
    <nav data-anchor="navMenu"><a href="#men" style="color: red">MENS BOOTS</a></nav>
    <button type="button"><svg width="10" height="10" stroke="currentColor"><path d="M0 0h9"></path></svg><b class="count">2</b></button>
  </div>
  <p class="offers">Free delivery</p>
</header>
<main data-anchor="mainContent">
  <section data-anchor="alertBox" data-active="false">Alert</section>
  <section data-anchor="trustPilot" style="background-color: green">4.8 stars</section>
  <section data-anchor="heroBanner"><h1>Shoes</h1></section>
</main>
<dialog data-anchor="menuOverlay"></dialog>
<dialog data-anchor="searchOverlay" data-active="false"></dialog>`

let run: TemplateRun | undefined

beforeEach(async () => {
  await page.viewport(1000, 700)
  aPage(shop)
})

afterEach(() => {
  run?.stop()
  scrollTo(0, 0)
  document.body.replaceChildren()
})

async function startExperience(content: object = {}, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  run = await runTemplate({ experience, template, content: { image: picture, ...content }, ...facts })
  await expect.poll(() => run?.explanation.progress).toBe('executed')
  return run
}

const findHero = () => document.querySelector<HTMLElement>('.home-hero-header')
const findElement = (selector: string) => document.querySelector(selector) as HTMLElement
const readStyle = (selector: string) => getComputedStyle(findElement(selector))
const readColors = () => ({
  header: readStyle('header').backgroundColor,
  row: readStyle('.row').backgroundColor,
  label: readStyle('nav a').color,
  icon: readStyle('svg').stroke,
})
const dark = { header: clear, row: clear, label: white, icon: white }
const light = { header: white, row: white, label: 'rgb(255, 0, 0)', icon: ink }

async function scrolledTo(top: number): Promise<void> {
  scrollTo(0, top)
  await waitUntilSettled()
  await waitForAnimations()
}

describe('[HOM-06.1]', () => {
  test('the picture is the first element of the content, starts at the top, and is below the transparent header', async () => {
    await startExperience({ bannerURL: '/uk/en/shop/new' })
    const box = findHero()?.getBoundingClientRect()
    expect(findElement('main').firstElementChild).toBe(findHero())
    expect([box?.top, box?.left, box?.right]).toEqual([0, 0, document.documentElement.clientWidth])
    expect(findElement('header').contains(document.elementFromPoint(500, 30))).toBe(true)
    expect(findElement('.home-hero-header a').getAttribute('href')).toBe('/uk/en/shop/new')
    expect(findElement('[data-anchor="heroBanner"]').checkVisibility()).toBe(false)
  })

  test.each([
    [767, `${picture}?mobile`],
    [768, picture],
  ])('at %d px the picture is %s', async (width, address) => {
    await page.viewport(width, 700)
    await startExperience({ imageMobile: `${picture}?mobile` })
    const image = findElement('.home-hero-header img') as HTMLImageElement
    await expect.poll(() => image.currentSrc.replace(location.origin, '')).toBe(address)
  })

  test('without bannerURL the picture is not a link, without imageMobile it is the same at all widths', async () => {
    await page.viewport(400, 700)
    await startExperience()
    expect(findHero()?.querySelector('a, source')).toBe(null)
  })
})

test('the picture follows a header that grows, without an error of a resize observer', async () => {
  const unheard: string[] = []
  const recordError = ({ message }: ErrorEvent) => unheard.push(message)
  addEventListener('error', recordError)
  onTestFinished(() => removeEventListener('error', recordError))
  findElement('header').style.position = 'relative'
  findElement('main').style.height = 'auto'
  await startExperience()
  for (const height of ['120px', '60px']) {
    findElement('header').style.height = height
    const room = `${findElement('header').offsetHeight}px`
    await expect.poll(() => readStyle('.home-hero-header').getPropertyValue('--home-hero-header-room')).toBe(room)
    await expect
      .poll(() => findHero()?.getBoundingClientRect().top)
      .toBe(findElement('header').getBoundingClientRect().top)
    await waitUntilSettled()
  }
  expect(unheard).toEqual([])
})

test('[HOM-06.2] at the top the header is transparent, its text and icons are in menuColor, and everything else keeps its colours', async () => {
  await startExperience({ menuColor: 'rgb(1, 2, 3)' })
  await waitForAnimations()
  expect(readColors()).toEqual({ ...dark, label: 'rgb(1, 2, 3)', icon: 'rgb(1, 2, 3)' })
  expect([readStyle('.offers').backgroundColor, readStyle('.offers').color]).toEqual(['rgb(0, 0, 0)', white])
  expect([readStyle('.count').backgroundColor, readStyle('.count').color]).toEqual(['rgb(0, 0, 255)', white])
})

test('[HOM-06.2] text that the shop draws later is in menuColor too', async () => {
  await startExperience()
  const link = document.createElement('a')
  link.textContent = 'SALE'
  findElement('nav').append(link)
  await waitUntilSettled()
  await waitForAnimations()
  expect(getComputedStyle(link).color).toBe(white)
})

test('[HOM-06.3] the header is light when scrolled by more than 100 px, and dark at 100 px', async () => {
  await startExperience()
  await scrolledTo(101)
  expect(readColors()).toEqual(light)
  await scrolledTo(100)
  expect(readColors()).toEqual(dark)
})

describe('[HOM-06.4] while it is active the header is light, and then the scroll position decides again', () => {
  test.each(['alertBox', 'searchOverlay'])('%s, which has an active state', async (anchor) => {
    await startExperience()
    const cover = findElement(`[data-anchor="${anchor}"]`)
    cover.setAttribute('data-active', 'true')
    await waitUntilSettled()
    await waitForAnimations()
    expect(readColors()).toEqual(light)
    cover.setAttribute('data-active', 'false')
    await waitUntilSettled()
    await waitForAnimations()
    expect(readColors()).toEqual(dark)
  })

  test('menuOverlay, which is visible', async () => {
    await startExperience()
    const menu = findElement('[data-anchor="menuOverlay"]') as HTMLDialogElement
    menu.show()
    await waitUntilSettled()
    await waitForAnimations()
    expect(readColors()).toEqual(light)
    await scrolledTo(200)
    menu.close()
    await waitUntilSettled()
    await waitForAnimations()
    expect(readColors()).toEqual(light)
    await scrolledTo(0)
    expect(readColors()).toEqual(dark)
  })
})

test('[HOM-06.4] a menu that the shop opens by a class on the body makes the header light', async () => {
  const style = document.createElement('style')
  style.textContent = '.menu { display: none } body.menu-open .menu { display: block }'
  const menu = document.createElement('div')
  menu.className = 'menu'
  menu.textContent = 'Menu'
  document.body.append(style, menu)
  onTestFinished(() => document.body.classList.remove('menu-open'))
  const anchors = { header: 'header', navMenu: 'nav', mainContent: 'main', menuOverlay: '.menu' }
  await startExperience({}, { anchors })
  await waitForAnimations()
  expect(readColors()).toEqual(dark)
  for (const [isOpen, colors] of [
    [true, light],
    [false, dark],
  ] as const) {
    document.body.classList.toggle('menu-open', isOpen)
    await waitUntilSettled()
    await waitForAnimations()
    expect(readColors()).toEqual(colors)
  }
})

describe('[HOM-06.5]', () => {
  test('the theme changes in 0.3 s', async () => {
    await startExperience()
    holdAnimations()
    scrollTo(0, 300)
    await expect.poll(() => findElement('header').getAnimations().length).toBeGreaterThan(0)
    const durations = [...findElement('header').getAnimations(), ...findElement('nav a').getAnimations()].map(
      ({ effect }) => effect?.getTiming().duration,
    )
    expect(new Set(durations)).toEqual(new Set([300]))
  })

  test('on a page that is loaded scrolled the header is light immediately, at the top it is dark', async () => {
    scrollTo(0, 400)
    const first = await startExperience()
    expect([readColors(), findElement('header').getAnimations()]).toEqual([light, []])
    first.stop()
    scrollTo(0, 0)
    await startExperience()
    expect([readColors(), findElement('header').getAnimations()]).toEqual([dark, []])
  })
})

test.each([
  [true, 'Mens Boots'],
  [false, 'MENS BOOTS'],
])('[HOM-06.6] with capitalizeMenu %s the label is %s', async (capitalizeMenu, label) => {
  await startExperience({ capitalizeMenu })
  expect(findElement('nav a').textContent).toBe(label)
})

describe('[HOM-06.7]', () => {
  const bar = '[data-anchor="trustPilot"]'

  test('the review bar has the configured colours', async () => {
    await startExperience({ trustPilotBgColor: 'rgb(1, 1, 1)', trustPilotTextColor: 'rgb(2, 2, 2)' })
    expect([readStyle(bar).backgroundColor, readStyle(bar).color]).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)'])
  })

  test('without the fields the bar does not change, and a page without the bar is fine', async () => {
    const before = findElement(bar).outerHTML
    const first = await startExperience()
    expect(findElement(bar).outerHTML).toBe(before)
    first.stop()
    findElement(bar).remove()
    await startExperience({ trustPilotBgColor: 'red' })
    expect(run?.errors).toEqual([])
    expect(findHero()).not.toBe(null)
  })
})

test('[HOM-06.8] bannerID is the id of the picture, unless the page already has that id', async () => {
  const first = await startExperience({ bannerID: 'spring' })
  expect(findHero()?.id).toBe('spring')
  first.stop()
  findElement('h1').id = 'spring'
  const second = await startExperience({ bannerID: 'spring' })
  expect(findHero()?.id).not.toBe('spring')
  expect(second.lines).toEqual(['home/hero-header: the id spring is used on this page'])
})

test('below a high header a narrow picture is higher, so that enough of it is visible', async () => {
  await page.viewport(300, 700)
  await startExperience()
  const measureHeight = () => findHero()?.querySelector('img')?.offsetHeight
  expect(measureHeight()).toBe(61 * 2 + 240)
  findElement('header').style.height = '95px'
  await expect.poll(measureHeight).toBe(96 * 2 + 240)
})

test('[HOM-06.9] the header keeps its height, its links work, and focus is visible in both themes', async () => {
  const before = findElement('header').offsetHeight
  await startExperience()
  for (const top of [0, 400]) {
    await scrolledTo(top)
    expect(findElement('header').offsetHeight).toBe(before)
    findElement('nav a').focus({ focusVisible: true } as FocusOptions)
    await waitForAnimations()
    const { outlineStyle, outlineColor } = readStyle('nav a')
    expect(outlineStyle).not.toBe('none')
    if (top === 0) expect(outlineColor).toBe(white)
    location.hash = ''
    findElement('nav a').click()
    expect(location.hash).toBe('#men')
    history.replaceState(null, '', ' ')
  }
})

describe('[HOM-06.10] without a picture the page stays as it is', () => {
  test.each([
    ['missing', { image: '' }],
    ['not to be loaded', { image: missing }],
    ['not to be loaded, nor that for phones', { image: missing, imageMobile: missing }],
  ])('%s', async (_, content) => {
    const before = pageState()
    run = await runTemplate({ experience, template, content })
    for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
    expect(pageState()).toEqual(before)
    expect(run.errors).toEqual([])
  })

  test('when the picture of a new width cannot be loaded, all changes are removed', async () => {
    await page.viewport(400, 700)
    await startExperience({ image: missing, imageMobile: picture })
    expect(findHero()).not.toBe(null)
    await page.viewport(1000, 700)
    aPage(shop)
    const before = pageState()
    await expect.poll(() => [findHero(), document.adoptedStyleSheets.length]).toEqual([null, 0])
    expect(pageState()).toEqual({ ...before, sheets: 0 })
  })
})

test('[HOM-06.11] removing the experience restores header, menu, review bar and the shop’s own hero', async () => {
  const before = pageState()
  await startExperience({
    capitalizeMenu: true,
    trustPilotBgColor: 'red',
    trustPilotTextColor: 'blue',
    bannerID: 'spring',
  })
  await scrolledTo(300)
  run?.stop()
  expect(pageState()).toEqual(before)
  expect(findElement('[data-anchor="heroBanner"]').checkVisibility()).toBe(true)
})

test('[SHR-01.9] a second picture is below the first, and changes header and review bar when the first is removed', async () => {
  const readBarColors = () => [
    readStyle('[data-anchor="trustPilot"]').backgroundColor,
    readStyle('[data-anchor="trustPilot"]').color,
  ]
  const measureTops = () =>
    [...document.querySelectorAll('.home-hero-header')].map((each) => each.getBoundingClientRect().top)
  const before = pageState()
  const first = await startExperience({ menuColor: 'rgb(1, 1, 1)', trustPilotBgColor: 'rgb(2, 2, 2)', bannerID: 'one' })
  const height = findHero()?.offsetHeight
  const other = { menuColor: 'rgb(3, 3, 3)', trustPilotTextColor: 'rgb(4, 4, 4)', bannerID: 'two' }
  const second = await startExperience(other)
  await waitForAnimations()
  expect(measureTops()).toEqual([0, height])
  expect(readColors()).toEqual({ ...dark, label: 'rgb(1, 1, 1)', icon: 'rgb(1, 1, 1)' })
  expect(readBarColors()).toEqual(['rgb(2, 2, 2)', ink])

  first.stop()
  await waitForAnimations()
  await expect.poll(measureTops).toEqual([0])
  expect(findHero()?.id).toBe('two')
  expect(readColors()).toEqual({ ...dark, label: 'rgb(3, 3, 3)', icon: 'rgb(3, 3, 3)' })
  expect(readBarColors()).toEqual(['rgb(0, 128, 0)', 'rgb(4, 4, 4)'])
  await scrolledTo(300)
  expect(readColors()).toEqual(light)

  second.stop()
  expect(pageState()).toEqual(before)
})

test('[HOM-06.13] the line of offers below the header has no background of its own while the header is dark', async () => {
  findElement('.offers').setAttribute('data-anchor', 'headerPromo')
  findElement('.offers').style.color = ink
  const readOffers = () => ['background-color', 'color'].map((each) => readStyle('.offers').getPropertyValue(each))
  await startExperience()
  await waitForAnimations()
  expect(readOffers()).toEqual([clear, white])
  await scrolledTo(200)
  expect(readOffers()).toEqual(['rgb(0, 0, 0)', ink])
})

test('a click on the picture sends the goal cta-clicks', async () => {
  const started = await startExperience({ bannerURL: '#new' })
  findElement('.home-hero-header a').click()
  expect(started.goals).toEqual(['cta-clicks'])
  history.replaceState(null, '', ' ')
})

test('on another shop, without attributes of the demo, the picture is drawn and counted, and the header is light while the menu is visible', async () => {
  const foreign = shop.replace(/ data-(anchor|active)="[^"]*"/g, '').replaceAll('<dialog', '<dialog class="menu"')
  aPage(foreign)
  const { seen } = await startExperience(
    {},
    { settings: {}, anchors: { header: 'header', navMenu: 'nav', mainContent: 'main', menuOverlay: '.menu' } },
  )
  await waitForAnimations()
  expect([findElement('main').firstElementChild, seen.length]).toEqual([findHero(), 1])
  expect(readColors().header).toBe(clear)
  document.querySelector<HTMLDialogElement>('.menu')?.show()
  await waitUntilSettled()
  await waitForAnimations()
  expect(readColors().header).toBe(white)
})
