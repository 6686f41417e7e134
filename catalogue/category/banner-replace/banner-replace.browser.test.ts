import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { leap } from '../../testing/leap.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const image = '/catalogue/testing/icon.svg?banner'
const content = { image, link: '#boots', targetElement: '.intro', altText: 'Boots for rain' }
const aShop =
  '<main><div id="head" style="width: 300px"><h1>Boots</h1><p class="intro">For rain</p><p class="intro">And snow</p></div></main>'

let run: TemplateRun

beforeEach(() => void aPage(aShop))

afterEach(() => {
  vi.useRealTimers()
  run.stop()
})

async function startExperience(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...own } })
}

async function startAndWait(own: object = {}): Promise<void> {
  await startExperience(own)
  await expect.poll(findBanner).not.toBe(null)
}

const findBanner = () => document.querySelector<HTMLElement>('.category-banner-replace')
const findIntros = () => [...document.querySelectorAll<HTMLElement>('.intro')]
const listVisibility = () => findIntros().map((each) => each.checkVisibility())

test('[CAT-13.1] the linked picture is inserted directly before the first matching element, which is hidden', async () => {
  await startAndWait()
  expect(findBanner()?.nextElementSibling).toBe(findIntros()[0])
  const link = page.getByRole('link', { name: 'Boots for rain', exact: true }).element()
  expect([link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]).toEqual(['#boots', image])
  expect(listVisibility()).toEqual([false, true])
})

test('[CAT-13.2] the element is hidden only after the picture has loaded', async () => {
  let finishLoading = () => {}
  const decoded = new Promise<void>((resolve) => {
    finishLoading = resolve
  })
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded)
  const before = pageState()
  await startExperience()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  finishLoading()
  await expect.poll(findBanner).not.toBe(null)
  expect(listVisibility()).toEqual([false, true])
  vi.restoreAllMocks()
})

test('[CAT-13.2] when the picture fails to load, the element stays and nothing is inserted', async () => {
  const before = pageState()
  await startExperience({ image: '/catalogue/testing/none.svg?missing' })
  await expect.poll(() => run.explanation.progress).toBe('executed')
  expect(pageState()).toEqual(before)
})

test('[CAT-13.3] without a link the picture is not a link', async () => {
  await startAndWait({ link: '' })
  expect(findBanner()?.querySelector('a')).toBe(null)
  expect(findBanner()?.querySelector('img')?.alt).toBe('Boots for rain')
})

test('[CAT-13.4] an element that appears within 15 s is replaced', async () => {
  aPage('<main></main>')
  await startExperience()
  await waitUntilSettled()
  expect(findBanner()).toBe(null)
  aPage(aShop)
  await expect.poll(findBanner, { timeout: 5000 }).not.toBe(null)
  expect(run.lines).toEqual([])
})

test('[CAT-13.4] when nothing matches within 15 s, nothing changes and one line is logged', async () => {
  aPage('<main></main>')
  const before = pageState()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await startExperience()
  await leap(13_000)
  expect(run.lines).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(run.lines).toEqual(['category/banner-replace: targetElement .intro matches nothing'])
  expect(pageState()).toEqual(before)
  aPage(aShop)
  await vi.advanceTimersByTimeAsync(1000)
  expect([findBanner(), listVisibility(), run.errors]).toEqual([null, [true, true], []])
})

test.each(['p:has(', '..', 'p } body { color: red'])(
  '[CAT-13.4] with %s, which is not a valid selector, nothing is changed, and one line is logged',
  async (targetElement) => {
    const before = pageState()
    await startExperience({ targetElement })
    expect(run.lines).toEqual([`category/banner-replace: targetElement ${targetElement} is no selector`])
    expect(pageState()).toEqual(before)
    expect(run.errors).toEqual([])
  },
)

test.each(['block', 'flex', 'grid'])(
  '[CAT-13.5] the banner has its alt text, and the width of its container, which is a %s',
  async (display) => {
    const head = document.querySelector('#head') as HTMLElement
    head.style.cssText = `width: 300px; display: ${display}; flex-wrap: wrap; grid-template-columns: 1fr 1fr`
    await startAndWait({ link: '' })
    expect(findBanner()?.querySelector('img')?.alt).toBe('Boots for rain')
    expect(findBanner()?.querySelector('img')?.getBoundingClientRect().width).toBe(300)
  },
)

test('[CAT-13.6] after a re-render there is still one banner', async () => {
  await startAndWait()
  document.querySelector('#head')?.replaceWith(document.createRange().createContextualFragment(aShop))
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-banner-replace')).toHaveLength(1)
  expect(findBanner()?.nextElementSibling).toBe(findIntros()[0])
  expect(listVisibility()).toEqual([false, true])
})

test("a selector that also matches the banner still replaces the shop's element", async () => {
  await startAndWait({ targetElement: '#head :not(h1)' })
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-banner-replace')).toHaveLength(1)
  expect(listVisibility()).toEqual([false, true])
})

test('[CAT-13.6] removing the experience removes the banner and shows the element again', async () => {
  const before = pageState()
  await startAndWait()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(listVisibility()).toEqual([true, true])
})

test.each([
  [1280, 'before'],
  [390, 'below'],
])(
  '[CAT-13.7] at %i px words stand %s the picture, in the width of the replaced element, and name its link',
  async (width, place) => {
    await page.viewport(width, 800)
    await startAndWait({ altText: '', title: 'Wet streets', text: 'Boots that hold', cta: 'See them' })
    const link = page.getByRole('link', { name: 'Wet streets Boots that hold See them', exact: true }).element()
    const [words, picture] = ['.instep-words', 'img'].map((each) => link.querySelector(each)?.getBoundingClientRect())
    if (place === 'before') expect(words?.right).toBeLessThanOrEqual(picture?.left ?? Number.NaN)
    else expect(words?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.NaN)
    expect(findBanner()?.offsetWidth).toBe(300)
    expect(link.querySelector('h2')?.textContent).toBe('Wet streets')
  },
)
