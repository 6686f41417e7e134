import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitForAnimations, waitUntilSettled } from '../../testing/a-page.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const picture = '/catalogue/testing/icon.svg'
const missing = '/catalogue/testing/no-such-picture.svg'
const [white, ink, clear] = ['rgb(255, 255, 255)', 'rgb(20, 32, 29)', 'rgba(0, 0, 0, 0)']

/** A shop whose header is fixed over its content and has a ground of its own, in a row as well. */
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

async function start(content: object = {}, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  run = await runTemplate({ experience, template, content: { image: picture, ...content }, ...facts })
  await expect.poll(() => run?.explanation.progress).toBe('executed')
  return run
}

const hero = () => document.querySelector<HTMLElement>('.home-hero-header')
const find = (selector: string) => document.querySelector(selector) as HTMLElement
const look = (selector: string) => getComputedStyle(find(selector))
const colors = () => ({
  header: look('header').backgroundColor,
  row: look('.row').backgroundColor,
  label: look('nav a').color,
  icon: look('svg').stroke,
})
const dark = { header: clear, row: clear, label: white, icon: white }
const light = { header: white, row: white, label: 'rgb(255, 0, 0)', icon: ink }

async function scrolledTo(top: number): Promise<void> {
  scrollTo(0, top)
  await waitUntilSettled()
  await waitForAnimations()
}

describe('[HOM-06.1]', () => {
  test('the picture is first in the content, begins at the top, and the header lies over it', async () => {
    await start({ bannerURL: '/uk/en/shop/new' })
    const box = hero()?.getBoundingClientRect()
    expect(find('main').firstElementChild).toBe(hero())
    expect([box?.top, box?.left, box?.right]).toEqual([0, 0, document.documentElement.clientWidth])
    expect(find('header').contains(document.elementFromPoint(500, 30))).toBe(true)
    expect(find('.home-hero-header a').getAttribute('href')).toBe('/uk/en/shop/new')
    expect(find('[data-anchor="heroBanner"]').checkVisibility()).toBe(false)
  })

  test.each([
    [767, `${picture}?mobile`],
    [768, picture],
  ])('at %d px it is %s', async (width, address) => {
    await page.viewport(width, 700)
    await start({ imageMobile: `${picture}?mobile` })
    const image = find('.home-hero-header img') as HTMLImageElement
    await expect.poll(() => image.currentSrc.replace(location.origin, '')).toBe(address)
  })

  test('without bannerURL it is no link, without imageMobile one picture for all', async () => {
    await page.viewport(400, 700)
    await start()
    expect(hero()?.querySelector('a, source')).toBe(null)
  })

  test('under a header in the flow of the page it begins where the header does', async () => {
    aPage(shop.replace('position: fixed; inset: 0 0 auto; z-index: 5; ', '').replace('padding: 96px 20px 0; ', ''))
    await start()
    expect(hero()?.getBoundingClientRect().top).toBe(0)
    expect(find('header').contains(document.elementFromPoint(500, 30))).toBe(true)
  })
})

test('a header that grows takes the picture along, and no observer of sizes is left unheard', async () => {
  const unheard: string[] = []
  const hear = ({ message }: ErrorEvent) => unheard.push(message)
  addEventListener('error', hear)
  onTestFinished(() => removeEventListener('error', hear))
  find('header').style.position = 'relative'
  find('main').style.height = 'auto'
  await start()
  for (const height of ['120px', '60px']) {
    find('header').style.height = height
    const room = `${find('header').offsetHeight}px`
    await expect.poll(() => look('.home-hero-header').getPropertyValue('--home-hero-header-room')).toBe(room)
    await expect.poll(() => hero()?.getBoundingClientRect().top).toBe(find('header').getBoundingClientRect().top)
    await waitUntilSettled()
  }
  expect(unheard).toEqual([])
})

test('[HOM-06.2] at the top the header is transparent, its words and icons in menuColor, all else in its own colours', async () => {
  await start({ menuColor: 'rgb(1, 2, 3)' })
  await waitForAnimations()
  expect(colors()).toEqual({ ...dark, label: 'rgb(1, 2, 3)', icon: 'rgb(1, 2, 3)' })
  expect([look('.offers').backgroundColor, look('.offers').color]).toEqual(['rgb(0, 0, 0)', white])
  expect([look('.count').backgroundColor, look('.count').color]).toEqual(['rgb(0, 0, 255)', white])
})

test('[HOM-06.2] words that the shop draws later are in menuColor too', async () => {
  await start()
  const link = document.createElement('a')
  link.textContent = 'SALE'
  find('nav').append(link)
  await waitUntilSettled()
  await waitForAnimations()
  expect(getComputedStyle(link).color).toBe(white)
})

test('[HOM-06.3] scrolled by more than 100 px the header is light, at 100 px dark', async () => {
  await start()
  await scrolledTo(101)
  expect(colors()).toEqual(light)
  await scrolledTo(100)
  expect(colors()).toEqual(dark)
})

describe('[HOM-06.4] while it is active the header is light, and then the scroll position decides again', () => {
  test.each(['alertBox', 'searchOverlay'])('%s, which says so', async (anchor) => {
    await start()
    const cover = find(`[data-anchor="${anchor}"]`)
    cover.setAttribute('data-active', 'true')
    await waitUntilSettled()
    await waitForAnimations()
    expect(colors()).toEqual(light)
    cover.setAttribute('data-active', 'false')
    await waitUntilSettled()
    await waitForAnimations()
    expect(colors()).toEqual(dark)
  })

  test('menuOverlay, which is seen', async () => {
    await start()
    const menu = find('[data-anchor="menuOverlay"]') as HTMLDialogElement
    menu.show()
    await waitUntilSettled()
    await waitForAnimations()
    expect(colors()).toEqual(light)
    await scrolledTo(200)
    menu.close()
    await waitUntilSettled()
    await waitForAnimations()
    expect(colors()).toEqual(light)
    await scrolledTo(0)
    expect(colors()).toEqual(dark)
  })
})

describe('[HOM-06.5]', () => {
  test('the theme changes in 0.3 s', async () => {
    await start()
    scrollTo(0, 300)
    await expect.poll(() => find('header').getAnimations().length).toBeGreaterThan(0)
    const durations = [...find('header').getAnimations(), ...find('nav a').getAnimations()].map(
      ({ effect }) => effect?.getTiming().duration,
    )
    expect(new Set(durations)).toEqual(new Set([300]))
  })

  test('a page that is loaded scrolled is light at once, one at its top dark', async () => {
    scrollTo(0, 400)
    const first = await start()
    expect([colors(), find('header').getAnimations()]).toEqual([light, []])
    first.stop()
    scrollTo(0, 0)
    await start()
    expect([colors(), find('header').getAnimations()]).toEqual([dark, []])
  })
})

test.each([
  [true, 'Mens Boots'],
  [false, 'MENS BOOTS'],
])('[HOM-06.6] with capitalizeMenu %s the label is %s', async (capitalizeMenu, label) => {
  await start({ capitalizeMenu })
  expect(find('nav a').textContent).toBe(label)
})

describe('[HOM-06.7]', () => {
  const bar = '[data-anchor="trustPilot"]'

  test('the review bar has the colours of the content', async () => {
    await start({ trustPilotBgColor: 'rgb(1, 1, 1)', trustPilotTextColor: 'rgb(2, 2, 2)' })
    expect([look(bar).backgroundColor, look(bar).color]).toEqual(['rgb(1, 1, 1)', 'rgb(2, 2, 2)'])
  })

  test('without the fields, or without the bar, nothing is done about it', async () => {
    const before = find(bar).outerHTML
    const first = await start()
    expect(find(bar).outerHTML).toBe(before)
    first.stop()
    find(bar).remove()
    await start({ trustPilotBgColor: 'red' })
    expect(run?.errors).toEqual([])
    expect(hero()).not.toBe(null)
  })
})

test('[HOM-06.8] bannerID is the id of the picture, unless the page has it', async () => {
  const first = await start({ bannerID: 'spring' })
  expect(hero()?.id).toBe('spring')
  first.stop()
  find('h1').id = 'spring'
  const second = await start({ bannerID: 'spring' })
  expect(hero()?.hasAttribute('id')).toBe(false)
  expect(second.lines).toEqual(['home/hero-header: the id spring is used on this page'])
})

test('under a high header a narrow picture is higher, so that enough of it is seen', async () => {
  await page.viewport(300, 700)
  await start()
  const height = () => hero()?.querySelector('img')?.offsetHeight
  expect(height()).toBe(61 * 2 + 240)
  find('header').style.height = '95px'
  await expect.poll(height).toBe(96 * 2 + 240)
})

test('[HOM-06.9] the header keeps its height, its links work, and focus is seen in both themes', async () => {
  const before = find('header').offsetHeight
  await start()
  for (const top of [0, 400]) {
    await scrolledTo(top)
    expect(find('header').offsetHeight).toBe(before)
    find('nav a').focus({ focusVisible: true } as FocusOptions)
    await waitForAnimations()
    const { outlineStyle, outlineColor } = look('nav a')
    expect(outlineStyle).not.toBe('none')
    if (top === 0) expect(outlineColor).toBe(white)
    location.hash = ''
    find('nav a').click()
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

  test('drawn again at a width whose picture cannot be loaded it goes with all that came with it', async () => {
    await page.viewport(400, 700)
    await start({ image: missing, imageMobile: picture })
    expect(hero()).not.toBe(null)
    await page.viewport(1000, 700)
    aPage(shop)
    const before = pageState()
    await expect.poll(() => [hero(), document.adoptedStyleSheets.length]).toEqual([null, 0])
    expect(pageState()).toEqual({ ...before, sheets: 0 })
  })
})

test('[HOM-06.11] removal gives header, menu, review bar and the shop’s own hero back', async () => {
  const before = pageState()
  await start({ capitalizeMenu: true, trustPilotBgColor: 'red', trustPilotTextColor: 'blue', bannerID: 'spring' })
  await scrolledTo(300)
  run?.stop()
  expect(pageState()).toEqual(before)
  expect(find('[data-anchor="heroBanner"]').checkVisibility()).toBe(true)
})

test('[SHR-01.9] a second one stands under the first, and has header and review bar when the first goes', async () => {
  const bar = () => [look('[data-anchor="trustPilot"]').backgroundColor, look('[data-anchor="trustPilot"]').color]
  const tops = () => [...document.querySelectorAll('.home-hero-header')].map((each) => each.getBoundingClientRect().top)
  const before = pageState()
  const first = await start({ menuColor: 'rgb(1, 1, 1)', trustPilotBgColor: 'rgb(2, 2, 2)', bannerID: 'one' })
  const height = hero()?.offsetHeight
  const second = await start({ menuColor: 'rgb(3, 3, 3)', trustPilotTextColor: 'rgb(4, 4, 4)', bannerID: 'two' })
  await waitForAnimations()
  expect(tops()).toEqual([0, height])
  expect(colors()).toEqual({ ...dark, label: 'rgb(1, 1, 1)', icon: 'rgb(1, 1, 1)' })
  expect(bar()).toEqual(['rgb(2, 2, 2)', ink])

  first.stop()
  await waitForAnimations()
  await expect.poll(tops).toEqual([0])
  expect(hero()?.id).toBe('two')
  expect(colors()).toEqual({ ...dark, label: 'rgb(3, 3, 3)', icon: 'rgb(3, 3, 3)' })
  expect(bar()).toEqual(['rgb(0, 128, 0)', 'rgb(4, 4, 4)'])
  await scrolledTo(300)
  expect(colors()).toEqual(light)

  second.stop()
  expect(pageState()).toEqual(before)
})

test('a click on the picture is a cta-clicks goal', async () => {
  const started = await start({ bannerURL: '#new' })
  find('.home-hero-header a').click()
  expect(started.goals).toEqual(['cta-clicks'])
  history.replaceState(null, '', ' ')
})
