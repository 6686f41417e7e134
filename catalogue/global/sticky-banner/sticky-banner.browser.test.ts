import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
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

async function start(own: object | object[] = {}, facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const banners = [own].flat().map((each) => ({ ...entry, ...each }))
  const run = await runTemplate({ experience, template, content: { banners }, ...facts })
  runs.push(run)
  return run
}

const banner = () => document.querySelector<HTMLElement>('.global-sticky-banner')
const box = (element: Element | null) => (element as Element).getBoundingClientRect()
const part = (name: string) => banner()?.querySelector<HTMLElement>(name) ?? null

describe('[GLB-12.1]', () => {
  test.each(['/uk/en', '/us/en', '/uk/en/shop', '/us/en/shop'])(
    'the entry of %s is fixed to the bottom edge',
    async (match) => {
      goTo(`${match}/boots`)
      await start([
        { match, title: 'Mine' },
        { match: match.startsWith('/uk') ? '/us/en' : '/uk/en', title: 'Other' },
      ])
      expect(part('b')?.textContent).toBe('Mine')
      expect(part('.global-sticky-banner-words')?.textContent).toBe('MineOne parcel')
      for (const y of [0, 1000]) {
        scrollTo(0, y)
        expect([box(banner()).bottom, box(banner()).left, box(banner()).width]).toEqual([
          innerHeight,
          0,
          document.documentElement.clientWidth,
        ])
      }
    },
  )

  test('or to the top edge, and a match that is none of the four counts for nothing', async () => {
    await start([{ position: 'top' }, { match: '/uk/en/h', title: 'No' }])
    scrollTo(0, 1000)
    expect(box(banner()).top).toBe(0)
    expect(part('b')?.textContent).toBe('Two pairs')
  })
})

test('an address without a match shows nothing', async () => {
  goTo('/eu/de/')
  const before = pageState()
  await start()
  expect(pageState()).toEqual(before)
})

test('there is never more than one banner; the next has its turn when the first has ended', async () => {
  const first = await start()
  await start({ title: 'Second' })
  expect(document.querySelectorAll('.global-sticky-banner')).toHaveLength(1)
  first.stop()
  expect(part('b')?.textContent).toBe('Second')
})

test('[GLB-12.3] img is used from 768 px and imgMob below, live', async () => {
  await page.viewport(768, 600)
  await start({ img: wide, imgMob: narrow })
  expect(part('img')?.getAttribute('src')).toBe(wide)
  await page.viewport(767, 600)
  await expect.poll(() => part('img')?.getAttribute('src')).toBe(narrow)
})

test('[GLB-12.3] without either the words stand on the background of the banner', async () => {
  await start({ textColour: '#ffffff' })
  expect(part('img')).toBe(null)
  const { backgroundColor } = getComputedStyle(banner() as Element)
  expect(Number(/oklch\(([\d.]+)/.exec(backgroundColor)?.[1])).toBeLessThan(0.3)
  runs.splice(0)[0]?.stop()
  await start({ textColour: '#000000' })
  expect(getComputedStyle(banner() as Element).backgroundColor).toMatch(/oklch\(1 /)
})

test('[GLB-12.4] it is one link named by title, and a close button beside it takes it away for the page load', async () => {
  const before = pageState()
  const run = await start({ url: '#pairs' })
  const link = page.getByRole('link', { name: 'Two pairs', exact: true }).element()
  expect(banner()?.querySelectorAll('a')).toHaveLength(1)
  for (const y of [2, box(banner()).height - 2]) expect(document.elementFromPoint(5, box(banner()).top + y)).toBe(link)
  const description = box(part('.global-sticky-banner-words > span'))
  expect(document.elementFromPoint(description.left + 5, description.top + 5)).toBe(link)
  expect(link.getAttribute('href')).toBe('#pairs')
  const close = page.getByRole('button', { name: 'Close' })
  expect(link.contains(close.element())).toBe(false)
  const sign = box(close.element())
  expect(close.element().contains(document.elementFromPoint(sign.left + 22, sign.top + 22))).toBe(true)
  expect([sign.width, sign.height]).toEqual([44, 44])
  await userEvent.click(close)
  expect(pageState()).toEqual(before)
  expect(run.goals).toEqual([])
  const { explanation } = run
  run.publish('ecView', { type: 'help', language: 'en', country: 'uk', currency: 'GBP' })
  await expect.poll(() => explanation.progress).toBe('stopped')
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(banner()).toBe(null)
})

test('without url it is no link', async () => {
  await start()
  expect(part('a')).toBe(null)
})

test('[GLB-12.5] with animate it slides in over 400 ms, from its edge', async () => {
  const slides = () =>
    banner()
      ?.getAnimations()
      .map(({ effect }) => [effect?.getTiming().duration, (effect as KeyframeEffect).getKeyframes()[0]?.translate])
  await start({ animate: true })
  expect(slides()).toEqual([[400, '0px 100%']])
  runs.splice(0)[0]?.stop()
  await start({ animate: true, position: 'top' })
  expect(slides()).toEqual([[400, '0px -100%']])
  runs.splice(0)[0]?.stop()
  await start()
  expect(slides()).toEqual([])
})

test('[GLB-12.5] with reduced motion it is simply there', async () => {
  await lessMotion()
  await start({ animate: true })
  expect(document.getAnimations()).toEqual([])
  expect(box(banner()).bottom).toBe(innerHeight)
})

test.each(['left', 'center', 'right'])(
  '[GLB-12.6] words have textColour and are aligned: %s; one not to be shown is passed over',
  async (alignment) => {
    goTo('/uk/en/shop')
    await start([
      { textColour: 'rgb(250, 240, 1)', alignment },
      { match: '/uk/en/shop', title: 'Hidden', show: 'false' },
    ])
    const words = part('b') as HTMLElement
    expect(words.textContent).toBe('Two pairs')
    for (const each of [words, part('.global-sticky-banner-words > span') as Element]) {
      expect(getComputedStyle(each).color).toBe('rgb(250, 240, 1)')
      expect(getComputedStyle(each).textAlign).toBe(alignment)
    }
  },
)

describe('[GLB-12.7]', () => {
  test('the last content can be scrolled clear of it', async () => {
    const height = document.documentElement.scrollHeight
    await start()
    expect(document.documentElement.scrollHeight).toBe(height + box(banner()).height)
    scrollTo(0, 99_999)
    expect(box(document.querySelector('#last')).bottom).toBeLessThanOrEqual(box(banner()).top)
  })

  test.each(['fixed', 'sticky'])('at the top it covers neither the first content nor a %s header', async (position) => {
    const header = document.querySelector('header') as HTMLElement
    header.style.cssText = `position: ${position}; top: 0; height: 40px`
    const top = box(document.querySelector('main')).top
    await start({ position: 'top' })
    expect(box(document.querySelector('main')).top).toBe(top + box(banner()).height)
    for (const y of [0, 500]) {
      scrollTo(0, y)
      expect(box(header).top).toBeGreaterThanOrEqual(box(banner()).bottom)
    }
  })

  test.each(['menuOverlay', 'searchOverlay'])(
    'it lies under %s, however low that is, and under dialogs',
    async (anchor) => {
      await start()
      const overlay = document.createElement('div')
      overlay.dataset.anchor = anchor
      overlay.style.cssText = 'position: fixed; inset: 0; z-index: 2'
      document.body.prepend(overlay)
      const atEdge = () => document.elementFromPoint(200, innerHeight - 5)
      await waitUntilSettled()
      expect(atEdge()).toBe(overlay)
      overlay.remove()
      expect(banner()?.contains(atEdge())).toBe(true)
      const dialog = document.createElement('dialog')
      document.body.prepend(dialog)
      dialog.showModal()
      expect(atEdge()).toBe(dialog)
      dialog.remove()
    },
  )
})

test('[GLB-12.8] removal takes banner and space out', async () => {
  document.querySelector('header')?.setAttribute('style', 'position: fixed; top: 0')
  const before = pageState()
  for (const position of ['top', 'bottom']) {
    const run = await start({ position, url: '#a', animate: true })
    expect(pageState()).not.toEqual(before)
    run.stop()
    expect(pageState()).toEqual(before)
  }
})
