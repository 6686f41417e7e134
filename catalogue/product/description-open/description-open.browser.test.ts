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

async function startExperience(content: object = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, published })
  runs.push(run)
  return run
}

async function redesignAccordion(): Promise<void> {
  runs.push(await runTemplate({ experience: accordion, template: accordionTemplate, content: {}, published }))
}

const findEntry = () => document.querySelector('[data-anchor="descriptionPanel"]') as HTMLDetailsElement
const findToggle = () => findEntry().querySelector('summary') as HTMLElement
const isRead = () => document.querySelector('#words')?.checkVisibility({ visibilityProperty: true })

test('[PDP-20.1] the description and the entries around it are opened once with their own toggles', async () => {
  const pressed = vi.fn()
  document.querySelector('[data-anchor="productAccordion"]')?.addEventListener('click', ({ target }) => pressed(target))
  await startExperience()
  expect(isRead()).toBe(true)
  expect(pressed.mock.calls.flat()).toEqual([document.querySelector('summary'), findToggle()])
  await waitUntilSettled()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('[PDP-20.1] a description that appears later is opened as soon as it appears', async () => {
  const late = findEntry()
  late.remove()
  const started = startExperience()
  await waitUntilSettled()
  document.querySelector('[data-block="details"] > div')?.append(late)
  await started
  await expect.poll(isRead).toBe(true)
})

test('[PDP-20.1] a description that is the panel of a heading beside it is opened, when the library marks the heading later', async () => {
  aPage(`<div data-anchor="productAccordion"><h3 tabindex="0">Description</h3>
    <div id="d" hidden data-anchor="descriptionPanel"><p id="words">Soft</p></div></div>`)
  const run = await startExperience()
  const [heading, panel] = ['h3', '#d'].map((each) => document.querySelector(each)) as [HTMLElement, HTMLElement]
  heading.addEventListener('click', () => {
    panel.hidden = !panel.hidden
    heading.setAttribute('aria-expanded', String(!panel.hidden))
  })
  heading.setAttribute('aria-controls', 'd')
  heading.setAttribute('aria-expanded', 'false')
  await expect.poll(isRead).toBe(true)
  run.stop()
  expect(isRead()).toBe(false)
})

test('[PDP-20.2] when the description is open nothing is clicked', async () => {
  for (const each of document.querySelectorAll<HTMLDetailsElement>('[data-block="details"], [data-block] details'))
    each.open = true
  const pressed = vi.fn()
  document.querySelector('[data-anchor="productAccordion"]')?.addEventListener('click', pressed)
  const before = pageState()
  const run = await startExperience()
  expect(pressed).not.toHaveBeenCalled()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[PDP-20.3] with isOpen false nothing changes', async () => {
  const before = pageState()
  await startExperience({ isOpen: 'false' })
  expect(pageState()).toEqual(before)
})

test('[PDP-20.4] a description closed by the shopper stays closed, after a redraw and a second view of the product too', async () => {
  const run = await startExperience()
  const { explanation: first } = run
  findToggle().click()
  expect(findEntry().open).toBe(false)
  findEntry().replaceWith(document.createRange().createContextualFragment(description))
  await waitUntilSettled()
  expect(findEntry().open).toBe(false)
  for (const event of published) run.publish(...event)
  await expect.poll(() => first.progress).toBe('stopped')
  await expect.poll(() => run.explanation.progress).toBe('executed')
  for (let turn = 0; turn < 5; turn++) await waitUntilSettled()
  expect(findEntry().open).toBe(false)
  run.publish('ecView', { type: 'product' })
  run.publish('ecProduct', { eventType: 'detail', product: { productId: 'another' } })
  await expect.poll(() => findEntry().open).toBe(true)
})

test('after a redraw that closes it the description is opened again', async () => {
  await startExperience()
  findEntry().replaceWith(document.createRange().createContextualFragment(description))
  await expect.poll(isRead).toBe(true)
})

test('[PDP-20.5] neither the scroll position nor the focus moves, in the shop’s accordion and in the redesigned one', async () => {
  const focused = document.querySelector('#focused') as HTMLElement
  for (const order of ['shop', 'redesigned before', 'redesigned after']) {
    aPage(aProduct)
    focused.isConnected || document.body.prepend(focused)
    focused.focus({ preventScroll: true })
    scrollTo(0, 300)
    if (order === 'redesigned before') await redesignAccordion()
    await startExperience()
    if (order === 'redesigned after') await redesignAccordion()
    await expect.poll(isRead, { message: order }).toBe(true)
    expect(document.querySelectorAll('.product-accordion'), order).toHaveLength(order === 'shop' ? 0 : 1)
    expect(scrollY, order).toBe(300)
    expect(document.activeElement, order).toBe(focused)
    for (const run of runs.splice(0).reverse()) run.stop()
  }
})

test('[PDP-20.6] removing the experience closes what it opened', async () => {
  const before = pageState()
  const run = await startExperience()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('[PDP-20.6] removing the experience does not change an accordion that the shopper has used since', async () => {
  const run = await startExperience()
  document.querySelector<HTMLElement>('[data-block="delivery"] summary')?.click()
  run.stop()
  expect(isRead()).toBe(true)
})
