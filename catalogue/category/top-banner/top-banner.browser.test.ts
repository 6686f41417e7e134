import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const address = location.href
const content = { bannerLink: '#sale', bannerMessage: 'Two for one' }
const aView = (type: string): [string, object] => ['ecView', { type, language: 'en', country: 'uk', currency: 'GBP' }]
/** The promo area hangs under the header, over the page. */
const shop = `
  <style>body { margin: 0 } #area { position: absolute; inset-inline: 0; top: 0 } #promo { display: flex; height: 36px; margin: 0 }</style>
  <header><section id="area" data-anchor="headerPromo"><p id="promo" data-anchor="promoWrapper">Free delivery</p></section></header>
  <main data-anchor="mainContent" style="padding-top: 36px"><h1>Boots</h1></main>`

const runs: TemplateRun[] = []

beforeEach(async () => {
  await page.viewport(1280, 800)
  aPage(shop)
  history.replaceState(null, '', '/uk/en/shop/boots')
})

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  vi.useRealTimers()
  history.replaceState(null, '', address)
})

async function start(own: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    published: [aView('category')],
  })
  runs.push(run)
  return run
}

const banner = () => document.querySelector<HTMLElement>('.category-top-banner')
const words = () => banner()?.firstElementChild as HTMLElement
const promo = () => document.querySelector('#promo') as HTMLElement
const box = (element: Element | null) => (element as Element).getBoundingClientRect()

test('[CAT-15.1] one link in its colours and in full width begins the promo area, and the promo is hidden', async () => {
  await start({ backgroundColour: 'rgb(1, 2, 3)', textColour: 'rgb(250, 251, 252)' })
  expect(document.querySelector('#area')?.firstElementChild).toBe(banner())
  expect([words().tagName, words().textContent, words().getAttribute('href')]).toEqual(['A', 'Two for one', '#sale'])
  const { color, backgroundColor } = getComputedStyle(words())
  expect([color, backgroundColor]).toEqual(['rgb(250, 251, 252)', 'rgb(1, 2, 3)'])
  expect([box(words()).left, box(words()).width]).toEqual([0, document.documentElement.clientWidth])
  expect(promo().checkVisibility()).toBe(false)
  expect(document.querySelectorAll('#area a')).toHaveLength(1)
})

test('unless given it is white on black', async () => {
  await start()
  const { color, backgroundColor } = getComputedStyle(words())
  expect([color, backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

describe('[CAT-15.2]', () => {
  test('further views of categories, at another address too, leave the very same banner untouched', async () => {
    const run = await start()
    const [first, link] = [banner(), words()]
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(document.querySelector('#area') as Element, { subtree: true, childList: true, attributes: true })
    for (const path of ['/uk/en/shop/boots', '/uk/en/shop/men', '/uk/en/shop/men?sort=price']) {
      history.replaceState(null, '', path)
      const { explanation } = run
      run.publish(...aView('category'))
      await expect.poll(() => run.explanation !== explanation && run.explanation.progress).toBe('executed')
      await waitUntilSettled()
      expect([banner(), words()]).toEqual([first, link])
    }
    observer.disconnect()
    expect(changes).toEqual([])
    expect(document.querySelectorAll('.category-top-banner')).toHaveLength(1)
  })

  test('it counts for each view on its own', async () => {
    const run = await start()
    for (const count of [1, 2]) {
      words().click()
      words().click()
      expect(run.goals).toEqual(Array(count).fill('cta-clicks'))
      const { explanation } = run
      run.publish(...aView('category'))
      await expect.poll(() => run.explanation !== explanation && run.explanation.progress).toBe('executed')
    }
    history.replaceState(null, '', '/uk/en/shop/boots')
  })
})

test('[CAT-15.4] on a view of another type it is taken out and the promo is back; on the next category it may show again', async () => {
  const before = pageState()
  const run = await start()
  run.publish(...aView('product'))
  expect(banner()).toBe(null)
  expect(pageState()).toEqual(before)
  expect(promo().checkVisibility()).toBe(true)
  run.stop()
  run.publish(...aView('category'))
  await expect.poll(banner).not.toBe(null)
  expect(promo().checkVisibility()).toBe(false)
})

test('[CAT-15.4] where the address changes first it stays until the view, and goes with one of another type', async () => {
  const before = pageState()
  const run = await start()
  history.replaceState(null, '', '/uk/en/help')
  run.stop()
  expect(banner()).not.toBe(null)
  run.publish(...aView('help'))
  expect(pageState()).toEqual(before)
})

test('a banner that no view takes over goes by itself, and one that leaves the British shop at once', async () => {
  const before = pageState()
  const run = await start()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '', '/uk/en/shop/sale')
  run.stop()
  expect(banner()).not.toBe(null)
  await vi.advanceTimersByTimeAsync(2000)
  expect(pageState()).toEqual(before)
  vi.useRealTimers()
  const second = await start()
  history.replaceState(null, '', '/us/en/shop/sale')
  second.stop()
  expect(pageState()).toEqual(before)
})

test.each([undefined, '', '  '])('[CAT-15.5] without bannerMessage (%j) nothing is changed', async (bannerMessage) => {
  const before = pageState()
  await start({ bannerMessage })
  expect(pageState()).toEqual(before)
})

test('[CAT-15.5] without bannerLink it is text without a link', async () => {
  await start({ bannerLink: '' })
  expect(words().textContent).toBe('Two for one')
  expect(banner()?.querySelector('a')).toBe(null)
})

describe('[CAT-15.6]', () => {
  test.each([320, 390, 1280])('at %i px it is at least 40 px high', async (width) => {
    await page.viewport(width, 800)
    await start({ bannerMessage: 'Two' })
    expect(box(words()).height).toBeGreaterThanOrEqual(40)
  })

  test('a long message wraps, and the content begins under it', async () => {
    await page.viewport(320, 800)
    await start({
      bannerMessage: 'Nachhaltigkeitszertifizierungsverfahrensdokumentation und zwei Paare für eins. '.repeat(2),
    })
    await waitUntilSettled()
    expect(box(words()).height).toBeGreaterThan(80)
    expect(words().scrollWidth).toBeLessThanOrEqual(320)
    expect(box(document.querySelector('h1')).top).toBeGreaterThanOrEqual(box(words()).bottom)
  })
})

test('of two there is one at a time', async () => {
  const first = await start()
  await start({ bannerMessage: 'Second' })
  expect([document.querySelectorAll('.category-top-banner').length, words().textContent]).toEqual([1, 'Two for one'])
  first.stop()
  expect([document.querySelectorAll('.category-top-banner').length, words().textContent]).toEqual([1, 'Second'])
})

test('[CAT-15.7] removal takes it out and shows the promo as it was', async () => {
  promo().setAttribute('style', 'color:red')
  const before = pageState()
  const run = await start()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(promo().checkVisibility()).toBe(true)
})
