import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { leap } from '../../testing/leap.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { experience } from './experience.tsx'
import { template } from './template.ts'

const shop = `
<main data-anchor="mainContent">
  <p data-anchor="productPrice">£90.00</p>
  <button data-anchor="addToBag">Add</button><button data-anchor="addToBag">Add</button>
  <dl><div><dt>Total</dt><dd data-anchor="basketTotal">£90.00</dd></div></dl>
  <a data-anchor="checkoutButton" href="#checkout">Checkout</a>
</main>
`
const content = { minBagValue: 30, maxBagValue: 800 }
const terms = [
  'You must be a UK resident aged over 18 and pay with a valid card in your own name.',
  'The total is split into three equal instalments, taken on day 0, day 30 and day 60.',
  'There is no interest and there are no fees when each instalment is paid on time.',
  'Prepaid cards are not accepted.',
  'If the first instalment fails, it is tried again up to two times.',
  'A late fee applies when the second or third instalment is still unpaid 14 days after it was due and up to three attempts have failed.',
  'The late fee is £5 for orders of £20 or more and 25% of the price for orders under £20.',
  'At most one late fee is charged per instalment, and none when less than £1 is left to pay.',
  'Refunds can take up to 14 days.',
]

const runs: TemplateRun[] = []

beforeEach(() => void aPage(shop))

afterEach(() => {
  for (const run of runs.splice(0)) run.stop()
  vi.useRealTimers()
})

function aView(facts: { type?: string; language?: string; currency?: string } = {}): [string, object] {
  return ['ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP', ...facts }]
}

function aProduct(value: number, currency = 'GBP'): [string, object] {
  return ['ecProduct', { eventType: 'detail', product: { productId: 'p', price: { value, currency } } }]
}

/** The events of a basket that holds one product so many times. */
function aBasket(quantity: number, value = 90): [string, object][] {
  const line = { product: { productId: 'p', price: { value, currency: 'GBP' } }, quantity }
  return [...(quantity > 0 ? [['ecBasketItem', line] as [string, object]] : []), ['ecBasketSummary', { basket: {} }]]
}

async function start(facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, published: [aView(), aProduct(90)], ...facts })
  runs.push(run)
  return run
}

function publish(run: TemplateRun, events: [string, object][]): void {
  for (const event of events) run.publish(...event)
}

const boxes = () => [...document.querySelectorAll('.product-instalment-box')]
const words = () => boxes().map((box) => box.querySelector('.product-instalment-words')?.textContent)
const more = () => document.querySelector<HTMLElement>('.product-instalment-line .product-instalment-more')
const beside = (anchor: string) =>
  document.querySelector(`[data-anchor="${anchor}"]`)?.nextElementSibling?.classList.contains('product-instalment')

test('[PDP-05.2] the message is there from the smallest to the largest total, both included', async () => {
  const run = await start()
  const counts = [29.99, 30, 800, 800.01].map((total) => {
    publish(run, [aProduct(total)])
    return boxes().length
  })
  expect(counts).toEqual([0, 1, 1, 0])
})

test('[PDP-05.2] the message is there once, though two experiences ask for it', async () => {
  const first = await start()
  const second = await start({ content: { ...content, installment: 4 } })
  expect(words()).toEqual(['Make 3 payments of £30.00'])
  first.stop()
  publish(second, [aProduct(80)])
  expect(words()).toEqual(['Make 4 payments of £20.00'])
})

test('[PDP-05.4] under the message stands the line of the law, in English in every language', async () => {
  await start({ published: [aView({ language: 'de' }), aProduct(90)] })
  const [message, line] = boxes()[0]?.children ?? []
  expect([message?.textContent, message?.getAttribute('lang')]).toEqual(['Zahlen Sie in 3 Raten von £30.00', 'de'])
  expect(line?.firstElementChild?.textContent).toBe('18+, T&C apply, Credit subject to status.')
  expect(line?.getAttribute('lang')).toBe('en')
  expect(line?.getBoundingClientRect().top).toBeGreaterThanOrEqual(message?.getBoundingClientRect().bottom ?? 0)
})

test.each([
  ['product', 'slot1', 'productPrice'],
  ['product', 'slot2', 'addToBag'],
  ['basket', 'slot1', 'basketTotal'],
  ['basket', 'slot2', 'checkoutButton'],
])('[PDP-05.5] on a page of type %s %s is directly after %s', async (type, slot, anchor) => {
  await start({ content: { ...content, slot }, published: [aView({ type }), aProduct(90), ...aBasket(1)] })
  expect(words()).toEqual(['Make 3 payments of £30.00'])
  expect(beside(anchor)).toBe(true)
})

test('[PDP-05.6] before the first add the product counts, after each add the basket', async () => {
  const run = await start({ published: [aView(), aProduct(90), ...aBasket(1, 60)] })
  expect(words()).toEqual(['Make 3 payments of £30.00'])
  publish(run, aBasket(2, 60))
  expect(words()).toEqual(['Make 3 payments of £40.00'])
  publish(run, aBasket(20, 60))
  expect(words()).toEqual([])
  publish(run, aBasket(3, 60))
  expect(words()).toEqual(['Make 3 payments of £60.00'])
  publish(run, [aProduct(300)])
  expect(words()).toEqual(['Make 3 payments of £60.00'])
})

test('[PDP-05.6] a message that the price alone did not give appears with the add', async () => {
  const run = await start({ published: [aView(), aProduct(20), ...aBasket(0)] })
  expect(words()).toEqual([])
  publish(run, aBasket(2, 20))
  expect(words()).toEqual(['Make 3 payments of £13.33'])
})

test('an add that came before the experience counts, too', async () => {
  await start({ published: [aView(), aProduct(90), ...aBasket(0), ...aBasket(2)] })
  expect(words()).toEqual(['Make 3 payments of £60.00'])
})

test('[PDP-05.7] on the basket page a change of quantity or a removal updates the one message in its place', async () => {
  const run = await start({ published: [aView({ type: 'basket' }), ...aBasket(3)] })
  const [box] = boxes()
  expect(words()).toEqual(['Make 3 payments of £90.00'])
  publish(run, aBasket(2))
  expect(words()).toEqual(['Make 3 payments of £60.00'])
  publish(run, aBasket(1))
  expect(words()).toEqual(['Make 3 payments of £30.00'])
  expect(boxes()).toEqual([box])
  publish(run, aBasket(0))
  expect(words()).toEqual([])
})

describe('[PDP-05.8]', () => {
  test('in GBP and 3 payments Learn more is a button after the line', async () => {
    await start({ content: { ...content, termsURL: '/terms' } })
    expect([more()?.tagName, more()?.textContent]).toEqual(['BUTTON', 'Learn more'])
    expect(more()?.previousElementSibling?.textContent).toBe('18+, T&C apply, Credit subject to status.')
    expect((more() as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test.each([
    ['EUR', 3],
    ['GBP', 4],
  ])('in %s and %d payments it is a link to the terms in a new tab', async (currency, installment) => {
    const own = { ...content, installment, termsURL: '/terms' }
    await start({ content: own, published: [aView(), aProduct(90, currency)] })
    const link = more() as HTMLAnchorElement
    expect([link.tagName, link.textContent, link.getAttribute('href')]).toEqual(['A', 'Learn more', '/terms'])
    expect([link.target, link.relList.contains('noopener')]).toEqual(['_blank', true])
  })

  test('without an address of the terms it is left out', async () => {
    await start({ published: [aView(), aProduct(90, 'EUR')] })
    expect(boxes()).toHaveLength(1)
    expect(more()).toBe(null)
  })
})

const dialog = () => document.querySelector('dialog')
const closed = () => expect.poll(dialog).toBe(null)

async function openTerms(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Learn more' }))
  await expect.element(page.getByRole('dialog', { name: 'Pay in 3: terms and conditions', exact: true })).toBeVisible()
}

test('[PDP-05.9] the terms open on Learn more, and close on button, backdrop and Escape', async () => {
  await start()
  expect(dialog()).toBe(null)
  await openTerms()
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await closed()
  await openTerms()
  await userEvent.keyboard('{Escape}')
  await closed()
  await openTerms()
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })
  await closed()
  expect(document.activeElement).toBe(more())
})

test('[PDP-05.9] they end with a link to the full terms in a new tab, when there is an address', async () => {
  await start({ content: { ...content, termsURL: '/terms' } })
  await openTerms()
  const link = [...(dialog()?.querySelectorAll('a') ?? [])].at(-1)
  expect([link?.textContent, link?.getAttribute('href'), link?.target]).toEqual(['Full terms', '/terms', '_blank'])
  expect(dialog()?.textContent?.endsWith('Full terms')).toBe(true)
})

test('without an address there is no link', async () => {
  await start()
  await openTerms()
  expect(dialog()?.querySelector('a')).toBe(null)
})

test('[PDP-05.10] the dialog lists exactly the nine terms', async () => {
  await start({ published: [aView({ language: 'it' }), aProduct(90)] })
  await openTerms()
  expect([...(dialog()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(terms)
  expect(dialog()?.lang).toBe('en')
})

describe('[PDP-05.11]', () => {
  const priceless = '<main>No price yet</main>'

  test('a place that comes while it is looked for gets the message', async () => {
    aPage(priceless)
    await start()
    aPage(shop)
    await expect.poll(words, { timeout: 5000 }).toEqual(['Make 3 payments of £30.00'])
  })

  test('after waits of 1, 2, 3, 4 and 5 s nothing is shown any more, and one line is written', async () => {
    aPage(priceless)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const run = await start()
    const looks: string[] = []
    const look = document.querySelector.bind(document)
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
      if (selector.includes('productPrice')) looks.push(selector)
      return look(selector)
    })
    await leap(14_000)
    expect(looks).toHaveLength(4)
    expect(run.lines).toEqual([])
    await vi.advanceTimersByTimeAsync(1500)
    expect(looks).toHaveLength(5)
    vi.restoreAllMocks()
    expect(run.lines).toEqual(['product/instalment: productPrice did not appear'])
    aPage(shop)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(words()).toEqual([])
    expect(run.lines).toHaveLength(1)
    expect(run.errors).toEqual([])
  })
})

test('[PDP-05.13] a new amount is announced politely, the first one is not', async () => {
  const emptyStatus: boolean[] = []
  const observer = new MutationObserver(() => {
    emptyStatus.push([...document.querySelectorAll('[role="status"], [aria-live]')].some((each) => !each.textContent))
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const run = await start({ published: [aView(), aProduct(90), ...aBasket(0)] })
  // A status area that comes with its words is not read; one that was there before them is.
  const status = document.querySelector('.product-instalment-box [role="status"]')
  expect(emptyStatus.includes(true)).toBe(false)
  publish(run, aBasket(2))
  await waitUntilSettled()
  observer.disconnect()
  expect(status?.textContent).toBe('Make 3 payments of £60.00')
  expect(document.querySelector('[role="status"]')).toBe(status)
})

test('[PDP-05.13] removal takes message and dialog away', async () => {
  const before = pageState()
  const run = await start()
  await openTerms()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('a price that the shop draws anew keeps its message', async () => {
  const run = await start({ published: [aView(), aProduct(90), ...aBasket(0)] })
  publish(run, aBasket(2))
  aPage(shop)
  await waitUntilSettled()
  expect(words()).toEqual(['Make 3 payments of £60.00'])
})
