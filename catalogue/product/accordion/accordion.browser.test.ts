import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

const aBlock = (name: string, content: string, open = '') =>
  `<details data-block="${name}"${open}><summary><h3>${name.toUpperCase()}</h3></summary> ${content}</details>`

const blocks = [
  aBlock('details', '<p id="details">Leather <a href="#care">Care</a></p>', ' open=""'),
  aBlock('delivery', '<p id="delivery">By post</p>'),
  aBlock('reviews', '<p id="summary">4.2 out of 5</p>'),
  aBlock('returns', '<p id="returns">Within 60 days</p>', ' open=""'),
]

const reviews = `
  <section data-anchor="reviewsSection">
    <h2>What others say</h2>
    <details><summary>Fits well</summary><p>And looks well</p></details>
    <details><summary>Too wide</summary><p>For me</p></details>
  </section>`

const aProduct = (of = blocks, below = reviews) => `
  <div style="padding: 0 20px"><div data-anchor="productAccordion">${of.join('')}</div></div>
  <div style="height: 600px"></div>${below}<div style="height: 2000px"></div>`

let run: TemplateRun

beforeEach(() => void aPage(aProduct()))

afterEach(() => {
  run.stop()
  scrollTo(0, 0)
  vi.restoreAllMocks()
})

async function start(): Promise<void> {
  run = await runTemplate({ experience, template, content: {} })
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.product-accordion-button')]
const words = () => buttons().map(({ textContent }) => textContent)
const press = (heading: string) =>
  buttons()
    .find(({ textContent }) => textContent === heading)
    ?.click()
const open = () => buttons().flatMap((each) => (each.ariaExpanded === 'true' ? [each.textContent] : []))
const panelOf = (button: Element | undefined) =>
  document.getElementById(button?.getAttribute('aria-controls') ?? '') as HTMLElement
const panel = (heading: string) => panelOf(buttons().find(({ textContent }) => textContent === heading))
const section = () => document.querySelector('[data-anchor="reviewsSection"]') as HTMLElement
const review = () => section().querySelector('details') as HTMLDetailsElement
const top = () => section().getBoundingClientRect().top

test('[PDP-01.1] the blocks are one accordion in its own order, with the very content of the shop', async () => {
  const nodes = ['delivery', 'returns', 'details'].map((id) => document.getElementById(id))
  await start()
  expect(words()).toEqual(['Delivery', 'Returns', 'Product details', 'Reviews'])
  expect(
    buttons()
      .slice(0, 3)
      .map((each) => panelOf(each).querySelector('p')),
  ).toEqual(nodes)
  expect(document.querySelectorAll('#delivery, #returns, #details')).toHaveLength(3)
  for (const block of document.querySelectorAll('[data-block]')) expect(block.checkVisibility()).toBe(false)
})

test('[PDP-01.1] a heading without content on the page is left out, and comes with it', async () => {
  aPage(aProduct([aBlock('delivery', ''), aBlock('details', '<p>Leather</p>')]))
  await start()
  const seen = () => buttons().flatMap((each) => (each.checkVisibility() ? [each.textContent] : []))
  expect(seen()).toEqual(['Product details', 'Reviews'])
  document.querySelector('[data-block="delivery"]')?.append('By post')
  await expect.poll(seen).toEqual(['Delivery', 'Product details', 'Reviews'])
  expect(panel('Delivery').textContent?.trim()).toBe('By post')
})

test('[PDP-01.2] all panels start closed, under buttons in headings that name their state and panel', async () => {
  await start()
  for (const button of buttons()) expect(button.parentElement?.matches('h2')).toBe(true)
  const ofPanels = buttons().slice(0, 3)
  expect(ofPanels.map(({ ariaExpanded }) => ariaExpanded)).toEqual(['false', 'false', 'false'])
  expect(new Set(ofPanels.map(panelOf)).size).toBe(3)
  for (const button of ofPanels) {
    expect(panelOf(button).offsetHeight).toBe(0)
    expect(button.closest('h2')?.nextElementSibling).toBe(panelOf(button))
  }
})

test('[PDP-01.3] a closed heading opens its panel and closes every other one, an open one closes it', async () => {
  await start()
  press('Returns')
  expect(open()).toEqual(['Returns'])
  press('Delivery')
  expect(open()).toEqual(['Delivery'])
  press('Delivery')
  expect(open()).toEqual([])
})

describe('[PDP-01.4]', () => {
  test('a panel grows and shrinks for 400 ms', async () => {
    await start()
    press('Delivery')
    const growing = panel('Delivery').getAnimations() as CSSTransition[]
    const rows = growing.find(({ transitionProperty }) => transitionProperty === 'grid-template-rows')
    expect(rows?.effect?.getTiming().duration).toBe(400)
    await rows?.finished
    const { offsetHeight } = panel('Delivery')
    expect(offsetHeight).toBeGreaterThan(15)
    press('Delivery')
    const shrinking = panel('Delivery').getAnimations()
    for (const each of shrinking) each.currentTime = 100
    expect(panel('Delivery').offsetHeight).toBeLessThan(offsetHeight)
    expect(panel('Delivery').offsetHeight).toBeGreaterThan(0)
    await Promise.all(shrinking.map(({ finished }) => finished))
    expect(panel('Delivery').offsetHeight).toBe(0)
  })

  test('at once for who wants less motion', async () => {
    await lessMotion()
    await start()
    press('Delivery')
    expect(panel('Delivery').getAnimations()).toEqual([])
    expect(panel('Delivery').offsetHeight).toBeGreaterThan(15)
  })

  test('a closed panel is nothing for screen readers and Tab, an open one is', async () => {
    await start()
    const link = document.querySelector('#details a') as HTMLElement
    const isSeen = () => link.checkVisibility({ visibilityProperty: true })
    expect(isSeen()).toBe(false)
    buttons()[2]?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(buttons()[3])
    press('Product details')
    expect(isSeen()).toBe(true)
    buttons()[2]?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(link)
  })
})

test('[PDP-01.5] "Reviews" closes the open panel, opens the first review and scrolls for 300 ms to 100 px above them', async () => {
  await start()
  press('Delivery')
  await Promise.all(
    panel('Delivery')
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const began = performance.now()
  press('Reviews')
  expect(open()).toEqual([])
  expect([...section().querySelectorAll('details')].map((each) => each.open)).toEqual([true, false])
  const arrived = await new Promise<number>((resolve) => {
    const look = () => (Math.abs(top() - 100) < 1 ? resolve(performance.now() - began) : requestAnimationFrame(look))
    look()
  })
  expect(arrived).toBeGreaterThan(250)
  // And it is there when the panel above has closed.
  await Promise.all(
    panel('Delivery')
      .getAnimations()
      .map(({ finished }) => finished),
  )
  await expect.poll(() => Math.round(top())).toBe(100)
})

test('[PDP-01.6] with the first review open "Reviews" only scrolls, and the focus is on the heading of the reviews', async () => {
  await start()
  review().open = true
  await waitUntilSettled()
  const toggled = vi.fn()
  review().addEventListener('toggle', toggled)
  press('Reviews')
  await expect.poll(() => Math.round(top())).toBe(100)
  expect(toggled).not.toHaveBeenCalled()
  expect(review().open).toBe(true)
  expect(document.activeElement).toBe(section().querySelector('h2'))
})

test('what the shopper does ends the scrolling, and less motion needs none', async () => {
  await start()
  press('Reviews')
  dispatchEvent(new WheelEvent('wheel'))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(top()).toBeGreaterThan(200)
  await lessMotion()
  press('Reviews')
  expect(Math.round(top())).toBe(100)
})

test('[PDP-01.7] without a reviews section there is no such heading, and the other three work', async () => {
  aPage(aProduct(blocks, ''))
  await start()
  expect(words()).toEqual(['Delivery', 'Returns', 'Product details'])
  for (const heading of words()) {
    press(heading ?? '')
    expect(open()).toEqual([heading])
    expect(panel(heading ?? '').checkVisibility({ visibilityProperty: true })).toBe(true)
  }
})

test('[PDP-01.8] on phones the same accordion is as wide as the page', async () => {
  await page.viewport(390, 800)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  await start()
  expect(words()).toEqual(['Delivery', 'Returns', 'Product details', 'Reviews'])
  for (const button of buttons()) {
    const { left, width } = (button.closest('.product-accordion > div') as Element).getBoundingClientRect()
    expect([Math.round(left), Math.round(width)]).toEqual([0, innerWidth])
    // The words stay in line with those of the shop.
    expect(Math.round(button.getBoundingClientRect().left)).toBe(20)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  press('Returns')
  expect(open()).toEqual(['Returns'])
})

test('[PDP-01.9] removal puts every block back where it was, open or closed as it was', async () => {
  const before = pageState()
  const nodes = [...document.querySelectorAll('p')]
  await start()
  press('Delivery')
  press('Reviews')
  run.stop()
  expect(pageState()).toEqual(before)
  expect([...document.querySelectorAll('p')]).toEqual(nodes)
  expect([...document.querySelectorAll('details[open]')].map((each) => (each as HTMLElement).dataset.block)).toEqual([
    'details',
    'returns',
  ])
})

test('a block that the shop draws anew has its new content in its panel', async () => {
  await start()
  const block = document.querySelector('[data-block="delivery"]') as HTMLElement
  const fresh = document.createRange().createContextualFragment(aBlock('delivery', '<p>By bicycle</p>'))
  block.replaceWith(fresh)
  await expect.poll(() => panel('Delivery')?.textContent?.trim()).toBe('By bicycle')
  expect(words()).toEqual(['Delivery', 'Returns', 'Product details', 'Reviews'])
  run.stop()
  expect(document.querySelector('[data-block="delivery"] p')?.textContent).toBe('By bicycle')
})
