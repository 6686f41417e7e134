import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unreadFact } from '../../kit/shop/unread-fact.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { emulateMedia } from '../../testing/emulate-media.ts'
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

async function startExperience(): Promise<void> {
  run = await runTemplate({ experience, template, content: {} })
}

const findButtons = () => [...document.querySelectorAll<HTMLButtonElement>('.product-accordion-button')]
const readHeadings = () => findButtons().map(({ textContent }) => textContent)
const pressHeading = (heading: string) =>
  findButtons()
    .find(({ textContent }) => textContent === heading)
    ?.click()
const listOpenHeadings = () => findButtons().flatMap((each) => (each.ariaExpanded === 'true' ? [each.textContent] : []))
const panelOf = (button: Element | undefined) =>
  document.getElementById(button?.getAttribute('aria-controls') ?? '') as HTMLElement
const findPanel = (heading: string) => panelOf(findButtons().find(({ textContent }) => textContent === heading))
const findSection = () => document.querySelector('[data-anchor="reviewsSection"]') as HTMLElement
const findReview = () => findSection().querySelector('details') as HTMLDetailsElement
const measureTop = () => findSection().getBoundingClientRect().top

test("[PDP-01.1] the blocks form one accordion in a fixed order, with the shop's own content elements", async () => {
  const nodes = ['delivery', 'returns', 'details'].map((id) => document.getElementById(id))
  await startExperience()
  expect(readHeadings()).toEqual(['Delivery', 'Returns', 'Product details', 'Reviews'])
  expect(
    findButtons()
      .slice(0, 3)
      .map((each) => panelOf(each).querySelector('p')),
  ).toEqual(nodes)
  expect(document.querySelectorAll('#delivery, #returns, #details')).toHaveLength(3)
  for (const block of document.querySelectorAll('[data-block]')) expect(block.checkVisibility()).toBe(false)
})

test('[PDP-01.1] a heading without content on the page is left out until its content appears', async () => {
  aPage(aProduct([aBlock('delivery', ''), aBlock('details', '<p>Leather</p>')]))
  await startExperience()
  const listVisibleHeadings = () => findButtons().flatMap((each) => (each.checkVisibility() ? [each.textContent] : []))
  expect(listVisibleHeadings()).toEqual(['Product details', 'Reviews'])
  document.querySelector('[data-block="delivery"]')?.append('By post')
  await expect.poll(listVisibleHeadings).toEqual(['Delivery', 'Product details', 'Reviews'])
  expect(findPanel('Delivery').textContent?.trim()).toBe('By post')
})

test('[PDP-01.2] all panels start closed, and the buttons in their headings expose state and panel', async () => {
  await startExperience()
  for (const button of findButtons()) expect(button.parentElement?.matches('h2')).toBe(true)
  const ofPanels = findButtons().slice(0, 3)
  expect(ofPanels.map(({ ariaExpanded }) => ariaExpanded)).toEqual(['false', 'false', 'false'])
  expect(new Set(ofPanels.map(panelOf)).size).toBe(3)
  for (const button of ofPanels) {
    expect(panelOf(button).offsetHeight).toBe(0)
    expect(button.closest('h2')?.nextElementSibling).toBe(panelOf(button))
  }
})

test('[PDP-01.3] a press opens a closed panel and closes every other one, or closes an open panel', async () => {
  await startExperience()
  pressHeading('Returns')
  expect(listOpenHeadings()).toEqual(['Returns'])
  pressHeading('Delivery')
  expect(listOpenHeadings()).toEqual(['Delivery'])
  pressHeading('Delivery')
  expect(listOpenHeadings()).toEqual([])
})

describe('[PDP-01.4]', () => {
  test('a panel grows and shrinks for 400 ms', async () => {
    await startExperience()
    pressHeading('Delivery')
    const growing = findPanel('Delivery').getAnimations() as CSSTransition[]
    const rows = growing.find(({ transitionProperty }) => transitionProperty === 'grid-template-rows')
    expect(rows?.effect?.getTiming().duration).toBe(400)
    await rows?.finished
    const { offsetHeight } = findPanel('Delivery')
    expect(offsetHeight).toBeGreaterThan(15)
    pressHeading('Delivery')
    const shrinking = findPanel('Delivery').getAnimations()
    for (const each of shrinking) each.currentTime = 100
    expect(findPanel('Delivery').offsetHeight).toBeLessThan(offsetHeight)
    expect(findPanel('Delivery').offsetHeight).toBeGreaterThan(0)
    await Promise.all(shrinking.map(({ finished }) => finished))
    expect(findPanel('Delivery').offsetHeight).toBe(0)
  })

  test('with reduced motion immediately', async () => {
    await lessMotion()
    await startExperience()
    pressHeading('Delivery')
    expect(findPanel('Delivery').getAnimations()).toEqual([])
    expect(findPanel('Delivery').offsetHeight).toBeGreaterThan(15)
  })

  test('screen readers and Tab reach open panels and skip closed ones', async () => {
    await startExperience()
    const link = document.querySelector('#details a') as HTMLElement
    const isSeen = () => link.checkVisibility({ visibilityProperty: true })
    expect(isSeen()).toBe(false)
    findButtons()[2]?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(findButtons()[3])
    pressHeading('Product details')
    expect(isSeen()).toBe(true)
    findButtons()[2]?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(link)
  })
})

test('on paper, where nothing can be opened, the blocks are printed one below the other', async () => {
  await startExperience()
  await emulateMedia({ media: 'print' })
  const printed = ['Delivery', 'Returns', 'Product details'].map(findPanel)
  expect(printed.map((each) => each.checkVisibility({ visibilityProperty: true }))).toEqual([true, true, true])
  // Rows of a closed grid that run over two sheets get the height of their content, and what follows does not move.
  expect(printed.map((each) => getComputedStyle(each).display)).toEqual(['block', 'block', 'block'])
  for (const [at, { offsetTop }] of printed.slice(1).entries())
    expect(offsetTop).toBeGreaterThan((printed[at]?.offsetTop ?? 0) + 15)
})

test('[PDP-01.5] "Reviews" closes the open panel, opens the first review and scrolls for 300 ms to 100 px above them', async () => {
  await startExperience()
  pressHeading('Delivery')
  await Promise.all(
    findPanel('Delivery')
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const began = performance.now()
  pressHeading('Reviews')
  expect(listOpenHeadings()).toEqual([])
  expect([...findSection().querySelectorAll('details')].map((each) => each.open)).toEqual([true, false])
  const arrived = await new Promise<number>((resolve) => {
    const checkPosition = () =>
      Math.abs(measureTop() - 100) < 1 ? resolve(performance.now() - began) : requestAnimationFrame(checkPosition)
    checkPosition()
  })
  expect(arrived).toBeGreaterThan(250)
  // The position is still right after the panel above has closed.
  await Promise.all(
    findPanel('Delivery')
      .getAnimations()
      .map(({ finished }) => finished),
  )
  await expect.poll(() => Math.round(measureTop())).toBe(100)
})

test('[PDP-01.6] when the first review is open "Reviews" only scrolls, and the heading of the reviews gets focus', async () => {
  await startExperience()
  findReview().open = true
  await waitUntilSettled()
  const toggled = vi.fn()
  findReview().addEventListener('toggle', toggled)
  pressHeading('Reviews')
  await expect.poll(() => Math.round(measureTop())).toBe(100)
  expect(toggled).not.toHaveBeenCalled()
  expect(findReview().open).toBe(true)
  expect(document.activeElement).toBe(findSection().querySelector('h2'))
})

test('an action of the shopper stops the scrolling, and with reduced motion there is none', async () => {
  await startExperience()
  pressHeading('Reviews')
  dispatchEvent(new WheelEvent('wheel'))
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(measureTop()).toBeGreaterThan(200)
  await lessMotion()
  pressHeading('Reviews')
  expect(Math.round(measureTop())).toBe(100)
})

test('[PDP-01.7] without a reviews section its heading is left out, and the other three work', async () => {
  aPage(aProduct(blocks, ''))
  await startExperience()
  expect(readHeadings()).toEqual(['Delivery', 'Returns', 'Product details'])
  for (const heading of readHeadings()) {
    pressHeading(heading ?? '')
    expect(listOpenHeadings()).toEqual([heading])
    expect(findPanel(heading ?? '').checkVisibility({ visibilityProperty: true })).toBe(true)
  }
})

test('[PDP-01.8] on phones the accordion is as wide as the page', async () => {
  await page.viewport(390, 800)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  await startExperience()
  expect(readHeadings()).toEqual(['Delivery', 'Returns', 'Product details', 'Reviews'])
  for (const button of findButtons()) {
    const { left, width } = (button.closest('.product-accordion > div') as Element).getBoundingClientRect()
    expect([Math.round(left), Math.round(width)]).toEqual([0, innerWidth])
    // The text stays aligned with that of the shop.
    expect(Math.round(button.getBoundingClientRect().left)).toBe(20)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  pressHeading('Returns')
  expect(listOpenHeadings()).toEqual(['Returns'])
})

test('[PDP-01.9] removing the experience puts every block back in its place, open or closed as before', async () => {
  const before = pageState()
  const nodes = [...document.querySelectorAll('p')]
  await startExperience()
  pressHeading('Delivery')
  pressHeading('Reviews')
  run.stop()
  expect(pageState()).toEqual(before)
  expect([...document.querySelectorAll('p')]).toEqual(nodes)
  expect([...document.querySelectorAll('details[open]')].map((each) => (each as HTMLElement).dataset.block)).toEqual([
    'details',
    'returns',
  ])
})

test('when the shop redraws a block, its panel has the new content', async () => {
  await startExperience()
  const block = document.querySelector('[data-block="delivery"]') as HTMLElement
  const fresh = document.createRange().createContextualFragment(aBlock('delivery', '<p>By bicycle</p>'))
  block.replaceWith(fresh)
  await expect.poll(() => findPanel('Delivery')?.textContent?.trim()).toBe('By bicycle')
  expect(readHeadings()).toEqual(['Delivery', 'Returns', 'Product details', 'Reviews'])
  run.stop()
  expect(document.querySelector('[data-block="delivery"] p')?.textContent).toBe('By bicycle')
})

describe('on another shop', () => {
  const aPart = (name: string) => `<section><button>${name}</button><div>About ${name}</div></section>`
  const facts = { experience, template, content: {}, anchors: { productAccordion: '.tabs' }, settings: {} }

  test('blocks are recognised by the text of their first element', async () => {
    aPage(`<div class="tabs">${['Fit', 'Returns', 'Delivery', 'Product details'].map(aPart).join('')}</div>`)
    run = await runTemplate(facts)
    await expect.poll(readHeadings).toEqual(['Delivery', 'Returns', 'Product details'])
    expect(findPanel('Returns').textContent).toBe('About Returns')
  })

  test('a first element that says the name of its block is its heading, whatever element it is', async () => {
    aPage('<div class="tabs"><section><p>Delivery</p><p>By post</p></section></div>')
    run = await runTemplate(facts)
    await expect.poll(readHeadings).toEqual(['Delivery'])
    expect(findPanel('Delivery').textContent).toBe('By post')
  })

  test('or by the selectors in the site settings', async () => {
    aPage(`<div class="tabs"><div id="ship">${aPart('Versand')}</div></div>`)
    run = await runTemplate({
      ...facts,
      settings: { reading: { productAccordion: { delivery: { selector: '#ship > *' } } } },
    })
    expect(readHeadings()).toEqual(['Delivery'])
  })

  test.each([
    ['paragraphs', '<p>By post</p><p>In three days</p>', 'By postIn three days'],
    ['an element around all of it', '<div><p>By post</p></div>', 'By post'],
    ['bare text', 'By post, <b>free</b> over £60', 'By post, free over £60'],
    ['a list', '<ul><li>By post</li></ul><p>Free</p>', 'By postFree'],
    ['links', '<a href="#terms">Terms</a> and <a href="#more">more</a>', 'Terms and more'],
    ['a heading in an element of its own', '<div>Versand</div><div>By post</div>', 'By post'],
    ['a heading in an element around it', '<div><h3>Versand</h3></div><p>By post</p>', 'By post'],
    ['a heading after some words', 'Versand <h3>By post</h3><p>Free</p>', 'Versand By postFree'],
    ['several alike elements', '<div>By post</div><div>Free</div><div>Fast</div>', 'By postFreeFast'],
    ['an element with a heading and content', '<div><h3>Post</h3><p>Free</p></div>', 'PostFree'],
  ])('a block that begins with %s loses nothing of its content', async (_, html, words) => {
    aPage(`<div class="tabs"><div id="ship">${html}</div></div>`)
    const before = pageState()
    run = await runTemplate({
      ...facts,
      settings: { reading: { productAccordion: { delivery: { selector: '#ship' } } } },
    })
    expect(findPanel('Delivery').textContent).toBe(words)
    run.stop()
    expect(pageState()).toEqual(before)
  })

  test('when no block is recognised nothing is drawn, and the reason says what to do', async () => {
    aPage(`<div class="tabs">${aPart('Versand')}</div>`)
    run = await runTemplate(facts)
    const because = unreadFact('productAccordion.details')
    await expect.poll(() => run.explanation.answers).toContainEqual({ check: 'shown', passes: false, because })
    expect([readHeadings(), run.seen]).toEqual([[], []])
  })
})
