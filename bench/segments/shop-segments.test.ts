import { expect, test } from 'vitest'
import { playShop } from './play-shop.ts'

test('a new visitor counts as new before the first event, and until the next session', async () => {
  const { isIn, view, nextSession } = await playShop()
  expect(isIn('new-visitor')).toBe(true)
  view()
  expect([isIn('new-visitor'), isIn('returning')]).toEqual([true, false])
  nextSession()
  view()
  expect([isIn('new-visitor'), isIn('returning')]).toEqual([false, true])
})

test('one large order makes a visitor a big spender for a year, several small orders do so permanently', async () => {
  const one = await playShop()
  one.buy(199.99)
  expect(one.isIn('big-spender')).toBe(false)
  one.buy(200)
  expect(one.isIn('big-spender')).toBe(true)
  await one.pass({ days: 364 })
  expect(one.isIn('big-spender')).toBe(true)
  await one.pass({ days: 1 })
  expect(one.isIn('big-spender')).toBe(false)

  const many = await playShop()
  for (let order = 0; order < 3; order++) many.buy(170)
  many.view()
  expect(many.isIn('big-spender')).toBe(true)
  await many.pass({ days: 400 })
  many.view()
  expect(many.isIn('big-spender')).toBe(true)
})

test('a basket counts as abandoned half an hour after basket or checkout, until it is resumed, bought or two weeks old', async () => {
  const { isIn, view, bag, buy, pass } = await playShop()
  view('basket')
  await pass({ minutes: 31 })
  expect(isIn('abandoned-bag')).toBe(false)
  bag(2)
  view('checkout')
  await pass({ minutes: 29 })
  view()
  expect(isIn('abandoned-bag')).toBe(false)
  await pass({ minutes: 1 })
  expect(isIn('abandoned-bag')).toBe(true)
  view()
  expect(isIn('abandoned-bag')).toBe(true)
  view('basket')
  expect(isIn('abandoned-bag')).toBe(false)
  await pass({ minutes: 30 })
  expect(isIn('abandoned-bag')).toBe(true)
  await pass({ days: 14 })
  expect(isIn('abandoned-bag')).toBe(false)
  view('basket')
  buy()
  bag(1)
  await pass({ minutes: 31 })
  expect(isIn('abandoned-bag')).toBe(false)
})

test('three boots within 7 days of the first make a visitor a boots lover; a purchase ends this and restarts the count', async () => {
  const { isIn, product, buy, pass } = await playShop()
  const boots = () => product('women', 'boots')
  boots()
  product('women')
  boots()
  await pass({ days: 6 })
  expect(isIn('boots-lover')).toBe(false)
  boots()
  expect(isIn('boots-lover')).toBe(true)
  buy()
  expect(isIn('boots-lover')).toBe(false)
  boots()
  boots()
  expect(isIn('boots-lover')).toBe(false)
  boots()
  expect(isIn('boots-lover')).toBe(true)
  await pass({ days: 7 })
  expect(isIn('boots-lover')).toBe(false)
  boots()
  expect(isIn('boots-lover')).toBe(false)
})

test('a boots view more than 7 days after the first starts a new count', async () => {
  const { isIn, product, pass } = await playShop()
  product('boots')
  product('boots')
  await pass({ days: 7 })
  product('boots')
  expect(isIn('boots-lover')).toBe(false)
  product('boots')
  product('boots')
  expect(isIn('boots-lover')).toBe(true)
})

test('three reduced products within 14 days make a visitor a sale hunter, even after a purchase', async () => {
  const { isIn, product, buy, pass } = await playShop()
  product('men', 'sale')
  product('men', 'new')
  product('kids', 'sale')
  expect(isIn('sale-hunter')).toBe(false)
  product('sale')
  buy()
  expect(isIn('sale-hunter')).toBe(true)
  await pass({ days: 14 })
  expect(isIn('sale-hunter')).toBe(false)
})

test('a visitor who bought once counts as lapsed 60 days later, even while the page stays open, until the next purchase', async () => {
  const { isIn, view, buy, pass } = await playShop()
  view()
  expect(isIn('lapsed')).toBe(false)
  buy()
  view()
  expect(isIn('lapsed')).toBe(false)
  await pass({ days: 60 })
  expect(isIn('lapsed')).toBe(true)
  buy()
  view()
  expect(isIn('lapsed')).toBe(false)
})

test('three products and a filled basket mean high intent, until the session ends or the visitor buys', async () => {
  const { isIn, view, product, bag, buy, nextSession } = await playShop()
  bag(1)
  product('men')
  product('men')
  expect(isIn('high-intent')).toBe(false)
  product('kids')
  expect(isIn('high-intent')).toBe(true)
  nextSession()
  view()
  expect(isIn('high-intent')).toBe(false)
  for (const _ of [1, 2, 3]) product('kids')
  expect(isIn('high-intent')).toBe(true)
  buy()
  expect(isIn('high-intent')).toBe(false)
})

test('a visitor on a phone who comes from a campaign stays in the segment for this entrance', async () => {
  const { isIn, emit } = await playShop()
  emit('qubit.session', { deviceType: 'mobile' })
  emit('qubit.entrance', { hasUtm: true })
  expect(isIn('mobile-campaign')).toBe(true)
  emit('qubit.entrance', { hasUtm: false })
  expect(isIn('mobile-campaign')).toBe(false)
  emit('qubit.entrance', { hasUtm: true })
  emit('qubit.session', { deviceType: 'computer' })
  expect(isIn('mobile-campaign')).toBe(false)
})

test('a purchase counts for 30 days after it', async () => {
  const { isIn, buy, pass } = await playShop()
  buy()
  await pass({ days: 29 })
  expect(isIn('bought-30-days')).toBe(true)
  await pass({ days: 1 })
  expect(isIn('bought-30-days')).toBe(false)
})

test('a purchase that this browser has not seen is reported by the service once the user is known, until it is 30 days old', async () => {
  const day = 24 * 3_600_000
  const boughtAt = 1_700_000_000_000 - 10 * day
  const { isIn, emit, pass, engine } = await playShop({
    reply({ method, url, body }) {
      if (method === 'GET') return { status: 200, text: '{"status":{"code":404},"data":null}' }
      if (!url.startsWith('https://queries.test')) return { status: 200, text: '{"status":{"code":200}}' }
      // Answers as the service does, by the number of days in each query.
      const results = (JSON.parse(String(body)) as { id: string; query: { value: number } }[]).map(({ id, query }) => ({
        id,
        result: query.value >= 10,
        until: boughtAt + query.value * day,
      }))
      return { status: 200, text: JSON.stringify({ status: { code: 200 }, results }) }
    },
  })
  await pass({ minutes: 1 })
  expect(isIn('bought-30-days')).toBe(false)
  emit('ecUser', { user: { id: 'demo-visitor' } })
  await pass({ minutes: 1 })
  expect(isIn('bought-30-days')).toBe(true)
  await pass({ days: 19 })
  expect(isIn('bought-30-days')).toBe(true)
  await pass({ days: 1 })
  expect(isIn('bought-30-days')).toBe(false)
  expect(engine.requests.filter(({ url }) => url.startsWith('https://queries.test'))).toHaveLength(1)
})
