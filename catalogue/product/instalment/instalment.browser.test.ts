import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, pageState, waitUntilSettled } from '../../testing/a-page.ts'
import { leap } from '../../testing/leap.ts'
import { type RunFacts, runTemplate, type TemplateRun } from '../../testing/run-template.ts'
import { translatePage } from '../../testing/translate-page.ts'
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

function aView(facts: { type?: string; currency?: string } = {}): [string, object] {
  return ['ecView', { type: 'product', subtypes: [], language: 'en', country: 'uk', currency: 'GBP', ...facts }]
}

function declareLanguage(tag: string): void {
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  document.documentElement.lang = tag
}

function aProduct(value: number, currency = 'GBP'): [string, object] {
  return ['ecProduct', { eventType: 'detail', product: { productId: 'p', price: { value, currency } } }]
}

/** Creates the events of a basket with this quantity of one product. */
function aBasket(quantity: number, value = 90): [string, object][] {
  const line = { product: { productId: 'p', price: { value, currency: 'GBP' } }, quantity }
  return [...(quantity > 0 ? [['ecBasketItem', line] as [string, object]] : []), ['ecBasketSummary', { basket: {} }]]
}

async function startExperience(facts: Partial<RunFacts> = {}): Promise<TemplateRun> {
  const run = await runTemplate({ experience, template, content, published: [aView(), aProduct(90)], ...facts })
  runs.push(run)
  return run
}

function publishEvents(run: TemplateRun, events: [string, object][]): void {
  for (const event of events) run.publish(...event)
}

const findBoxes = () => [...document.querySelectorAll('.product-instalment-box')]
const readTexts = () => findBoxes().map((box) => box.querySelector('.product-instalment-words')?.textContent)
const findMoreButton = () => document.querySelector<HTMLElement>('.product-instalment-line .product-instalment-more')
const isAfter = (anchor: string) =>
  document.querySelector(`[data-anchor="${anchor}"]`)?.nextElementSibling?.classList.contains('product-instalment')

test('another price updates the message where the browser has translated the page', async () => {
  const run = await startExperience()
  translatePage()
  run.publish(...aProduct(60))
  expect(readTexts()).toEqual(['Make 3 payments of £20.00'])
})

test('[PDP-05.2] the message is shown from the smallest to the largest total, both included', async () => {
  const run = await startExperience()
  const counts = [29.99, 30, 800, 800.01].map((total) => {
    publishEvents(run, [aProduct(total)])
    return findBoxes().length
  })
  expect(counts).toEqual([0, 1, 1, 0])
})

test('[PDP-05.2] two experiences show the message only once', async () => {
  const first = await startExperience()
  const second = await startExperience({ content: { ...content, installment: 4 } })
  expect(readTexts()).toEqual(['Make 3 payments of £30.00'])
  first.stop()
  publishEvents(second, [aProduct(80)])
  expect(readTexts()).toEqual(['Make 4 payments of £20.00'])
})

test('[PDP-05.2] of two experiences for different totals the message is there whichever has it, and when one ends the other follows', async () => {
  const small = await startExperience({ content: { minBagValue: 30, maxBagValue: 100 } })
  const large = await startExperience({ content: { minBagValue: 80, maxBagValue: 800, installment: 4 } })
  const tellPrice = (value: number) => {
    for (const run of [small, large]) run.publish(...aProduct(value))
    return waitUntilSettled()
  }
  for (const [value, words] of [
    [200, 'Make 4 payments of £50.00'],
    [60, 'Make 3 payments of £20.00'],
    [90, 'Make 3 payments of £30.00'],
  ] as const) {
    await tellPrice(value)
    expect(readTexts()).toEqual([words])
  }
  small.stop()
  await waitUntilSettled()
  expect(readTexts()).toEqual(['Make 4 payments of £22.50'])
})

test('[PDP-05.4] the legal line below the message is in English in every language', async () => {
  declareLanguage('de-AT')
  await startExperience()
  // The words of the language are loaded on the way.
  await expect.poll(() => findBoxes().length).toBe(1)
  const [message, line] = findBoxes()[0]?.children ?? []
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
])('[PDP-05.5] on a page of type %s the slot %s is directly after %s', async (type, slot, anchor) => {
  await startExperience({ content: { ...content, slot }, published: [aView({ type }), aProduct(90), ...aBasket(1)] })
  expect(readTexts()).toEqual(['Make 3 payments of £30.00'])
  expect(isAfter(anchor)).toBe(true)
})

test('[PDP-05.6] before the first basket add the product price is used, and after each add the basket total', async () => {
  const run = await startExperience({ published: [aView(), aProduct(90), ...aBasket(1, 60)] })
  expect(readTexts()).toEqual(['Make 3 payments of £30.00'])
  publishEvents(run, aBasket(2, 60))
  expect(readTexts()).toEqual(['Make 3 payments of £40.00'])
  publishEvents(run, aBasket(20, 60))
  expect(readTexts()).toEqual([])
  publishEvents(run, aBasket(3, 60))
  expect(readTexts()).toEqual(['Make 3 payments of £60.00'])
  publishEvents(run, [aProduct(300)])
  expect(readTexts()).toEqual(['Make 3 payments of £60.00'])
})

test('[PDP-05.6] a message that the price alone does not justify appears after a basket add', async () => {
  const run = await startExperience({ published: [aView(), aProduct(20), ...aBasket(0)] })
  expect(readTexts()).toEqual([])
  publishEvents(run, aBasket(2, 20))
  expect(readTexts()).toEqual(['Make 3 payments of £13.33'])
})

test('a basket add before the experience started counts too', async () => {
  await startExperience({ published: [aView(), aProduct(90), ...aBasket(0), ...aBasket(2)] })
  expect(readTexts()).toEqual(['Make 3 payments of £60.00'])
})

test('[PDP-05.7] on the basket page a changed quantity or a removed product updates the message in place', async () => {
  const run = await startExperience({ published: [aView({ type: 'basket' }), ...aBasket(3)] })
  const [box] = findBoxes()
  expect(readTexts()).toEqual(['Make 3 payments of £90.00'])
  publishEvents(run, aBasket(2))
  expect(readTexts()).toEqual(['Make 3 payments of £60.00'])
  publishEvents(run, aBasket(1))
  expect(readTexts()).toEqual(['Make 3 payments of £30.00'])
  expect(findBoxes()).toEqual([box])
  publishEvents(run, aBasket(0))
  expect(readTexts()).toEqual([])
})

describe('[PDP-05.8]', () => {
  test('in a shop whose buttons are wide and raised Learn more is in its line as in any other', async () => {
    const style = document.createElement('style')
    style.textContent = 'button { width: 100%; box-shadow: 0 2px 4px #000 }'
    document.querySelector('main')?.append(style)
    await startExperience({ content: { ...content, termsURL: '/terms' } })
    const more = findMoreButton() as HTMLElement
    expect(more.getBoundingClientRect().width).toBeLessThan(120)
    expect(getComputedStyle(more).boxShadow).toBe('none')
  })

  test('in GBP and 3 payments Learn more is a button after the legal line', async () => {
    await startExperience({ content: { ...content, termsURL: '/terms' } })
    expect([findMoreButton()?.tagName, findMoreButton()?.textContent]).toEqual(['BUTTON', 'Learn more'])
    expect(findMoreButton()?.previousElementSibling?.textContent).toBe('18+, T&C apply, Credit subject to status.')
    expect((findMoreButton() as HTMLElement).getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  test.each([
    ['EUR', 3],
    ['GBP', 4],
  ])('in %s and %d payments Learn more is a link to the terms in a new tab', async (currency, installment) => {
    const own = { ...content, installment, termsURL: '/terms' }
    await startExperience({ content: own, published: [aView(), aProduct(90, currency)] })
    const link = findMoreButton() as HTMLAnchorElement
    expect([link.tagName, link.textContent, link.getAttribute('href')]).toEqual(['A', 'Learn more', '/terms'])
    expect([link.target, link.relList.contains('noopener')]).toEqual(['_blank', true])
  })

  test('without the address of the terms Learn more is left out', async () => {
    await startExperience({ published: [aView(), aProduct(90, 'EUR')] })
    expect(findBoxes()).toHaveLength(1)
    expect(findMoreButton()).toBe(null)
  })
})

const findDialog = () => document.querySelector('dialog')
const waitUntilClosed = () => expect.poll(findDialog).toBe(null)

async function openTerms(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Learn more' }))
  await expect.element(page.getByRole('dialog', { name: 'Pay in 3: terms and conditions', exact: true })).toBeVisible()
}

test('[PDP-05.9] Learn more opens the terms, and button, backdrop and Escape close them', async () => {
  await startExperience()
  expect(findDialog()).toBe(null)
  await openTerms()
  await userEvent.click(page.getByRole('button', { name: 'Close', exact: true }))
  await waitUntilClosed()
  await openTerms()
  await userEvent.keyboard('{Escape}')
  await waitUntilClosed()
  await openTerms()
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })
  await waitUntilClosed()
  expect(document.activeElement).toBe(findMoreButton())
})

test('[PDP-05.9] the terms end with a link to the full terms in a new tab, if there is an address', async () => {
  await startExperience({ content: { ...content, termsURL: '/terms' } })
  await openTerms()
  const link = [...(findDialog()?.querySelectorAll('a') ?? [])].at(-1)
  expect([link?.textContent, link?.getAttribute('href'), link?.target]).toEqual(['Full terms', '/terms', '_blank'])
  expect(findDialog()?.textContent?.endsWith('Full terms')).toBe(true)
})

test('without an address the terms have no link', async () => {
  await startExperience()
  await openTerms()
  expect(findDialog()?.querySelector('a')).toBe(null)
})

test('[PDP-05.10] the dialog lists exactly the nine terms', async () => {
  declareLanguage('it')
  await startExperience()
  await openTerms()
  expect([...(findDialog()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(terms)
  expect(findDialog()?.lang).toBe('en')
})

describe('[PDP-05.11]', () => {
  const priceless = '<main>No price yet</main>'

  test('a place that appears during the search gets the message', async () => {
    aPage(priceless)
    await startExperience()
    aPage(shop)
    await expect.poll(readTexts, { timeout: 5000 }).toEqual(['Make 3 payments of £30.00'])
  })

  test('after waits of 1, 2, 3, 4 and 5 s the search ends and one line is logged', async () => {
    aPage(priceless)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const looks: { at: number; lines: number }[] = []
    const look = document.querySelector.bind(document)
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
      if (selector.includes('productPrice')) looks.push({ at: Date.now(), lines: run?.lines.length ?? 0 })
      return look(selector)
    })
    let run: TemplateRun | undefined
    run = await startExperience()
    await leap(16_000)
    vi.restoreAllMocks()
    const times = looks.map(({ at }) => at)
    expect(times.slice(1).map((at, index) => at - (times[index] ?? 0))).toEqual([1000, 2000, 3000, 4000, 5000])
    expect(looks.every(({ lines }) => lines === 0)).toBe(true)
    expect(run.lines).toEqual(['product/instalment: productPrice did not appear'])
    aPage(shop)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(readTexts()).toEqual([])
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
  const run = await startExperience({ published: [aView(), aProduct(90), ...aBasket(0)] })
  // Screen readers announce changes of an existing live region, but not one that is added with its text.
  const status = document.querySelector('.product-instalment-box [role="status"]')
  expect(emptyStatus.includes(true)).toBe(false)
  publishEvents(run, aBasket(2))
  await waitUntilSettled()
  observer.disconnect()
  expect(status?.textContent).toBe('Make 3 payments of £60.00')
  expect(document.querySelector('[role="status"]')).toBe(status)
})

test('[PDP-05.13] removing the experience removes message and dialog', async () => {
  const before = pageState()
  const run = await startExperience()
  await openTerms()
  run.stop()
  expect(pageState()).toEqual(before)
})

test('the message stays when the shop redraws the price', async () => {
  const run = await startExperience({ published: [aView(), aProduct(90), ...aBasket(0)] })
  publishEvents(run, aBasket(2))
  aPage(shop)
  await waitUntilSettled()
  expect(readTexts()).toEqual(['Make 3 payments of £60.00'])
})
