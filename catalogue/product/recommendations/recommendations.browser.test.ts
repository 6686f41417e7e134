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

async function start(facts: Partial<RunFacts> = {}): Promise<void> {
  run = await runTemplate({
    experience,
    template,
    content,
    published: [aProduct('p')],
    ...aRecommendingShop(),
    ...facts,
  })
}

const row = () => document.querySelector<HTMLElement>('.product-recommendations')
const cards = () => [...document.querySelectorAll<HTMLElement>('.instep-card')]
const names = () => cards().map((card) => card.querySelector('.instep-card-name')?.textContent)
const adds = () => [...document.querySelectorAll<HTMLElement>('.instep-add')]
const areLocked = () => adds().map((each) => each.getAttribute('aria-disabled') === 'true')
const mainButtons = () => [...document.querySelectorAll<HTMLElement>('[data-anchor="addToBag"]')]
/** Products told of, by their callbacks: `imp shoe-1 shoe-2`, in order. */
const told = () =>
  run.requests
    .filter((url) => url.includes('/cb?'))
    .map((url) => new URL(url).searchParams)
    .map((query) => [query.get('t') === '1' ? 'click' : 'seen', ...query.getAll('p')].join(' '))

async function started(facts: Partial<RunFacts> = {}): Promise<void> {
  await start(facts)
  await expect.poll(() => cards().length).toBeGreaterThan(0)
}

const allLocked = Array(8).fill(true)
const noneLocked = Array(8).fill(false)

test('[PDP-08.1] the carousel stands directly before the cross-selling: two per view, 5 px between, arrows and counter', async () => {
  await started()
  expect(row()?.nextElementSibling?.getAttribute('data-anchor')).toBe('crossSell')
  expect(row()?.querySelector('h2')?.textContent).toBe('You may also like')
  const view = row()?.querySelector<HTMLElement>('.instep-carousel-view')
  const [first, second] = [...(view?.querySelectorAll('.instep-carousel-slide') ?? [])].map((slide) =>
    slide.getBoundingClientRect(),
  )
  const width = view?.getBoundingClientRect().width ?? 0
  expect(first?.width).toBeCloseTo((width - 5) / 2, 1)
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(5, 1)
  const labels = [...(row()?.querySelectorAll('.instep-carousel-button') ?? [])].map((each) =>
    each.getAttribute('aria-label'),
  )
  expect(labels).toEqual(['Previous', 'Next'])
  expect(row()?.querySelector('[aria-live]')?.textContent).toBe('1/8')
})

test('[PDP-08.2] each slide is a card with a button that starts disabled, and its hint says why', async () => {
  await started()
  expect(names()).toEqual(shoeIds(8).map((id) => `Shoe ${id}`))
  expect(adds().map(({ textContent }) => textContent)).toEqual(Array(8).fill('Add to bag'))
  expect(areLocked()).toEqual(allLocked)
  const hints = adds().map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(hints).toEqual(Array(8).fill('Add the product on this page first'))
  adds()[0]?.click()
  await waitUntilSettled()
  expect(run.requests.filter((url) => url.includes('addToCart'))).toEqual([])
})

test('[PDP-08.3] a click on the main button enables all at once', async () => {
  await started()
  mainButtons()[0]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
  expect(adds()[0]?.hasAttribute('aria-describedby')).toBe(false)
})

test('[PDP-08.3] basket data that holds the product of the page enables all at once', async () => {
  await started({ published: [aProduct('p'), ...aBasket('x')] })
  expect(areLocked()).toEqual(allLocked)
  for (const event of aBasket('x', 'p')) run.publish(...event)
  await expect.poll(areLocked).toEqual(noneLocked)
  run.stop()
  await started({ published: [...aBasket('p'), aProduct('p')] })
  expect(areLocked()).toEqual(noneLocked)
})

test('[PDP-08.4] on computers every main button counts, also one that comes later', async () => {
  await started()
  const late = document.createElement('button')
  late.dataset.anchor = 'addToBag'
  document.querySelector('[data-anchor="productPanel"]')?.append(late)
  late.click()
  await expect.poll(areLocked).toEqual(noneLocked)
  run.stop()
  aPage(shopPage)
  await started()
  mainButtons()[1]?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
})

test('[PDP-08.5] on phones the third button counts, and no other', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  const panel = document.querySelector('[data-anchor="productPanel"]') as HTMLElement
  const [button] = mainButtons()
  panel.replaceChildren(...Array.from({ length: 4 }, () => button?.cloneNode(true) as HTMLElement))
  await started()
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

test('[PDP-08.6] a click on the main button keeps its own effect, at once', async () => {
  await started()
  const [button] = mainButtons()
  const events: Event[] = []
  button?.addEventListener('click', (event) => events.push(event))
  button?.click()
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false])
  // One whose click is stopped by the shop counts as well.
  run.publish(...aProduct('q'))
  await expect.poll(areLocked).toEqual(allLocked)
  button?.addEventListener('click', (event) => event.stopPropagation(), { capture: true })
  button?.click()
  await expect.poll(areLocked).toEqual(noneLocked)
})

test('[PDP-08.8] on another product of the same page load the buttons are disabled until that one is added or in the basket', async () => {
  await started({ published: [aProduct('p'), ...aBasket('r')] })
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
    await start(aRecommendingShop(nothing))
    await expect.poll(() => run.requests.filter((url) => url.endsWith('/graphql'))).toHaveLength(1)
    await waitUntilSettled()
    expect(pageState()).toEqual(before)
    run.stop()
  }
})

test('[PDP-08.9] with no items nothing is rendered; removal unhooks the main buttons and takes the carousel out', async () => {
  const before = pageState()
  await start(aRecommendingShop([]))
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  run.stop()
  const added = vi.spyOn(document, 'addEventListener')
  await started()
  const removed = vi.spyOn(document, 'removeEventListener')
  const clicks = ({ mock }: typeof added | typeof removed) => mock.calls.filter(([type]) => type === 'click')
  const bound = clicks(added)
  expect([bound.length, clicks(removed)]).toEqual([1, []])
  run.stop()
  expect(clicks(removed)).toEqual(bound)
  expect(pageState()).toEqual(before)
})

test('a placement that cannot be had shows nothing, and only the console is told', async () => {
  const before = pageState()
  await start({ placements: [] })
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
  expect(run.errors).toEqual([])
  expect(run.lines.join()).toContain('product-recommendations: ')
})

test('[SHR-06.7] an answer that comes after the experience was stopped renders nothing', async () => {
  const before = pageState()
  let answer: (() => void) | undefined
  const late = aRecommendingShop()
  const { json } = Response.prototype
  vi.spyOn(Response.prototype, 'text').mockImplementation(async function (this: Response) {
    const body = JSON.stringify(await json.call(this))
    if (body.includes('placementContent')) await new Promise<void>((resolve) => (answer = resolve))
    return body
  })
  await start(late)
  await expect.poll(() => answer !== undefined).toBe(true)
  run.stop()
  answer?.()
  await waitUntilSettled()
  expect(pageState()).toEqual(before)
})

test('[SHR-06.4] an impression is told once per product, when half of its card is in view; those of one moment together', async () => {
  const main = document.querySelector('main') as HTMLElement
  main.style.width = '400px'
  row()?.scrollIntoView()
  await started()
  row()?.scrollIntoView()
  await expect.poll(told, { timeout: 5000 }).toEqual(['seen shoe-1 shoe-2'])
  row()?.querySelector<HTMLElement>('[aria-label="Next"]')?.click()
  await expect.poll(told, { timeout: 5000 }).toEqual(['seen shoe-1 shoe-2', 'seen shoe-3'])
  row()?.querySelector<HTMLElement>('[aria-label="Previous"]')?.click()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(told()).toHaveLength(2)
})

test('[SHR-06.5] a click-through is told once per product, by link or button, and implies the impression', async () => {
  await started({ published: [aProduct('p'), ...aBasket('p')] })
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  const link = cards()[7]?.querySelector('a')
  link?.click()
  link?.click()
  adds()[6]?.click()
  adds()[7]?.click()
  document.removeEventListener('click', stay)
  const ofTwo = () => told().filter((line) => /shoe-[78]/.test(line))
  await expect.poll(ofTwo, { timeout: 5000 }).toEqual(['seen shoe-8', 'click shoe-8', 'seen shoe-7', 'click shoe-7'])
})

test('an item of the page’s own product is left out', async () => {
  await started(aRecommendingShop(['a', 'p', 'b'].map((id) => aFeedItem({ id }))))
  expect(names()).toEqual(['Shoe a', 'Shoe b'])
})

test('[PO-20] only an address in the configuration loads a style sheet, once, and its failure breaks nothing', async () => {
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)
  const before = links()
  await started()
  expect(links()).toEqual(before)
  run.stop()
  const carouselCss = 'http://127.0.0.1:1/carousel.css'
  for (let time = 0; time < 2; time++) {
    await started({ config: { carouselCss } })
    expect(links()).toEqual([...before, carouselCss])
    expect(getComputedStyle(document.querySelector('.instep-carousel-track') as Element).display).toBe('flex')
    run.stop()
  }
  document.querySelector(`link[href="${carouselCss}"]`)?.remove()
})
