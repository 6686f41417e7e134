import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { holdAnimations } from '../../testing/hold-animations.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience as offers } from '../offer-banner/experience.tsx'
import { template as offersTemplate } from '../offer-banner/template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const address = location.href
const entry = { match: '/uk/en', title: 'Two pairs', description: 'One **parcel**' }
const wide = '/catalogue/testing/icon.svg?wide'
const narrow = '/catalogue/testing/icon.svg?narrow'
const runs: TemplateRun[] = []

beforeEach(() => {
  aPage(
    '<header data-anchor="header">Shop</header><main><a href="#a">A</a><p style="height: 2000px"></p><p id="last">Last</p></main>',
  )
  goTo('/uk/en/help')
})

afterEach(async () => {
  for (const run of runs.splice(0)) run.stop()
  history.replaceState(null, '', address)
  scrollTo(0, 0)
  await page.viewport(1280, 800)
})

function goTo(path: string): void {
  history.replaceState(null, '', path)
}

async function startExperience(own: object | object[] = {}, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const banners = [own].flat().map((each) => ({ ...entry, ...each }))
  const run = await runTemplate({ experience, template, content: { banners }, ...facts })
  runs.push(run)
  return run
}

const findBanner = () => document.querySelector<HTMLElement>('.global-sticky-banner')
const measureBox = (element: Element | null) => (element as Element).getBoundingClientRect()
const findPart = (name: string) => findBanner()?.querySelector<HTMLElement>(name) ?? null

describe('[GLB-12.1]', () => {
  test('on another shop the entry for a part of its addresses is shown, and a page without an entry says why nothing is shown', async () => {
    goTo('/collections/sale')
    await startExperience([{ match: '/collections', title: 'Mine' }, { match: '/pages' }], { settings: {} })
    expect(findPart('b')?.textContent).toBe('Mine')
    runs.pop()?.stop()
    goTo('/products/boot')
    const run = await startExperience({ match: '/collections' }, { settings: {} })
    expect(findBanner()).toBe(null)
    expect(run.explanation.answers).toContainEqual({
      check: 'shown',
      passes: false,
      because: 'no entry of banners has a match that is part of this address',
    })
  })

  test.each(['/uk/en', '/us/en', '/uk/en/shop', '/us/en/shop'])(
    'the entry of %s is fixed to the bottom edge',
    async (match) => {
      goTo(`${match}/boots`)
      await startExperience([
        { match, title: 'Mine' },
        { match: match.startsWith('/uk') ? '/us/en' : '/uk/en', title: 'Other' },
      ])
      expect(findPart('b')?.textContent).toBe('Mine')
      expect(findPart('.global-sticky-banner-words')?.textContent).toBe('MineOne parcel')
      for (const y of [0, 1000]) {
        scrollTo(0, y)
        expect([
          measureBox(findBanner()).bottom,
          measureBox(findBanner()).left,
          measureBox(findBanner()).width,
        ]).toEqual([innerHeight, 0, document.documentElement.clientWidth])
      }
    },
  )

  test('or to the top edge, and a match that is not part of the address is ignored', async () => {
    await startExperience([{ position: 'top' }, { match: '/uk/en/shop/h', title: 'No' }])
    scrollTo(0, 1000)
    expect(measureBox(findBanner()).top).toBe(0)
    expect(findPart('b')?.textContent).toBe('Two pairs')
  })
})

test('at an address without a match nothing is shown', async () => {
  goTo('/eu/de/')
  const before = pageState()
  await startExperience()
  expect(pageState()).toEqual(before)
})

test('there is never more than one banner; the next one may be shown when the first has ended', async () => {
  const first = await startExperience()
  await startExperience({ title: 'Second' })
  expect(document.querySelectorAll('.global-sticky-banner')).toHaveLength(1)
  first.stop()
  await waitUntilSettled()
  expect(findPart('b')?.textContent).toBe('Second')
})

test('[GLB-12.3] img is used from 768 px and imgMob below, also after a resize', async () => {
  await page.viewport(768, 600)
  await startExperience({ img: wide, imgMob: narrow })
  expect(findPart('img')?.getAttribute('src')).toBe(wide)
  await page.viewport(767, 600)
  await expect.poll(() => findPart('img')?.getAttribute('src')).toBe(narrow)
})

test('[GLB-12.3] without pictures the text is on the background of the banner', async () => {
  await startExperience({ textColour: '#ffffff' })
  expect(findPart('img')).toBe(null)
  const { backgroundColor } = getComputedStyle(findBanner() as Element)
  expect(Number(/oklch\(([\d.]+)/.exec(backgroundColor)?.[1])).toBeLessThan(0.3)
  runs.splice(0)[0]?.stop()
  await startExperience({ textColour: '#000000' })
  expect(getComputedStyle(findBanner() as Element).backgroundColor).toMatch(/oklch\(1 /)
})

test('[GLB-12.4] the banner is one link named by title, and its close button removes it for the page load', async () => {
  const before = pageState()
  const run = await startExperience({ url: '#pairs' })
  const link = page.getByRole('link', { name: 'Two pairs', exact: true }).element()
  expect(findBanner()?.querySelectorAll('a')).toHaveLength(1)
  for (const y of [2, measureBox(findBanner()).height - 2])
    expect(document.elementFromPoint(5, measureBox(findBanner()).top + y)).toBe(link)
  const description = measureBox(findPart('.global-sticky-banner-words > span'))
  expect(document.elementFromPoint(description.left + 5, description.top + 5)).toBe(link)
  expect(link.getAttribute('href')).toBe('#pairs')
  const close = page.getByRole('button', { name: 'Close' })
  expect(link.contains(close.element())).toBe(false)
  const sign = measureBox(close.element())
  expect(close.element().contains(document.elementFromPoint(sign.left + 22, sign.top + 22))).toBe(true)
  expect([sign.width, sign.height]).toEqual([44, 44])
  await userEvent.click(close)
  expect(pageState()).toEqual(before)
  expect(run.goals).toEqual([])
  const { explanation } = run
  run.publish('ecView', { type: 'help', language: 'en', country: 'uk', currency: 'GBP' })
  await expect.poll(() => explanation.progress).toBe('stopped')
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(findBanner()).toBe(null)
})

test('without url the banner is not a link', async () => {
  await startExperience()
  expect(findPart('a')).toBe(null)
})

test('[GLB-12.5] with animate the banner slides in from its edge in 400 ms', async () => {
  const listAnimations = () =>
    findBanner()
      ?.getAnimations()
      .map(({ effect }) => [effect?.getTiming().duration, (effect as KeyframeEffect).getKeyframes()[0]?.translate])
  holdAnimations()
  await startExperience({ animate: true })
  expect(listAnimations()).toEqual([[400, '0px 100%']])
  runs.splice(0)[0]?.stop()
  await startExperience({ animate: true, position: 'top' })
  expect(listAnimations()).toEqual([[400, '0px -100%']])
  runs.splice(0)[0]?.stop()
  await startExperience()
  expect(listAnimations()).toEqual([])
})

test('[GLB-12.5] with reduced motion it appears immediately', async () => {
  await lessMotion()
  await startExperience({ animate: true })
  expect(document.getAnimations()).toEqual([])
  expect(measureBox(findBanner()).bottom).toBe(innerHeight)
})

test.each(['left', 'center', 'right'])(
  '[GLB-12.6] the text has textColour and is aligned: %s; a text that is switched off is left out',
  async (alignment) => {
    goTo('/uk/en/shop')
    await startExperience([
      { textColour: 'rgb(250, 240, 1)', alignment },
      { match: '/uk/en/shop', title: 'Hidden', show: 'false' },
    ])
    const words = findPart('b') as HTMLElement
    expect(words.textContent).toBe('Two pairs')
    for (const each of [words, findPart('.global-sticky-banner-words > span') as Element]) {
      expect(getComputedStyle(each).color).toBe('rgb(250, 240, 1)')
      expect(getComputedStyle(each).textAlign).toBe(alignment)
    }
  },
)

describe('[GLB-12.7]', () => {
  test('the page can be scrolled until the end of the content is above the banner', async () => {
    const height = document.documentElement.scrollHeight
    await startExperience()
    expect(document.documentElement.scrollHeight).toBe(height + measureBox(findBanner()).height)
    scrollTo(0, 99_999)
    expect(measureBox(document.querySelector('#last')).bottom).toBeLessThanOrEqual(measureBox(findBanner()).top)
  })

  test('and where a library replaces the body, the banner and the space for it come back', async () => {
    const height = document.documentElement.scrollHeight
    await startExperience()
    const { body } = document
    const other = document.createElement('body')
    other.innerHTML = '<main><p style="height: 2000px"></p></main>'
    body.replaceWith(other)
    await waitUntilSettled()
    expect(findBanner()?.parentElement).toBe(other)
    expect(other.style.paddingBottom).toBe(`${measureBox(findBanner()).height}px`)
    runs.pop()?.stop()
    expect(other.hasAttribute('style')).toBe(false)
    other.replaceWith(body)
    expect(document.documentElement.scrollHeight).toBe(height)
  })

  test.each(['fixed', 'sticky'])('at the top it covers neither the first content nor a %s header', async (position) => {
    const header = document.querySelector('header') as HTMLElement
    header.style.cssText = `position: ${position}; top: 0; height: 40px`
    const top = measureBox(document.querySelector('main')).top
    await startExperience({ position: 'top' })
    expect(measureBox(document.querySelector('main')).top).toBe(top + measureBox(findBanner()).height)
    for (const y of [0, 500]) {
      scrollTo(0, y)
      expect(measureBox(header).top).toBeGreaterThanOrEqual(measureBox(findBanner()).bottom)
    }
  })

  test('with an offer banner, in either order, the header is below what is visible of both', async () => {
    const header = document.querySelector('header') as HTMLElement
    header.style.cssText = 'position: fixed; top: 0; height: 40px; margin: 0'
    const before = pageState()
    const startOffers = () =>
      runTemplate({
        experience: offers,
        template: offersTemplate,
        content: { messages: [{ title: 'Free delivery' }] },
      }).then((run) => runs.push(run))
    const orders = [
      [startOffers, () => startExperience({ position: 'top' })],
      [() => startExperience({ position: 'top' }), startOffers],
    ]
    for (const order of orders) {
      for (const start of order) await start()
      const offer = document.querySelector('.global-offer-banner')
      for (const y of [0, 10, 30, 500]) {
        scrollTo(0, y)
        await waitUntilSettled()
        const visible = Math.max(measureBox(findBanner()).bottom, measureBox(offer).bottom)
        expect(measureBox(header).top).toBe(visible)
      }
      scrollTo(0, 0)
      runs.shift()?.stop()
      await waitUntilSettled()
      runs.shift()?.stop()
      expect(pageState()).toEqual(before)
    }
  })

  test.each(['menuOverlay', 'searchOverlay'])(
    'it lies under %s, however low that is, and under dialogs',
    async (anchor) => {
      await startExperience()
      const overlay = document.createElement('div')
      overlay.dataset.anchor = anchor
      overlay.style.cssText = 'position: fixed; inset: 0; z-index: 2'
      document.body.prepend(overlay)
      const atEdge = () => document.elementFromPoint(200, innerHeight - 5)
      await waitUntilSettled()
      expect(atEdge()).toBe(overlay)
      overlay.remove()
      expect(findBanner()?.contains(atEdge())).toBe(true)
      const dialog = document.createElement('dialog')
      document.body.prepend(dialog)
      dialog.showModal()
      expect(atEdge()).toBe(dialog)
      dialog.remove()
    },
  )
})

test.each([
  ['black', 'rgb(255, 255, 255)'],
  ['white', 'rgba(0, 0, 0, 0)'],
])('on a black picture, %s words and the close button have the ground %s', async (textColour, ground) => {
  await startExperience({ img: wide, textColour })
  await expect.poll(() => findBanner()?.querySelector('img')?.complete).toBe(true)
  for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
  await expect
    .poll(() => getComputedStyle(findPart('.global-sticky-banner-words') as Element).backgroundColor)
    .toBe(ground)
  expect(measureBox(findPart('.global-sticky-banner-close')).width).toBe(44)
})

describe('what a shop has fixed at the bottom', () => {
  const bar = (css: string) =>
    `<div id="bar" style="position: fixed; bottom: 0; left: 0; right: 0; height: 50px; z-index: 9; ${css}"><button>Buy</button></div>`
  const addBar = (css = '') => document.body.append(document.createRange().createContextualFragment(bar(css)))
  const findBar = () => document.querySelector('#bar') as HTMLElement

  test('a bar stays in view, and the banner is above it while it is there', async () => {
    addBar()
    await startExperience()
    const { top } = measureBox(findBar())
    expect(measureBox(findBanner()).bottom).toBe(top)
    expect(findBar().contains(document.elementFromPoint(20, innerHeight - 5))).toBe(true)
    findBar().remove()
    await expect.poll(() => measureBox(findBanner()).bottom).toBe(innerHeight)
  })

  test('a bar that slides in while the shopper scrolls moves it too', async () => {
    addBar('translate: 0 100%; transition: translate 50ms')
    await startExperience()
    expect(measureBox(findBanner()).bottom).toBe(innerHeight)
    scrollTo(0, 600)
    findBar().style.translate = '0 0'
    await expect.poll(() => measureBox(findBanner()).bottom).toBe(innerHeight - 50)
  })

  test.each([
    ['a chat button', 'left: auto; width: 60px'],
    ['an overlay', 'top: 0; height: auto; z-index: 2'],
  ])('%s does not move it', async (_, css) => {
    addBar(css)
    await startExperience()
    for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
    expect(measureBox(findBanner()).bottom).toBe(innerHeight)
  })

  test('an open dialog does not move it', async () => {
    await startExperience()
    const dialog = document.createElement('dialog')
    dialog.style.cssText = 'width: 80%; height: 100px'
    document.body.append(dialog)
    dialog.showModal()
    for (let turn = 0; turn < 10; turn++) await waitUntilSettled()
    expect(measureBox(findBanner()).bottom).toBe(innerHeight)
    dialog.remove()
  })

  test('at the top edge it is where it was', async () => {
    addBar()
    await startExperience({ position: 'top' })
    for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
    expect(measureBox(findBanner()).top).toBe(0)
  })
})

test('[GLB-12.8] removing the experience removes banner and space', async () => {
  document.querySelector('header')?.setAttribute('style', 'position: fixed; top: 0')
  const before = pageState()
  for (const position of ['top', 'bottom']) {
    const run = await startExperience({ position, url: '#a', animate: true })
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
  }
})

test('[GLB-12.9] a link that receives focus is above the banner', async () => {
  await startExperience()
  const links = Array.from({ length: 40 }, (_, at) => {
    const link = document.createElement('a')
    link.href = `#${at}`
    link.textContent = `Link ${at}`
    link.style.display = 'block'
    return link
  })
  document.querySelector('main')?.append(...links)
  scrollTo(0, 0)
  for (const link of links) {
    link.focus()
    expect(measureBox(link).bottom).toBeLessThanOrEqual(measureBox(findBanner()).top + 1)
  }
})

describe('[GLB-12.10]', () => {
  test.each([
    ['with a link underlined words show it', '/uk/en/shop/new', 'See what came in'],
    ['without a link they are left out', '', undefined],
  ])('%s', async (_, url, words) => {
    await startExperience({ url, cta: 'See what came in' })
    const cta = findPart('.global-sticky-banner-cta')
    expect(cta?.textContent).toBe(words)
    if (cta) expect(getComputedStyle(cta).textDecorationLine).toBe('underline')
  })

  test('the banner has the configured ground', async () => {
    await startExperience({ background: 'rgb(20, 32, 29)' })
    expect(getComputedStyle(findBanner() as Element).backgroundColor).toBe('rgb(20, 32, 29)')
  })
})
