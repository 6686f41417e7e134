import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience as accordion } from '../accordion/experience.ts'
import { template as accordionTemplate } from '../accordion/template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const description =
  '<details data-anchor="descriptionPanel"><summary>Description</summary><p id="words">Soft</p></details>'
const aProduct = `
  <input id="focused" aria-label="Size">
  <div style="height: 1500px"></div>
  <div data-anchor="productAccordion">
    <details data-block="details"><summary><h2>Product details</h2></summary><div>${description}</div></details>
    <details data-block="delivery"><summary><h2>Delivery</h2></summary><p>By post</p></details>
  </div>
  <div style="height: 1500px"></div>`

const published: [string, object][] = [
  ['ecView', { type: 'product' }],
  ['ecProduct', { eventType: 'detail', product: { productId: 'p' } }],
]

const runs: TemplateRun[] = []

beforeEach(() => void aPage(aProduct))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  scrollTo(0, 0)
})

async function start(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, published })
  runs.push(run)
  return run
}

async function redesign(): Promise<void> {
  runs.push(await runTemplate({ experience: accordion, template: accordionTemplate, content: {}, published }))
}

const entry = () => document.querySelector('[data-anchor="descriptionPanel"]') as HTMLDetailsElement
const toggle = () => entry().querySelector('summary') as HTMLElement
const isRead = () => document.querySelector('#words')?.checkVisibility({ visibilityProperty: true })

test('[PDP-20.1] the description and what it is in are opened by their own toggles, once', async () => {
  const pressed = vi.fn()
  document.querySelector('[data-anchor="productAccordion"]')?.addEventListener('click', ({ target }) => pressed(target))
  await start()
  expect(isRead()).toBe(true)
  expect(pressed.mock.calls.flat()).toEqual([document.querySelector('summary'), toggle()])
  await waitUntilSettled()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('[PDP-20.1] a description that comes later is opened as soon as it is there', async () => {
  const late = entry()
  late.remove()
  const started = start()
  await waitUntilSettled()
  document.querySelector('[data-block="details"] > div')?.append(late)
  await started
  await expect.poll(isRead).toBe(true)
})

test('[PDP-20.2] when it is open nothing is pressed', async () => {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('[data-block="details"], [data-block] details'))
    each.open = true
  const pressed = vi.fn()
  document.querySelector('[data-anchor="productAccordion"]')?.addEventListener('click', pressed)
  const before = pageState()
  const run = await start()
  expect(pressed).not.toHaveBeenCalled()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[PDP-20.3] with isOpen false nothing is changed', async () => {
  const before = pageState()
  await start({ isOpen: 'false' })
  expect(pageState()).toEqual(before)
})

test('[PDP-20.4] closed by the shopper it stays closed, through a redraw and a second view of the product', async () => {
  const run = await start()
  const { explanation: first } = run
  toggle().click()
  expect(entry().open).toBe(false)
  entry().replaceWith(document.createRange().createContextualFragment(description))
  await waitUntilSettled()
  expect(entry().open).toBe(false)
  for (const event of published) run.publish(...event)
  await expect.poll(() => first.progress).toBe('stopped')
  await expect.poll(() => run.explanation.progress).toBe('executed')
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(entry().open).toBe(false)
  run.publish('ecView', { type: 'product' })
  run.publish('ecProduct', { eventType: 'detail', product: { productId: 'another' } })
  await expect.poll(() => entry().open).toBe(true)
})

test('a redraw that closes it opens it again, since the shopper did not', async () => {
  await start()
  entry().replaceWith(document.createRange().createContextualFragment(description))
  await expect.poll(isRead).toBe(true)
})

test('[PDP-20.5] neither the scroll position nor the focus moves, in the shop’s accordion or the redesigned one', async () => {
  const focused = document.querySelector('#focused') as HTMLElement
  for (const order of ['shop', 'redesigned before', 'redesigned after']) {
    aPage(aProduct)
    focused.isConnected || document.body.prepend(focused)
    focused.focus({ preventScroll: true })
    scrollTo(0, 300)
    if (order === 'redesigned before') await redesign()
    await start()
    if (order === 'redesigned after') await redesign()
    await expect.poll(isRead, { message: order }).toBe(true)
    expect(document.querySelectorAll('.product-accordion'), order).toHaveLength(order === 'shop' ? 0 : 1)
    expect(scrollY, order).toBe(300)
    expect(document.activeElement, order).toBe(focused)
    for (const run of runs.splice(0).reverse()) run.stop()
  }
})

test('[PDP-20.6] removal closes what it has opened', async () => {
  const before = pageState()
  const run = await start()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[PDP-20.6] removal leaves an accordion that the shopper has touched since', async () => {
  const run = await start()
  document.querySelector<HTMLElement>('[data-block="delivery"] summary')?.click()
  run.stop()
  expect(isRead()).toBe(true)
})
