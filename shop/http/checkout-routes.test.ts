import { expect, test } from 'vitest'
import type { PageData } from '../pages/page-data.ts'
import { aBrowser, type Browser } from '../test-data/a-browser.ts'
import { aShop } from '../test-data/a-shop.ts'
import { aSize } from '../test-data/a-size.ts'
import { aFilledForm, anOrderIn, lastForm } from '../test-data/an-order-in.ts'

const { sku } = aSize((stock) => stock === 50)
const steps = ['delivery', 'billing', 'review']

async function withBasket(shop = aShop()): Promise<Browser> {
  const browser = aBrowser(shop)
  await browser.post('/uk/en/cart/addToCart', { sku, quantity: '2' })
  return browser
}

function orderIn({ content }: PageData) {
  if (content.page !== 'confirmation') throw new Error(`This is the ${content.page} page.`)
  return content.order
}

function stepIn({ content }: PageData) {
  if (content.page !== 'checkout') throw new Error(`This is the ${content.page} page.`)
  return content
}

test.each(['/uk/en', '/us/en', '/eu/en', '/eu/fr', '/eu/de', '/eu/it', '/ca/en', '/ca/fr'])(
  '%s: each step opens directly with a filled basket, and redirects to the basket without one',
  async (root) => {
    const [full, empty] = [await withBasket(), aBrowser(aShop())]
    for (const step of steps) {
      expect(await full.read(`${root}/checkout/${step}`)).toMatchObject({ type: 'checkout', subtypes: [step] })
      const answer = await empty.open(`${root}/checkout/${step}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${root}/cart`])
    }
    expect((await empty.open(`${root}/checkout/confirmation`)).headers.location).toBe(`${root}/cart`)
  },
)

test('without script the forms lead through the steps to an order', async () => {
  const browser = await withBasket()
  const form = aFilledForm()
  const delivered = await browser.post('/uk/en/checkout/delivery', form, 'text/html')
  expect([delivered.statusCode, delivered.headers.location]).toEqual([303, '/uk/en/checkout/billing'])
  const billed = await browser.post('/uk/en/checkout/billing', form, 'text/html')
  expect(billed.headers.location).toBe('/uk/en/checkout/review')
  expect((await browser.open('/uk/en/checkout/review')).body).toContain('Cobbler’s Row')
  const ordered = await browser.post('/uk/en/checkout/review', await lastForm(browser), 'text/html')
  expect(ordered.headers.location).toBe('/uk/en/checkout/confirmation')
  const { number } = orderIn(await browser.read('/uk/en/checkout/confirmation'))
  expect((await browser.open('/uk/en/checkout/confirmation')).body).toContain(number)
})

test('an order is stored, the bag is empty, and each order has its own number', async () => {
  const browser = await withBasket()
  await anOrderIn(browser, '/uk/en', { way: 'express' })
  const first = orderIn(await browser.read('/uk/en/checkout/confirmation'))
  expect(first).toMatchObject({ currency: 'GBP', quantity: 2, way: 'express', delivery: 8.5, payment: 'card' })
  expect(first.total).toBeCloseTo(first.subtotal + 8.5, 2)
  expect((await browser.read('/uk/en/cart')).basket.lines).toEqual([])
  await browser.post('/uk/en/cart/addToCart', { sku, quantity: '1' })
  await anOrderIn(browser)
  const second = orderIn(await browser.read('/uk/en/checkout/confirmation'))
  expect(second.number).toMatch(/^NW-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect(second.number).not.toBe(first.number)
})

test('a form that is sent twice makes one order', async () => {
  const browser = await withBasket()
  await browser.post('/uk/en/checkout/delivery', aFilledForm())
  await browser.post('/uk/en/checkout/billing', aFilledForm())
  const form = await lastForm(browser)
  const answers = [
    await browser.post('/uk/en/checkout/review', form),
    await browser.post('/uk/en/checkout/review', form),
  ]
  for (const answer of answers) expect(answer.json()).toEqual({ ok: true, next: '/uk/en/checkout/confirmation' })
  expect((await lastFormAfterRefill(browser)).attempt).toBe('1')
})

async function lastFormAfterRefill(browser: Browser) {
  await browser.post('/uk/en/cart/addToCart', { sku, quantity: '1' })
  return lastForm(browser)
}

test("two browsers do not see each other's values and orders", async () => {
  const shop = aShop()
  const [one, other] = [await withBasket(shop), await withBasket(shop)]
  await one.post('/uk/en/checkout/delivery', aFilledForm('/uk/en', { lastName: 'Nightingale' }))
  expect((await other.open('/uk/en/checkout/delivery')).body).not.toContain('Nightingale')
  expect((await one.open('/uk/en/checkout/delivery')).body).toContain('Nightingale')
  await anOrderIn(one)
  expect((await other.open('/uk/en/checkout/confirmation')).headers.location).toBe('/uk/en/cart')
  expect((await other.read('/uk/en/cart')).basket.quantity).toBe(2)
  await anOrderIn(other)
  expect(orderIn(await one.read('/uk/en/checkout/confirmation')).number).not.toBe(
    orderIn(await other.read('/uk/en/checkout/confirmation')).number,
  )
})

test.each([
  ['delivery', { email: 'nobody' }, 'email', 'wrong'],
  ['delivery', { email: '' }, 'email', 'missing'],
  ['delivery', { postcode: '12' }, 'postcode', 'wrong'],
  ['delivery', { country: 'FR' }, 'country', 'wrong'],
  ['delivery', { way: 'pigeon' }, 'way', 'wrong'],
  ['delivery', { lastName: 'x'.repeat(41) }, 'lastName', 'long'],
  ['delivery', { sms: '1', phone: '' }, 'phone', 'missing'],
  ['billing', { payment: 'gold' }, 'payment', 'wrong'],
  ['billing', { payment: '' }, 'payment', 'missing'],
  ['billing', { otherAddress: '1' }, 'billing-city', 'missing'],
] as const)('%s with %j is refused with 400 and changes nothing', async (step, wrong, field, problem) => {
  const browser = await withBasket()
  const path = `/uk/en/checkout/${step}`
  await browser.post(path, aFilledForm())
  const before = stepIn(await browser.read(path)).values
  const answer = await browser.post(path, aFilledForm('/uk/en', { ...wrong, firstName: 'Other' }))
  expect([answer.statusCode, answer.json().problems[field]]).toEqual([400, problem])
  expect(stepIn(await browser.read(path)).values).toEqual(before)
  const page = await browser.post(path, aFilledForm('/uk/en', wrong), 'text/html')
  expect(page.statusCode).toBe(400)
  expect(page.body).toContain(`id="${field}-problem"`)
  expect(page.body).toContain(`href="#${field}"`)
})

test('an order is refused with 400 and nothing changes while a step is missing or the total differs from the one shown', async () => {
  const browser = await withBasket()
  const refused = async (form: Record<string, string>) => {
    const answer = await browser.post('/uk/en/checkout/review', form)
    expect((await browser.read('/uk/en/cart')).basket.quantity).toBe(2)
    return [answer.statusCode, answer.json().refusal]
  }
  expect(await refused(await lastForm(browser))).toEqual([400, 'incomplete'])
  await browser.post('/uk/en/checkout/delivery', aFilledForm())
  await browser.post('/uk/en/checkout/billing', aFilledForm())
  const form = await lastForm(browser)
  expect(await refused({ ...form, total: '0.01' })).toEqual([400, 'changed'])
  expect(await refused({ ...form, attempt: '7' })).toEqual([400, 'changed'])
  expect(await refused({})).toEqual([400, 'changed'])
  expect((await browser.open('/uk/en/checkout/confirmation')).headers.location).toBe('/uk/en/cart')
  const page = await browser.post('/uk/en/checkout/review', { ...form, total: '0.01' }, 'text/html')
  expect([page.statusCode, page.body]).toEqual([400, expect.stringContaining('Your bag has changed in the meantime')])
})

test('an empty basket has no checkout', async () => {
  const browser = aBrowser(aShop())
  for (const step of steps) {
    expect((await browser.post(`/uk/en/checkout/${step}`, aFilledForm())).statusCode).toBe(400)
    const page = await browser.post(`/uk/en/checkout/${step}`, aFilledForm(), 'text/html')
    expect(page.headers.location).toBe('/uk/en/cart')
  }
})

test('the store keeps no name, address or card, even if a form sends a card number', async () => {
  const kept: string[] = []
  const shop = aShop()
  const browser = await withBasket(shop)
  const card = { cardNumber: '4242 4242 4242 4242', cardCode: '123' }
  const form = { ...aFilledForm('/uk/en', { lastName: 'Nightingale' }), ...card }
  for (const step of ['delivery', 'billing']) kept.push((await browser.post(`/uk/en/checkout/${step}`, form)).body)
  kept.push(JSON.stringify(await browser.read('/uk/en/checkout/review')))
  expect(kept.join()).not.toContain('4242')
  await browser.post('/uk/en/checkout/review', await lastForm(browser))
  const after = JSON.stringify(await browser.read('/uk/en/checkout/confirmation'))
  expect(after).not.toMatch(/Nightingale|Cobbler|robin/)
  await browser.post('/uk/en/cart/addToCart', { sku, quantity: '1' })
  expect(stepIn(await browser.read('/uk/en/checkout/delivery')).values).toEqual({})
})

test('prices follow the currency of the page, and the address must be in a country of the shop front', async () => {
  const browser = await withBasket()
  await browser.post('/uk/en/checkout/delivery', aFilledForm())
  await browser.post('/uk/en/checkout/billing', aFilledForm())
  expect(stepIn(await browser.read('/uk/en/checkout/review')).unfinished).toEqual([])
  const { body } = await browser.open('/eu/fr/checkout/review')
  expect(body).toMatch(/\d+,\d\d\s€/)
  expect(stepIn(await browser.read('/eu/fr/checkout/review')).unfinished).toEqual(['delivery'])
})

test('typed text is escaped on the page', async () => {
  const browser = await withBasket()
  const name = '</script><script>alert(1)</script>'
  await browser.post('/uk/en/checkout/delivery', aFilledForm('/uk/en', { firstName: name }))
  const { body } = await browser.open('/uk/en/checkout/review')
  expect(body).not.toContain('<script>alert')
  expect(stepIn(await browser.read('/uk/en/checkout/review')).values.firstName).toBe(name)
})

test('a cut or forged cookie counts as empty, and pages are not cached', async () => {
  const browser = await withBasket()
  await browser.post('/uk/en/checkout/delivery', aFilledForm('/uk/en'))
  const answer = await browser.open('/uk/en/checkout/delivery')
  expect(answer.headers['cache-control']).toBe('no-store')
  const shop = aShop()
  const forged = Buffer.from('{"email":{"a":1},"way":"express","other":"x"}').toString('base64url')
  for (const cookie of ['checkout=!!!', 'checkout=bnVsbA', `checkout=${forged}`]) {
    const page = await shop.inject({ url: '/uk/en/checkout/delivery', headers: { cookie, accept: 'text/html' } })
    expect(page.statusCode).toBe(303) // no basket either, and no error
  }
})
