import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const address = location.href
const content = { bannerLink: '#sale', bannerMessage: 'Two for one' }
const aView = (type: string): [string, object] => ['ecView', { type, language: 'en', country: 'uk', currency: 'GBP' }]
/** The promo area is below the header and overlays the page. */
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

async function startExperience(own: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({
    experience,
    template,
    content: { ...content, ...own },
    published: [aView('category')],
  })
  runs.push(run)
  return run
}

const findBanner = () => document.querySelector<HTMLElement>('.category-top-banner')
const findText = () => findBanner()?.firstElementChild as HTMLElement
const findPromo = () => document.querySelector('#promo') as HTMLElement
const measureBox = (element: Element | null) => (element as Element).getBoundingClientRect()

test('[CAT-15.1] one link with the configured colours and full width is first in the promo area, and the promo is hidden', async () => {
  await startExperience({ backgroundColour: 'rgb(1, 2, 3)', textColour: 'rgb(250, 251, 252)' })
  expect(document.querySelector('#area')?.firstElementChild).toBe(findBanner())
  expect([findText().tagName, findText().textContent, findText().getAttribute('href')]).toEqual([
    'A',
    'Two for one',
    '#sale',
  ])
  const { color, backgroundColor } = getComputedStyle(findText())
  expect([color, backgroundColor]).toEqual(['rgb(250, 251, 252)', 'rgb(1, 2, 3)'])
  expect([measureBox(findText()).left, measureBox(findText()).width]).toEqual([0, document.documentElement.clientWidth])
  expect(findPromo().checkVisibility()).toBe(false)
  expect(document.querySelectorAll('#area a')).toHaveLength(1)
})

test('where the promo wrapper is around the area, nothing is drawn or counted, and the reason is given', async () => {
  aPage('<section data-anchor="promoWrapper"><p data-anchor="headerPromo">Free delivery</p></section>')
  const before = pageState()
  const { seen, explanation } = await startExperience()
  expect(pageState().body).toBe(before.body)
  expect(seen).toEqual([])
  expect(explanation.answers.find(({ check }) => check === 'shown')).toMatchObject({
    passes: false,
    because: expect.stringContaining('promoWrapper is around headerPromo'),
  })
})

test('by default the banner is white on black', async () => {
  await startExperience()
  const { color, backgroundColor } = getComputedStyle(findText())
  expect([color, backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

describe('[CAT-15.2]', () => {
  test('further category views, also at another address, keep the same banner element', async () => {
    const run = await startExperience()
    const [first, link] = [findBanner(), findText()]
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    observer.observe(document.querySelector('#area') as Element, { subtree: true, childList: true, attributes: true })
    for (const path of ['/uk/en/shop/boots', '/uk/en/shop/men', '/uk/en/shop/men?sort=price']) {
      history.replaceState(null, '', path)
      const { explanation } = run
      run.publish(...aView('category'))
      await expect.poll(() => run.explanation !== explanation && run.explanation.progress).toBe('executed')
      await waitUntilSettled()
      expect([findBanner(), findText()]).toEqual([first, link])
    }
    observer.disconnect()
    expect(changes).toEqual([])
    expect(document.querySelectorAll('.category-top-banner')).toHaveLength(1)
  })

  test('the banner is counted for each view separately', async () => {
    const run = await startExperience()
    for (const count of [1, 2]) {
      findText().click()
      findText().click()
      expect(run.goals).toEqual(Array(count).fill('cta-clicks'))
      const { explanation } = run
      run.publish(...aView('category'))
      await expect.poll(() => run.explanation !== explanation && run.explanation.progress).toBe('executed')
    }
    history.replaceState(null, '', '/uk/en/shop/boots')
  })
})

test('[CAT-15.4] a view of another type removes the banner and shows the promo; the next category view may show it again', async () => {
  const before = pageState()
  const run = await startExperience()
  run.publish(...aView('product'))
  expect(findBanner()).toBe(null)
  expect(pageState()).toEqual(before)
  expect(findPromo().checkVisibility()).toBe(true)
  run.stop()
  run.publish(...aView('category'))
  await expect.poll(findBanner).not.toBe(null)
  expect(findPromo().checkVisibility()).toBe(false)
})

test('[CAT-15.4] when the address changes first, the banner stays until the view, and a view of another type removes it', async () => {
  const before = pageState()
  const run = await startExperience()
  history.replaceState(null, '', '/uk/en/help')
  run.stop()
  expect(findBanner()).not.toBe(null)
  run.publish(...aView('help'))
  expect(pageState()).toEqual(before)
})

test('a banner that no view takes over is removed after a while, and on leaving the British shop immediately', async () => {
  const before = pageState()
  const run = await startExperience()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '', '/uk/en/shop/sale')
  run.stop()
  expect(findBanner()).not.toBe(null)
  await vi.advanceTimersByTimeAsync(2000)
  expect(pageState()).toEqual(before)
  vi.useRealTimers()
  const second = await startExperience()
  history.replaceState(null, '', '/us/en/shop/sale')
  second.stop()
  expect(pageState()).toEqual(before)
})

test.each([undefined, '', '  '])('[CAT-15.5] without bannerMessage (%j) nothing changes', async (bannerMessage) => {
  const before = pageState()
  await startExperience({ bannerMessage })
  expect(pageState()).toEqual(before)
})

test('[CAT-15.5] without bannerLink the banner is plain text', async () => {
  await startExperience({ bannerLink: '' })
  expect(findText().textContent).toBe('Two for one')
  expect(findBanner()?.querySelector('a')).toBe(null)
})

describe('[CAT-15.6]', () => {
  test.each([320, 390, 1280])('at %i px the banner is at least 40 px high', async (width) => {
    await page.viewport(width, 800)
    await startExperience({ bannerMessage: 'Two' })
    expect(measureBox(findText()).height).toBeGreaterThanOrEqual(40)
  })

  test('a long message wraps, and the content starts below it', async () => {
    await page.viewport(320, 800)
    await startExperience({
      bannerMessage: 'Nachhaltigkeitszertifizierungsverfahrensdokumentation und zwei Paare für eins. '.repeat(2),
    })
    await waitUntilSettled()
    expect(measureBox(findText()).height).toBeGreaterThan(80)
    expect(findText().scrollWidth).toBeLessThanOrEqual(320)
    expect(measureBox(document.querySelector('h1')).top).toBeGreaterThanOrEqual(measureBox(findText()).bottom)
  })
})

test('two experiences show one banner at a time', async () => {
  const first = await startExperience()
  await startExperience({ bannerMessage: 'Second' })
  expect([document.querySelectorAll('.category-top-banner').length, findText().textContent]).toEqual([1, 'Two for one'])
  first.stop()
  await waitUntilSettled()
  expect([document.querySelectorAll('.category-top-banner').length, findText().textContent]).toEqual([1, 'Second'])
})

test('[CAT-15.7] removing the experience removes the banner and shows the promo as before', async () => {
  findPromo().setAttribute('style', 'color:red')
  const before = pageState()
  const run = await startExperience()
  await waitUntilSettled()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(findPromo().checkVisibility()).toBe(true)
})
