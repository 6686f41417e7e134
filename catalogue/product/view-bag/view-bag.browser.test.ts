import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { holdAnimations } from '../../testing/hold-animations.ts'
import { lessMotion } from '../../testing/less-motion.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
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

/** Publishes a basket with this many pairs of a product. */
function publishBasket(quantity: number): void {
  run.current?.publish('ecBasketItem', { product: { productId: 'p', sku: 'p-38' }, quantity })
  run.current?.publish('ecBasketSummary', { basket: { id: 'b', quantity } })
}

/** Runs the experience on a page whose basket contains a pair, then switches to fake timers. */
async function startExperience(facts: Partial<RunFacts> = {}): Promise<void> {
  run.current = await runTemplate({ experience, template, content: {}, ...facts })
  await expect.poll(() => run.current?.explanation.progress).toMatch(/executed|ended/)
  publishBasket(1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

/** Adds a pair and waits until the prompt has slid in. */
async function startAndAdd(): Promise<void> {
  await startExperience()
  publishBasket(2)
  await advanceTime(1000)
}

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const findPrompts = () => [...document.querySelectorAll<HTMLElement>('.product-view-bag-prompt')]
const findPrompt = () => findPrompts()[0] as HTMLElement
const findHost = () => document.querySelector('.product-view-bag')
const findLink = () => findPrompt().querySelector('a') as HTMLAnchorElement
const goOn = () => findPrompt().querySelector('button') as HTMLButtonElement
const listAnimations = () => findPrompt().getAnimations() as Animation[]
const findEffect = () => listAnimations().at(-1)?.effect as KeyframeEffect
const readFrames = () =>
  findEffect()
    .getKeyframes()
    .map(({ translate }) => translate)
const finishSlides = () => listAnimations().map((each) => each.finish())

test('[PDP-12.1] half a second after a basket add the prompt with link and button slides in for half a second', async () => {
  holdAnimations()
  await startExperience()
  publishBasket(2)
  await advanceTime(499)
  expect(findPrompts()).toEqual([])
  await advanceTime(1)
  expect([findLink().textContent, findLink().getAttribute('href')]).toEqual(['View bag', '/us/en/cart'])
  expect([goOn().textContent, goOn().tagName]).toEqual(['Continue shopping', 'BUTTON'])
  expect(listAnimations().map(({ effect }) => effect?.getTiming().duration)).toEqual([500])
})

test('[PDP-12.2] the prompt stays for 5 s, slides out for half a second, and is removed from the page', async () => {
  holdAnimations()
  await startExperience()
  const before = pageState()
  publishBasket(2)
  await advanceTime(500 + 500 + 4999)
  expect(listAnimations().filter(({ effect }) => effect?.getTiming().fill === 'forwards')).toEqual([])
  await advanceTime(1)
  expect(listAnimations().at(-1)?.effect?.getTiming()).toMatchObject({ duration: 500, fill: 'forwards' })
  await advanceTime(499)
  expect(findPrompts()).toHaveLength(1)
  await advanceTime(1)
  expect(findHost()?.childNodes).toHaveLength(0)
  expect(pageState().sheets).toBe(before.sheets)
})

describe('[PDP-12.3] the prompt slides out immediately and focus returns, on', () => {
  test.each([
    ['Continue shopping', () => goOn().click()],
    ['Escape', () => goOn().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
  ])('%s', async (_, close) => {
    await startAndAdd()
    document.getElementById('add')?.focus()
    findLink().focus()
    goOn().focus()
    close()
    expect(document.activeElement?.id).toBe('add')
    expect(listAnimations().at(-1)?.effect?.getTiming()).toMatchObject({ duration: 500, fill: 'forwards' })
    await advanceTime(500)
    expect(findPrompts()).toEqual([])
  })

  test('Escape outside of the prompt has no effect', async () => {
    await startAndAdd()
    document.getElementById('add')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await advanceTime(1000)
    expect(findPrompts()).toHaveLength(1)
  })
})

test('[PDP-12.4] a further basket add restarts the 5 s of the same prompt', async () => {
  await startAndAdd()
  const first = findPrompt()
  await advanceTime(4000)
  publishBasket(3)
  await advanceTime(4999)
  expect(findPrompts()).toEqual([first])
  expect(listAnimations().some(({ effect }) => effect?.getTiming().fill === 'forwards')).toBe(false)
  await advanceTime(1)
  expect(listAnimations().some(({ effect }) => effect?.getTiming().fill === 'forwards')).toBe(true)
})

test('two adds before the prompt appears show one prompt, and an add while it slides out shows another', async () => {
  await startExperience()
  publishBasket(2)
  await advanceTime(300)
  publishBasket(3)
  await advanceTime(300)
  expect(findPrompts()).toHaveLength(1)
  goOn().click()
  publishBasket(4)
  await advanceTime(600)
  expect(findPrompts()).toHaveLength(1)
  expect(findPrompt().inert).toBe(false)
})

test('[PDP-12.5] the 5 s are paused while the focus is inside', async () => {
  await startAndAdd()
  await advanceTime(4000)
  findLink().focus()
  await advanceTime(60_000)
  goOn().focus()
  await advanceTime(60_000)
  expect(findPrompts()).toHaveLength(1)
  document.getElementById('add')?.focus()
  await advanceTime(999 + 500)
  expect(findPrompts()).toHaveLength(1)
  await advanceTime(1)
  expect(findPrompts()).toEqual([])
})

test('[PDP-12.5] the 5 s are paused while the pointer is over the prompt', async () => {
  await startAndAdd()
  finishSlides()
  await userEvent.hover(findLink())
  await advanceTime(60_000)
  expect(findPrompts()).toHaveLength(1)
  await userEvent.hover(document.getElementById('add') as Element)
  await advanceTime(5500)
  expect(findPrompts()).toEqual([])
})

test('[PDP-12.6] the prompt is 320 px wide and slides in from the right below the header', async () => {
  await page.viewport(576, 800)
  await startAndAdd()
  expect(readFrames()).toEqual(['calc(100% + 16px)', '0px'])
  finishSlides()
  const { width, right, top } = findPrompt().getBoundingClientRect()
  expect([width, right, top]).toEqual([320, 576 - 16, 60 + 16])
})

test.each([575, 320])('[PDP-12.6] at %i px the prompt slides up from the bottom in full width', async (width) => {
  await page.viewport(width, 800)
  await startAndAdd()
  expect(readFrames()[0]).toMatch(/^0(px)? 100%$/)
  finishSlides()
  const box = findPrompt().getBoundingClientRect()
  expect([box.left, box.width, box.bottom]).toEqual([0, width, 800])
  expect(goOn().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
})

test('[PDP-12.7] the prompt takes no focus and is announced politely once, and the page behind it stays usable', async () => {
  await startExperience()
  document.getElementById('add')?.focus()
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(findHost() as Element, { childList: true, subtree: true, characterData: true })
  expect([findHost()?.getAttribute('role'), findHost()?.textContent]).toEqual(['status', ''])
  publishBasket(2)
  await advanceTime(1000)
  publishBasket(3)
  await advanceTime(1000)
  await Promise.resolve()
  expect(changes).toHaveLength(1)
  observer.disconnect()
  expect(document.activeElement?.id).toBe('add')
  const { left, top } = (document.querySelector('main a') as Element).getBoundingClientRect()
  expect(document.elementFromPoint(left + 2, top + 2)?.textContent).toBe('More')
  expect(document.querySelector('main')?.closest('[inert], [aria-hidden]')).toBe(null)
  finishSlides()
  vi.useRealTimers()
  const { violations } = await axe.run(findPrompt())
  expect(violations).toEqual([])
})

test.each([
  ['as many', [1, 1]],
  ['fewer', [0]],
])('[PDP-12.8] a basket with %s pairs does not show the prompt', async (_, quantities) => {
  await startExperience()
  for (const quantity of quantities) publishBasket(quantity)
  await advanceTime(10_000)
  expect(findPrompts()).toEqual([])
})

test('[PDP-12.8] with reduced motion the prompt appears and disappears without sliding', async () => {
  await lessMotion()
  await startExperience()
  publishBasket(2)
  await advanceTime(500)
  expect([findPrompts().length, listAnimations().length]).toEqual([1, 0])
  await advanceTime(4999)
  expect(findPrompts()).toHaveLength(1)
  await advanceTime(1)
  expect(findPrompts()).toEqual([])
})

test('[PDP-12.9] removing the experience removes the prompt', async () => {
  const before = pageState()
  await startAndAdd()
  run.current?.stop()
  expect(pageState()).toEqual(before)
})

test('[PDP-12.9] removing the experience cancels a pending prompt', async () => {
  const before = pageState()
  await startExperience()
  publishBasket(2)
  await advanceTime(400)
  run.current?.stop()
  await advanceTime(10_000)
  expect(pageState()).toEqual(before)
})

test('the first click on View bag sends the goal', async () => {
  await startAndAdd()
  const preventNavigation = (event: Event) => event.preventDefault()
  window.addEventListener('click', preventNavigation)
  findLink().click()
  findLink().click()
  window.removeEventListener('click', preventNavigation)
  expect(run.current?.goals).toEqual(['cta-clicks'])
})

describe('on a shop with other addresses', () => {
  const foreign = shop.replace('<button data-anchor="miniCart">Bag</button>', '<a class="bag" href="/cart">Bag</a>')
  const anchors = { mainContent: 'main', miniCart: '.bag' }

  /** Adds a pair on this page, and returns the address of the link to the bag. */
  async function addOn(html: string, facts: Partial<RunFacts>): Promise<string | null> {
    history.replaceState(null, '', '/products/court-shoe')
    aPage(html)
    await startExperience({ settings: {}, anchors, ...facts })
    publishBasket(2)
    await advanceTime(1000)
    return findLink().getAttribute('href')
  }

  test('the address of the bag is the configured one, unchanged', async () => {
    expect(await addOn(foreign, { settings: { addresses: { cart: '/basket/view' } } })).toBe('/basket/view')
  })

  test('without a configured address it is that of the link that is or contains the mini cart', async () => {
    expect(await addOn(foreign, {})).toBe('/cart')
    run.current?.stop()
    vi.useRealTimers()
    const inside = foreign.replace('class="bag" href="/cart">Bag', 'href="/bag"><span class="bag">Bag</span>')
    expect(await addOn(inside, {})).toBe('/bag')
  })

  test('in a mini cart with several links a rule selects the one to the bag', async () => {
    const drawer = foreign.replace(
      /<a.*?<\/a>/,
      '<div class="bag"><a href="/products/x">X</a><a class="all" href="/cart">All</a></div>',
    )
    expect(await addOn(drawer, { settings: { reading: { miniCart: { link: { selector: '.all' } } } } })).toBe('/cart')
  })
})

test.each([
  ['that has no address for the bag', '/', {}],
  ['without country and language in its path', '/', undefined],
])('on a page %s it does not run, counts no exposure and says why', async (_, path, settings) => {
  history.replaceState(null, '', path)
  const before = pageState()
  await startExperience({ settings })
  vi.useRealTimers()
  await waitUntilSettled()
  const because = 'addresses.cart is missing: set it in the site configuration, or make the mini cart a link to the bag'
  expect(pageState()).toEqual(before)
  expect(run.current?.lines).toEqual([`product/view-bag: ${because}`])
  expect(run.current?.explanation.progress).toBe('ended')
  expect(run.current?.explanation.answers).toContainEqual({ check: 'shown', passes: false, because })
  expect(run.current?.seen).toEqual([])
})

test('[PDP-12.10] Tab leads from the focused control to the link of the prompt, and elsewhere as usual', async () => {
  await startExperience()
  document.getElementById('add')?.focus()
  publishBasket(2)
  await advanceTime(1000)
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, ...init })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([press({ shiftKey: true }), press({ key: 'a' })]).toEqual([false, false])
  expect([press({}), document.activeElement]).toEqual([true, findLink()])
  expect(press({})).toBe(false)
})

describe('[PDP-12.11]', () => {
  const publishProduct = (productId: string) =>
    run.current?.publish('ecProduct', { eventType: 'detail', product: { productId, name: `Shoe ${productId}` } })

  test.each([
    ['the product of the page', 'p', 'In your bagShoe p'],
    ['another product', 'q', 'In your bag'],
  ])('the prompt says what is in the bag after an add of %s', async (_, shown, words) => {
    await startExperience()
    publishProduct(shown)
    publishBasket(2)
    await advanceTime(1000)
    expect(findPrompt().querySelector('p')?.textContent).toBe(words)
    expect(findPrompt().firstElementChild?.nextElementSibling).toBe(findLink())
  })

  test('its edge is that of the bag in the header', async () => {
    aPage(shop.replace('<button data', '<button style="position: absolute; right: 60px" data'))
    await startAndAdd()
    expect(readFrames()).toEqual(['calc(100% + 60px)', '0px'])
    finishSlides()
    expect(findPrompt().getBoundingClientRect().right).toBe(1280 - 60)
  })

  test.each([
    ['about there', 48, 48],
    ['elsewhere', 300, 60],
  ])('it ends with the button that adds to the bag when that ends %s', async (_, right, edge) => {
    const button = `<button data-anchor="addToBag" style="position: absolute; right: ${right}px">Add</button>`
    aPage(shop.replace('<button data', '<button style="position: absolute; right: 60px" data') + button)
    await startAndAdd()
    finishSlides()
    expect(findPrompt().getBoundingClientRect().right).toBe(1280 - edge)
  })
})

test('[PDP-12.12] it stands below the bars that the shop keeps under its header, also those that come later', async () => {
  const bar = (top: number, style = '') =>
    `<p class="bar" style="position: fixed; inset: ${top}px 0 auto; height: 40px; margin: 0; ${style}">Bar</p>`
  aPage(
    `${shop}${bar(60)}${bar(100, 'visibility: hidden')}<i style="position: fixed; top: 140px; right: 60px">Chat</i>`,
  )
  await startAndAdd()
  finishSlides()
  const topOf = () => {
    finishSlides()
    return findPrompt().getBoundingClientRect().top
  }
  expect(topOf()).toBe(60 + 40 + 16)
  for (const each of document.querySelectorAll<HTMLElement>('.bar')) each.style.visibility = 'visible'
  window.dispatchEvent(new Event('scroll'))
  await advanceTime(200)
  expect(topOf()).toBe(60 + 40 + 40 + 16)
  for (const each of document.querySelectorAll('.bar')) each.remove()
  window.dispatchEvent(new Event('scroll'))
  await advanceTime(200)
  expect(topOf()).toBe(60 + 16)
})
