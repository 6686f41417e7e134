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

async function start(own: object = {}): Promise<void> {
  run = await runTemplate({ experience, template, content: { ...content, ...own } })
}

async function started(own: object = {}): Promise<void> {
  await start(own)
  await expect.poll(banner).not.toBe(null)
}

const banner = () => document.querySelector<HTMLElement>('.category-banner-replace')
const intros = () => [...document.querySelectorAll<HTMLElement>('.intro')]
const shown = () => intros().map((each) => each.checkVisibility())

test('[CAT-13.1] the linked picture is inserted directly before the first matching element, which is hidden', async () => {
  await started()
  expect(banner()?.nextElementSibling).toBe(intros()[0])
  const link = page.getByRole('link', { name: 'Boots for rain', exact: true }).element()
  expect([link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]).toEqual(['#boots', image])
  expect(shown()).toEqual([false, true])
})

test('[CAT-13.2] the element is hidden only after the picture has loaded', async () => {
  let load = () => {}
  const decoded = new Promise<void>((resolve) => {
    load = resolve
  })
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded)
  const before = pageState()
  await start()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  load()
  await expect.poll(banner).not.toBe(null)
  expect(shown()).toEqual([false, true])
  vi.restoreAllMocks()
})

test('[CAT-13.2] when the picture fails to load the element stays and nothing is inserted', async () => {
  const before = pageState()
  await start({ image: '/catalogue/testing/none.svg?missing' })
  await expect.poll(() => run.explanation.progress).toBe('executed')
  expect(pageState()).toEqual(before)
})

test('[CAT-13.3] without link the picture is not a link', async () => {
  await started({ link: '' })
  expect(banner()?.querySelector('a')).toBe(null)
  expect(banner()?.querySelector('img')?.alt).toBe('Boots for rain')
})

test('[CAT-13.4] an element that appears within 15 s is replaced', async () => {
  aPage('<main></main>')
  await start()
  await waitUntilSettled()
  expect(banner()).toBe(null)
  aPage(aShop)
  await expect.poll(banner, { timeout: 5000 }).not.toBe(null)
  expect(run.lines).toEqual([])
})

test('[CAT-13.4] when nothing matches within 15 s nothing is changed, and one line is logged', async () => {
  aPage('<main></main>')
  const before = pageState()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await start()
  await leap(13_000)
  expect(run.lines).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(run.lines).toEqual(['category/banner-replace: targetElement .intro matches nothing'])
  expect(pageState()).toEqual(before)
  aPage(aShop)
  await vi.advanceTimersByTimeAsync(1000)
  expect([banner(), shown(), run.errors]).toEqual([null, [true, true], []])
})

test.each(['p:has(', '..', 'p } body { color: red'])(
  '[CAT-13.4] with %s, which is not a valid selector, nothing is changed, and one line is logged',
  async (targetElement) => {
    const before = pageState()
    await start({ targetElement })
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
    await started({ link: '' })
    expect(banner()?.querySelector('img')?.alt).toBe('Boots for rain')
    expect(banner()?.querySelector('img')?.getBoundingClientRect().width).toBe(300)
  },
)

test('[CAT-13.6] after a re-render there is still one banner', async () => {
  await started()
  document.querySelector('#head')?.replaceWith(document.createRange().createContextualFragment(aShop))
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-banner-replace')).toHaveLength(1)
  expect(banner()?.nextElementSibling).toBe(intros()[0])
  expect(shown()).toEqual([false, true])
})

test("a selector that also matches the banner still replaces the shop's element", async () => {
  await started({ targetElement: '#head :not(h1)' })
  await waitUntilSettled()
  expect(document.querySelectorAll('.category-banner-replace')).toHaveLength(1)
  expect(shown()).toEqual([false, true])
})

test('[CAT-13.6] removing the experience removes the banner and shows the element again', async () => {
  const before = pageState()
  await started()
  run.stop()
  expect(pageState()).toEqual(before)
  expect(shown()).toEqual([true, true])
})
