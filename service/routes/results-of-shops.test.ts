import { expect, test } from 'vitest'
import { aClock } from '../testing/a-clock.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { askConsole } from '../testing/ask-console.ts'
import { aHalf, fetchCounted, fetchResults, postAll } from '../testing/results-of.ts'

const { seen, goal, order } = anExperiment()

test('an order that two visitors report counts once, for the visitor who reported it first, in any order of arrival', async () => {
  const events = [
    seen('phone', 'v', 1000),
    seen('laptop', 'c', 1000),
    order('phone', 20, 2000, { transaction: { id: 'A1' } }),
    order('laptop', 20, 9000, { transaction: { id: 'A1' } }),
  ]
  for (const arriving of [events, events.toReversed()]) {
    const app = anApp()
    for (const event of arriving) await postAll(app, [event])
    expect(await fetchCounted(app)).toEqual([
      ['offers-c', 1, 0, 0],
      ['offers-v', 1, 1, 20],
    ])
  }
})

test('one event that is wrong about which variation is the control, or makes another one up, leaves nobody without a comparison', async () => {
  const app = anApp()
  await postAll(app, [...aHalf('c', { visitors: 600, orders: 300 }), ...aHalf('v', { visitors: 600, orders: 300 })])
  await postAll(app, [
    seen('wrong', 'v', 1000, { isControl: true }),
    seen('made-up', 'v', 1000, { variationMasterId: 'none', isControl: true }),
  ])
  const { variations } = await fetchResults(app)
  const found = variations.map(({ variationId, visitors, rateUplift }) => [variationId, visitors, rateUplift !== null])
  expect(found).toEqual([
    ['offers-c', 600, false],
    ['offers-v', 601, true],
  ])
})

test('a refund, which is an order of less than nothing, takes from the revenue and converts nobody', async () => {
  const app = anApp()
  const ofGoal = { goalId: 'transaction', goalType: 'conversion', transactionId: 'back-b', goalAmount: -20 }
  await postAll(app, [
    seen('a', 'v', 1000),
    order('a', 50, 2000),
    order('a', -20, 3000),
    seen('b', 'v', 1000),
    order('b', -20, 3000, { transaction: { id: 'back-b' } }),
    goal('b', 'v', 3001, { ...ofGoal, primary: true }),
  ])
  expect(await fetchCounted(app)).toEqual([['offers-v', 2, 1, 10]])
  const { json: traffic } = await askConsole(app, `traffic/shop?from=${testNow}&to=${testNow + 1}`)
  const { json: visitor } = await askConsole(app, 'visitors/shop/b')
  const sold = traffic.hours.reduce((sum: number, { orders }: { orders: number }) => sum + orders, 0)
  expect([sold, visitor.experiences.map(({ orders }: { orders: number }) => orders)]).toEqual([1, [0]])
})

test('a device whose clock is set back loses no order and no goal', async () => {
  const app = anApp()
  const later = { meta: { seq: 6000 } }
  await postAll(app, [
    seen('a', 'v', 5000),
    order('a', 20, 4000, later),
    goal('a', 'v', 4000, later),
    order('a', 7, 3000),
    goal('a', 'v', 3000, { goalId: 'earlier' }),
  ])
  expect(await fetchCounted(app)).toEqual([['offers-v', 1, 1, 20]])
  expect(await fetchCounted(app, '?goal=page_url')).toEqual([['offers-v', 1, 1, 20]])
  expect((await fetchResults(app)).goals).toEqual(['page_url'])
})

const inCurrency = (id: string, value: number, currency?: string) =>
  order(id, value, 2000, { basket: { total: { value, currency } } })

test('revenue in several currencies is reported and compared separately, the most frequent currency first', async () => {
  const app = anApp()
  await postAll(app, [
    ...['a', 'b', 'd'].map((id) => seen(id, 'v', 1000)),
    inCurrency('a', 20, 'EUR'),
    inCurrency('b', 5, 'EUR'),
    inCurrency('d', 9000, 'JPY'),
  ])
  const { currencies, variations } = await fetchResults(app)
  expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'JPY'])
  expect(variations[0]).toMatchObject({ conversions: 3, revenues: [{ revenue: 25 }, { revenue: 9000 }] })
})

test('an amount without a currency counts in the shop’s only currency', async () => {
  const app = anApp()
  await postAll(app, [seen('a', 'v', 1000), seen('b', 'v', 1000), inCurrency('a', 20, 'EUR'), inCurrency('b', 5)])
  expect((await fetchResults(app)).variations[0]?.revenues).toMatchObject([{ currency: 'EUR', revenue: 25 }])
})

test('with configured rates revenue is in one currency, and amounts without a rate are separate', async () => {
  const currencies = { reporting: 'EUR', rates: new Map([['JPY', 0.006]]) }
  const app = anApp({ storage: aStorage({ currencies }) })
  await postAll(app, [
    ...['a', 'b', 'd'].map((id) => seen(id, 'v', 1000)),
    inCurrency('a', 20, 'EUR'),
    inCurrency('b', 5000, 'JPY'),
    inCurrency('d', 7, 'USD'),
  ])
  expect((await fetchResults(app)).variations[0]?.revenues).toMatchObject([
    { currency: 'EUR', revenue: 50 },
    { currency: 'USD', revenue: 7 },
  ])
})

test('one very large order does not decide the result: it counts up to the cap, unless the request turns the cap off', async () => {
  const app = anApp()
  await postAll(app, [...aHalf('c', { visitors: 400, orders: 200 }), ...aHalf('v', { visitors: 400, orders: 200 })])
  await postAll(app, [seen('rich', 'v', 1000), order('rich', 100_000, 2000)])
  const estimate = async (query = '') => (await fetchResults(app, query)).variations[1]?.revenues[0]?.uplift?.estimate
  expect(await estimate()).toBeLessThan(0.02)
  expect(await estimate('?cap=none')).toBeGreaterThan(20)
  const { currencies, variations } = await fetchResults(app)
  expect(currencies[0]?.cap).toBeGreaterThan(14)
  expect(currencies[0]?.cap).toBeLessThan(16)
  expect(variations[1]?.revenues[0]?.revenue).toBe(102_400)
})

test('earlier spending of the visitors narrows the interval of their revenue', async () => {
  const widthWith = async (before: number) => {
    const app = anApp()
    const ids = Array.from({ length: 400 }, (_, at) => `v${at}`)
    await postAll(app, [
      ...ids.filter((_, at) => at % 4 < 2).map((id) => order(id, before, 500)),
      ...ids.map((id, at) => seen(id, at % 2 === 0 ? 'c' : 'v', 1000)),
      ...ids.map((id, at) => order(id, at % 4 < 2 ? 90 + (at % 7) : 10 + (at % 7), 2000)),
    ])
    const { currencies, variations } = await fetchResults(app)
    const [low = 0, high = 0] = variations[1]?.revenues[0]?.uplift?.interval ?? []
    return { isAdjusted: currencies[0]?.isAdjusted, width: high - low }
  }
  const [without, withHistory] = [await widthWith(0), await widthWith(50)]
  expect([without.isAdjusted, withHistory.isAdjusted]).toEqual([false, true])
  expect(without.width).toBeGreaterThan(0)
  expect(withHistory.width).toBeLessThan(without.width / 2)
})

test('with several variations each interval is wider, so that all are valid together', async () => {
  const widthOf = async (thirds: boolean) => {
    const app = anApp()
    await postAll(app, [...aHalf('c', { visitors: 800, orders: 400 }), ...aHalf('v', { visitors: 800, orders: 400 })])
    const third = (at: number) => seen(`w${at}`, 'v', 1000, { variationMasterId: 'offers-w' })
    if (thirds)
      await postAll(
        app,
        Array.from({ length: 20 }, (_, at) => third(at)),
      )
    const { comparisons, variations } = await fetchResults(app)
    const [low = 0, high = 0] = variations[1]?.rateUplift?.interval ?? []
    return { comparisons, width: high - low }
  }
  const [two, three] = [await widthOf(false), await widthOf(true)]
  expect([two.comparisons, three.comparisons]).toEqual([1, 2])
  expect(three.width).toBeGreaterThan(two.width * 1.05)
})

test('a returning visitor counts once as long as the experiment runs, however short the retention of events', async () => {
  const clock = aClock()
  const storage = aStorage()
  const app = anApp({ ...clock, storage, configuration: { keepDays: { events: 2, refused: 2, stash: 2 } } })
  await app.ready()
  const day = 24 * 60 * 60 * 1000
  await postAll(app, [seen('a', 'v', clock.now()), order('a', 5, clock.now())])
  for (let at = 0; at < 10; at++) {
    clock.sleep(day)
    await clock.pass(0)
    await postAll(app, [seen(`other-${at}`, 'c', clock.now())])
  }
  await postAll(app, [seen('a', 'v', clock.now()), order('a', 5, testNow), order('a', 7, clock.now())])
  expect(await fetchCounted(app)).toEqual([
    ['offers-c', 10, 0, 0],
    ['offers-v', 1, 1, 12],
  ])
})

test('visitors of an iteration that is heard of in another part of the storage stay', async () => {
  const storage = aStorage()
  const { results } = storage
  await postAll(anApp({ storage }), [seen('a', 'v', 1000)])
  const running = await results.heardSince(testNow)
  expect(running).toEqual([JSON.stringify(['shop', 'offers', '1'])])
  expect(await results.heardSince(testNow + 1)).toEqual([])
  const removal = { before: testNow + 1, silentSince: 0 }
  expect(await results.removeOlder({ ...removal, running }, 100)).toBe(0)
  expect(await results.removeOlder({ ...removal, running: [] }, 100)).toBe(1)
})

test("a visitor who stays away longer than the cookie's lifetime is deleted, although the experiment runs", async () => {
  const storage = aStorage()
  const app = anApp({ storage })
  await postAll(app, [seen('a', 'v', 1000), order('a', 5, 1100)])
  expect(await storage.results.removeOlder({ before: testNow, silentSince: testNow - 1, running: [] }, 100)).toBe(0)
  expect(await storage.results.removeOlder({ before: testNow, silentSince: testNow + 1, running: [] }, 100)).toBe(1)
  expect(await storage.results.removeOlder({ before: testNow + 1, silentSince: testNow + 1, running: [] }, 100)).toBe(1)
  expect(await fetchCounted(app)).toEqual([['offers-v', 1, 1, 5]])
})

test('visitors are not stored longer than events are kept, while the sums stay', async () => {
  const clock = aClock()
  const storage = aStorage()
  const app = anApp({ ...clock, storage, configuration: { keepDays: { events: 1, refused: 1, stash: 1 } } })
  await app.ready()
  await postAll(app, [seen('a', 'v', testNow), goal('a', 'v', testNow), order('a', 5, testNow)])
  await clock.pass(26 * 60 * 60 * 1000)
  expect(await storage.results.removeOlder({ before: clock.now(), silentSince: clock.now(), running: [] }, 100)).toBe(0)
  expect(await fetchCounted(app)).toEqual([['offers-v', 1, 1, 5]])
})
