import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const shop = `<header style="position: fixed; inset: 0 0 auto; height: 60px"><button data-anchor="miniCart">Bag</button></header>
  <main data-anchor="mainContent" style="padding-top: 80px"><button id="add">Add</button><a href="#more">More</a></main>`
const address = location.href
const run: { current?: TemplateRun } = {}

beforeEach(async () => {
  await page.viewport(1280, 800)
  history.replaceState(null, '', '/us/en/product/p')
  aPage(shop)
})

afterEach(async () => {
  vi.useRealTimers()
  run.current?.stop()
  history.replaceState(null, '', address)
  await page.viewport(414, 896)
})

/** Publishes a basket with so many pairs of a product. */
function basket(quantity: number): void {
  run.current?.publish('ecBasketItem', { product: { productId: 'p', sku: 'p-38' }, quantity })
  run.current?.publish('ecBasketSummary', { basket: { id: 'b', quantity } })
}

/** Runs it on a page whose basket holds a pair; from then on time is the test's. */
async function start(): Promise<void> {
  run.current = await runTemplate({ experience, template, content: {} })
  basket(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

/** Adds a pair, and waits until the prompt has slid in. */
async function startAndAdd(): Promise<void> {
  await start()
  basket(2)
  await pass(1000)
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const prompts = () => [...document.querySelectorAll<HTMLElement>('.product-view-bag-prompt')]
const prompt = () => prompts()[0] as HTMLElement
const host = () => document.querySelector('.product-view-bag')
const link = () => prompt().querySelector('a') as HTMLAnchorElement
const goOn = () => prompt().querySelector('button') as HTMLButtonElement
const slides = () => prompt().getAnimations() as Animation[]
const effect = () => slides().at(-1)?.effect as KeyframeEffect
const frames = () =>
  effect()
    .getKeyframes()
    .map(({ translate }) => translate)
const skip = () => slides().map((each) => each.finish())

test('[PDP-12.1] half a second after an add it slides in over half a second, with the link and the button', async () => {
  await start()
  basket(2)
  await pass(499)
  expect(prompts()).toEqual([])
  await pass(1)
  expect([link().textContent, link().getAttribute('href')]).toEqual(['View bag', '/us/en/cart'])
  expect([goOn().textContent, goOn().tagName]).toEqual(['Continue shopping', 'BUTTON'])
  expect(slides().map(({ effect }) => effect?.getTiming().duration)).toEqual([500])
})

test('[PDP-12.2] it stays 5 s after it has slid in, slides out over half a second, and is gone from the page', async () => {
  await start()
  const before = pageState()
  basket(2)
  await pass(500 + 500 + 4999)
  expect(slides().filter(({ effect }) => effect?.getTiming().fill === 'forwards')).toEqual([])
  await pass(1)
  expect(slides().at(-1)?.effect?.getTiming()).toMatchObject({ duration: 500, fill: 'forwards' })
  await pass(499)
  expect(prompts()).toHaveLength(1)
  await pass(1)
  expect(host()?.childNodes).toHaveLength(0)
  expect(pageState().sheets).toBe(before.sheets)
})

describe('[PDP-12.3] at once it slides out, and focus is where it was, by', () => {
  test.each([
    ['Continue shopping', () => goOn().click()],
    ['Escape', () => goOn().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ])('%s', async (_, close) => {
    await startAndAdd()
    document.getElementById('add')?.focus()
    link().focus()
    goOn().focus()
    close()
    expect(document.activeElement?.id).toBe('add')
    expect(slides().at(-1)?.effect?.getTiming()).toMatchObject({ duration: 500, fill: 'forwards' })
    await pass(500)
    expect(prompts()).toEqual([])
  })

  test('no Escape from elsewhere', async () => {
    await startAndAdd()
    document.getElementById('add')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await pass(1000)
    expect(prompts()).toHaveLength(1)
  })
})

test('[PDP-12.4] a further add begins the 5 s anew, with the same prompt', async () => {
  await startAndAdd()
  const first = prompt()
  await pass(4000)
  basket(3)
  await pass(4999)
  expect(prompts()).toEqual([first])
  expect(slides().some(({ effect }) => effect?.getTiming().fill === 'forwards')).toBe(false)
  await pass(1)
  expect(slides().some(({ effect }) => effect?.getTiming().fill === 'forwards')).toBe(true)
})

test('two adds before it is there bring one, and one on its way out is followed by another', async () => {
  await start()
  basket(2)
  await pass(300)
  basket(3)
  await pass(300)
  expect(prompts()).toHaveLength(1)
  goOn().click()
  basket(4)
  await pass(600)
  expect(prompts()).toHaveLength(1)
  expect(prompt().inert).toBe(false)
})

test('[PDP-12.5] the 5 s stand still while the focus is inside', async () => {
  await startAndAdd()
  await pass(4000)
  link().focus()
  await pass(60_000)
  goOn().focus()
  await pass(60_000)
  expect(prompts()).toHaveLength(1)
  document.getElementById('add')?.focus()
  await pass(999 + 500)
  expect(prompts()).toHaveLength(1)
  await pass(1)
  expect(prompts()).toEqual([])
})

test('[PDP-12.5] and while the pointer is over it', async () => {
  await startAndAdd()
  skip()
  await userEvent.hover(link())
  await pass(60_000)
  expect(prompts()).toHaveLength(1)
  await userEvent.hover(document.getElementById('add') as Element)
  await pass(5500)
  expect(prompts()).toEqual([])
})

test('[PDP-12.6] it slides in from the right under the header, 320 px wide', async () => {
  await page.viewport(576, 800)
  await startAndAdd()
  expect(frames()).toEqual(['calc(100% + 16px)', '0px'])
  skip()
  const { width, right, top } = prompt().getBoundingClientRect()
  expect([width, right, top]).toEqual([320, 576 - 16, 60 + 16])
})

test.each([575, 320])('[PDP-12.6] %i px wide it slides up from the bottom, in full width', async (width) => {
  await page.viewport(width, 800)
  await startAndAdd()
  expect(frames()[0]).toMatch(/^0(px)? 100%$/)
  skip()
  const box = prompt().getBoundingClientRect()
  expect([box.left, box.width, box.bottom]).toEqual([0, width, 800])
  expect(goOn().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('[PDP-12.7] it takes no focus, is announced politely once, and the page is usable behind it', async () => {
  await start()
  document.getElementById('add')?.focus()
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(host() as Element, { childList: true, subtree: true, characterData: true })
  expect([host()?.getAttribute('role'), host()?.textContent]).toEqual(['status', ''])
  basket(2)
  await pass(1000)
  basket(3)
  await pass(1000)
  await Promise.resolve()
  expect(changes).toHaveLength(1)
  observer.disconnect()
  expect(document.activeElement?.id).toBe('add')
  const { left, top } = (document.querySelector('main a') as Element).getBoundingClientRect()
  expect(document.elementFromPoint(left + 2, top + 2)?.textContent).toBe('More')
  expect(document.querySelector('main')?.closest('[inert], [aria-hidden]')).toBe(null)
  skip()
  vi.useRealTimers()
  const { violations } = await axe.run(prompt())
  expect(violations).toEqual([])
})

test.each([
  ['as many', [1, 1]],
  ['fewer', [0]],
])('[PDP-12.8] a basket with %s pairs shows nothing', async (_, quantities) => {
  await start()
  for (const quantity of quantities) basket(quantity)
  await pass(10_000)
  expect(prompts()).toEqual([])
})

test('[PDP-12.8] for a visitor who wants less motion it appears and disappears without sliding', async () => {
  await lessMotion()
  await start()
  basket(2)
  await pass(500)
  expect([prompts().length, slides().length]).toEqual([1, 0])
  await pass(4999)
  expect(prompts()).toHaveLength(1)
  await pass(1)
  expect(prompts()).toEqual([])
})

test('[PDP-12.9] removal takes the prompt out', async () => {
  const before = pageState()
  await startAndAdd()
  run.current?.stop()
  expect(pageState()).toEqual(before)
})

test('[PDP-12.9] removal cancels a pending one', async () => {
  const before = pageState()
  await start()
  basket(2)
  await pass(400)
  run.current?.stop()
  await pass(10_000)
  expect(pageState()).toEqual(before)
})

test('the first click on View bag sends the goal', async () => {
  await startAndAdd()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  link().click()
  link().click()
  window.removeEventListener('click', stay)
  expect(run.current?.goals).toEqual(['cta-clicks'])
})

test('on a page without country and language there is none, and one line says so', async () => {
  history.replaceState(null, '', '/')
  const before = pageState()
  await start()
  vi.useRealTimers()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  expect(run.current?.lines).toEqual(['product/view-bag: the address has no country and language'])
})
