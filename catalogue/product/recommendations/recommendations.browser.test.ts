import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFeedItem } from '../../testing/a-feed-item.ts'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { aRecommendingShop, shoeIds } from '../../testing/a-recommending-shop.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { shopPage } from '../../testing/shop-page.ts'
import { experience } from './experience.ts'
import { template } from './template.ts'

const content = { placementId: 'also-like' }
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

let run: TemplateRun

beforeEach(() => {
  aPage(shopPage)
})

afterEach(() => {
  run.stop()
  vi.restoreAllMocks()
})

const aProduct = (productId: string): [string, object] => [
  'ecProduct',
  { eventType: 'detail', product: { productId, name: `Shoe ${productId}`, stock: 3 } },
]

const aBasket = (...ids: string[]): [string, object][] => [
  ...ids.map((productId): [string, object] => ['ecBasketItem', { product: { productId }, quantity: 1 }]),
  ['ecBasketSummary', { basket: { id: 'b', quantity: ids.length } }],
]

async function startExperience(facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content,
    published: [aProduct('p')],
    ...aRecommendingShop(),
    ...facts,
  })
}

const findRow = () => document.querySelector<HTMLElement>('.product-recommendations')
const findCards = () => [...document.querySelectorAll<HTMLElement>('.instep-card')]
const readNames = () => findCards().map((card) => card.querySelector('.instep-card-name')?.textContent)
const findAddButtons = () => [...document.querySelectorAll<HTMLElement>('.instep-add')]
const areLocked = () => findAddButtons().map((each) => each.getAttribute('aria-disabled') === 'true')
const mainButtons = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="addToBag"]')]
/** Returns the reported products in order, as in `imp shoe-1 shoe-2`. */
const listReported = () =>
  run.requests
    .filter((url) => url.includes('/cb?'))
    .map((url) => new URL(url).searchParams)
    .map((query) => [query.get('t') === '1' ? 'click' : 'seen', ...query.getAll('p')].join(' '))

async function startAndWait(facts: Partial<RunFacts> = {}): Promise<void> {
  await startExperience(facts)
  await expect.poll(() => findCards().length).toBeGreaterThan(0)
}

const allLocked = Array(8).fill(true)
const noneLocked = Array(8).fill(false)

test('[PDP-08.1] the carousel is directly before the cross-selling: two per view, 5 px apart, arrows and counter', async () => {
  await startAndWait()
  expect(findRow()?.nextElementSibling?.getAttribute('data-anchor')).toBe('crossSell')
  expect(findRow()?.querySelector('h2')?.textContent).toBe('You may also like')
  const view = findRow()?.querySelector<HTMLElement>('.instep-carousel-view')
  const [first, second] = [...(view?.querySelectorAll('.instep-carousel-slide') ?? [])].map((slide) =>
    slide.getBoundingClientRect(),
  )
  const width = view?.getBoundingClientRect().width ?? 0
  expect(first?.width).toBeCloseTo((width - 5) / 2, 1)
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(5, 1)
  const labels = [...(findRow()?.querySelectorAll('.instep-carousel-button') ?? [])].map((each) =>
    each.getAttribute('aria-label'),
  )
  expect(labels).toEqual(['Previous', 'Next'])
  expect(findRow()?.querySelector('[aria-live]')?.textContent).toBe('1/8')
})

test('[PDP-08.2] each slide is a card with a button that is disabled at first, and a hint says why', async () => {
  await startAndWait()
  expect(readNames()).toEqual(shoeIds(8).map((id) => `Shoe ${id}`))
  expect(findAddButtons().map(({ textContent }) => textContent)).toEqual(Array(8).fill('Add to bag'))
  expect(areLocked()).toEqual(allLocked)
  const hints = findAddButtons().map(
    (each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(hints).toEqual(Array(8).fill('Add the product on this page first'))
  findAddButtons()[0]?.click()
  await waitUntilSettled()
  expect(run.requests.filter((url) => url.includes('addToCart'))).toEqual([])
})

test('[BC-01] [BC-03] for a visitor who is asked first the row comes on the same page, once they agree, and not after a denial', async () => {
  const { placements, reply } = aRecommendingShop()
  run = await runTemplate({ experience, template, content, placements, reply, config: { consent: 'pending' } })
  expect([run.explanation.progress, run.requests, findRow()]).toEqual(['waiting', [], null])
  ;(window as Window & { instep?: { consent?(state: string): void } }).instep?.consent?.('granted')
  await expect.poll(readNames).toEqual(shoeIds(8).map((id) => `Shoe ${id}`))
  expect(run.lines).toEqual([])
  run.stop()
  run = await runTemplate({ experience, template, content, placements, reply, config: { consent: 'denied' } })
  // Events of the view before may be on their way still.
  const asked = run.requests.filter((address) => !address.includes('/events/'))
  expect([run.explanation.progress, asked, findRow()]).toEqual(['ended', [], null])
})

test('[PDP-08.2] a hint with a long name breaks, and makes the page no wider', async () => {
  await startAndWait({
    content: { ...content, hint: 'Add {product} first' },
    published: [aProduct('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(6))],
  })
  const hint = document.getElementById(findAddButtons()[0]?.getAttribute('aria-describedby') ?? '') as HTMLElement
  expect(hint.textContent).toContain('Donaudampfschiff')
  expect(hint.scrollWidth).toBeLessThanOrEqual(hint.clientWidth)
})

test('[PDP-08.3] a click on the main button immediately enables all buttons', async () => {
  await startAndWait()
  mainButtons()[0]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
  expect(findAddButtons()[0]?.hasAttribute('aria-describedby')).toBe(false)
})

test('[PDP-08.3] basket data with the product of the page immediately enables all buttons', async () => {
  await startAndWait({ published: [aProduct('p'), ...aBasket('x')] })
  expect(areLocked()).toEqual(allLocked)
  for (const event of aBasket('x', 'p')) run.publish(...event)
  await expect.poll(areLocked).toEqual(noneLocked)
  run.stop()
  await startAndWait({ published: [...aBasket('p'), aProduct('p')] })
  expect(areLocked()).toEqual(noneLocked)
})

test('[PDP-08.4] on computers every main button counts, including later ones', async () => {
  await startAndWait()
  const late = document.createElement('button')
  late.dataset.anchor = 'addToBag'
  document.querySelector('[data-anchor="productPanel"]')?.append(late)
  late.click()
  await expect.poll(areLocked).toEqual(noneLocked)
  run.stop()
  aPage(shopPage)
  await startAndWait()
  mainButtons()[1]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
})

test('[PDP-08.5] on phones the third button counts, and no other', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  const [button] = mainButtons()
  panel.replaceChildren(...Array.from({ length: 4 }, () => button?.cloneNode(true) as HTMLElement))
  await startAndWait()
  const waiting = performance.now() + 1500
  await expect
    .poll(
      async () => {
        for (const at of [0, 1, 3]) mainButtons()[at]?.click()
        await waitUntilSettled()
        return performance.now() > waiting
      },
      { timeout: 5000 },
    )
    .toBe(true)
  expect(areLocked()).toEqual(allLocked)
  mainButtons()[2]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
})

test('[PDP-08.6] a click on the main button keeps its immediate effect', async () => {
  await startAndWait()
  const [button] = mainButtons()
  const events: Event[] = []
  button?.addEventListener('click', (event) => events.push(event))
  button?.click()
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false])
  // A click whose propagation the shop stops counts too.
  run.publish(...aProduct('q'))
  await expect.poll(areLocked).toEqual(allLocked)
  button?.addEventListener('click', (event) => event.stopPropagation(), { capture: true })
  button?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
})

test('[PDP-08.8] on another product of the same page load the buttons are disabled until that product is added or in the basket', async () => {
  await startAndWait({ published: [aProduct('p'), ...aBasket('r')] })
  mainButtons()[0]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
  run.publish(...aProduct('p'))
  expect(areLocked()).toEqual(noneLocked)
  run.publish(...aProduct('q'))
  await expect.poll(areLocked).toEqual(allLocked)
  run.publish(...aProduct('r'))
  await expect.poll(areLocked).toEqual(noneLocked)
  run.publish(...aProduct('q'))
  await expect.poll(areLocked).toEqual(allLocked)
  mainButtons()[0]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
})

test('[SHR-06.3] without content, with null or an empty list nothing is rendered and the page is unchanged', async () => {
  const before = pageState()
  for (const nothing of [null, [], { items: [] }]) {
    await startExperience(aRecommendingShop(nothing))
    await expect.poll(() => run.requests.filter((url) => url.endsWith('/graphql'))).toHaveLength(1)
    await waitUntilSettled()
    expect(pageState()).toEqual(before)
    run.stop()
  }
})

test('[PDP-08.9] without items nothing is rendered; removing the experience removes the carousel and its listeners', async () => {
  const before = pageState()
  await startExperience(aRecommendingShop([]))
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  run.stop()
  const added = vi.spyOn(document, 'addEventListener')
  await startAndWait()
  const removed = vi.spyOn(document, 'removeEventListener')
  const listClicks = ({ mock }: typeof added | typeof removed) => mock.calls.filter(([type]) => type === 'click')
  const bound = listClicks(added)
  expect([bound.length, listClicks(removed)]).toEqual([1, []])
  run.stop()
  expect(listClicks(removed)).toEqual(bound)
  expect(pageState()).toEqual(before)
})

test('a placement that cannot be loaded shows nothing and is only logged', async () => {
  const before = pageState()
  await startExperience({ placements: [] })
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  expect(run.errors).toEqual([])
  expect(run.lines.join()).toContain('product-recommendations: ')
})

test('[SHR-06.7] an answer that arrives after the experience was stopped renders nothing', async () => {
  const before = pageState()
  let answer: (() => void) | undefined
  const late = aRecommendingShop()
  const { json } = Response.prototype
  vi.spyOn(Response.prototype, 'text').mockImplementation(async function (this: Response) {
    const body = JSON.stringify(await json.call(this))
    if (body.includes('placementContent')) await new Promise<void>((resolve) => (answer = resolve))
    return body
  })
  await startExperience(late)
  await expect.poll(() => answer !== undefined).toBe(true)
  run.stop()
  answer?.()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
})

test('[SHR-06.4] an impression is reported once per product when half of its card is in view; simultaneous ones are reported together', async () => {
  const main = document.querySelector('main') as HTMLElement
  main.style.width = '400px'
  findRow()?.scrollIntoView()
  await startAndWait()
  findRow()?.scrollIntoView()
  await expect.poll(listReported, { timeout: 5000 }).toEqual(['seen shoe-1 shoe-2'])
  findRow()?.querySelector<HTMLElement>('[aria-label="Next"]')?.click()
  await expect.poll(listReported, { timeout: 5000 }).toEqual(['seen shoe-1 shoe-2', 'seen shoe-3'])
  findRow()?.querySelector<HTMLElement>('[aria-label="Previous"]')?.click()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(listReported()).toHaveLength(2)
})

test('[SHR-06.5] a click-through by link or button is reported once per product and implies the impression', async () => {
  await startAndWait({ published: [aProduct('p'), ...aBasket('p')] })
  const preventNavigation = (event: Event) => event.preventDefault()
  document.addEventListener('click', preventNavigation)
  const link = findCards()[7]?.querySelector('a')
  link?.click()
  link?.click()
  findAddButtons()[6]?.click()
  findAddButtons()[7]?.click()
  document.removeEventListener('click', preventNavigation)
  const ofTwo = () => listReported().filter((line) => /shoe-[78]/.test(line))
  await expect.poll(ofTwo, { timeout: 5000 }).toEqual(['seen shoe-8', 'click shoe-8', 'seen shoe-7', 'click shoe-7'])
})

test('the product of the page is left out', async () => {
  await startAndWait(aRecommendingShop(['a', 'p', 'b'].map((id) => aFeedItem({ id }))))
  expect(readNames()).toEqual(['Shoe a', 'Shoe b'])
})

test('[PO-20] a style sheet is loaded once, only if its address is configured, and its failure has no other effect', async () => {
  const findLinks = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)
  const before = findLinks()
  await startAndWait()
  expect(findLinks()).toEqual(before)
  run.stop()
  const carouselCss = 'http://127.0.0.1:1/carousel.css'
  for (let time = 0; time < 2; time++) {
    await startAndWait({ config: { carouselCss } })
    expect(findLinks()).toEqual([...before, carouselCss])
    expect(getComputedStyle(document.querySelector('.instep-carousel-track') as Element).display).toBe('flex')
    run.stop()
  }
  document.querySelector(`link[href="${carouselCss}"]`)?.remove()
})

test('[PDP-08.10] while the buttons are disabled the hint is visible, and afterwards its room stays', async () => {
  await startAndWait()
  const hint = () => findRow()?.querySelector(':scope > p') as HTMLElement
  expect([hint().textContent, hint().checkVisibility({ visibilityProperty: true })]).toEqual([
    'Add the product on this page first',
    true,
  ])
  const height = findRow()?.offsetHeight
  mainButtons()[0]?.click()
  await expect.poll(() => hint().checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(findRow()?.offsetHeight).toBe(height)
})

test.each([
  ['its words name the product of the page', { published: [aProduct('p')] }, 'First Shoe p, then these'],
  ['the built-in words stay where the name is not known', { published: [] }, 'Add the product on this page first'],
])('[PDP-08.11] with a hint of its own %s', async (_, facts, words) => {
  await startAndWait({ content: { ...content, hint: 'First {product}, then these' }, ...facts })
  expect(findRow()?.querySelector(':scope > p')?.textContent).toBe(words)
})
