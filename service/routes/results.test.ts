import { expect, test } from 'vitest'
import { compareSamples } from '../results/compare-samples.ts'
import { meanSample, proportionSample, type Sample } from '../results/sample.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { anApp } from '../testing/an-app.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { postEvents } from '../testing/post-events.ts'
import { aHalf, fetchCounted, fetchResults, postAll, resultsUrl } from '../testing/results-of.ts'

const { seen, goal, order } = anExperiment()

test('each visitor counts once, in the variation seen first, and only with later orders', async () => {
  const app = anApp()
  await postAll(app, [
    order('a', 5, 900),
    seen('a', 'c', 1000),
    seen('a', 'v', 1100),
    seen('b', 'v', 1000),
    seen('b', 'v', 1500),
    order('b', 20, 1600),
    order('b', 30, 1700),
    order('stranger', 99, 1700),
  ])
  expect(await fetchCounted(app)).toEqual([
    ['offers-c', 1, 0, 0],
    ['offers-v', 1, 1, 50],
  ])
  expect(await fetchResults(app)).toMatchObject({
    experienceId: 'offers',
    iterationId: '1',
    conversion: 'order',
    goals: [],
  })
})

test('results do not depend on the order in which events arrive', async () => {
  const app = anApp()
  const events = [seen('a', 'c', 1000), seen('a', 'v', 1100), order('a', 5, 900), order('a', 20, 1200)]
  for (const event of events.toReversed()) await postAll(app, [event])
  expect(await fetchCounted(app)).toEqual([['offers-c', 1, 1, 20]])
})

test('an order that goals also report, or that is sent again, counts once', async () => {
  const app = anApp()
  const bought = order('a', 20, 1200)
  const told = { goalType: 'conversion', transactionId: 'order-a-1200', goalAmount: 20 }
  await postAll(app, [
    seen('a', 'v', 1000),
    bought,
    bought,
    goal('a', 'v', 1201, { ...told, goalId: 'transaction' }),
    goal('a', 'v', 1201, { ...told, goalId: 'metrics.revenue_per_visitor' }),
    seen('b', 'v', 1000),
    goal('b', 'v', 1300, { ...told, transactionId: 7, goalAmount: 11, goalId: 'transaction' }),
  ])
  expect(await fetchCounted(app)).toEqual([['offers-v', 2, 2, 31]])
})

test('the conversion is the requested goal, otherwise a primary goal where there is one', async () => {
  const app = anApp()
  await postAll(app, [
    ...['a', 'b', 'c', 'd'].map((id) => seen(id, 'v', 1000)),
    goal('a', 'v', 1100),
    goal('b', 'v', 1100),
    goal('b', 'v', 900),
    order('d', 5, 1100),
  ])
  expect((await fetchResults(app)).goals).toEqual(['page_url'])
  expect(await fetchCounted(app)).toEqual([['offers-v', 4, 1, 5]])
  await postAll(app, [
    goal('a', 'v', 1200, { goalId: 'basket', primary: true }),
    goal('a', 'v', 1200, { goalId: 'other basket', primary: true }),
    goal('c', 'v', 1200, { goalId: 'basket', primary: true }),
    goal('d', 'v', 900, { goalId: 'basket', primary: true }),
    goal('stranger', 'v', 1200, { goalId: 'basket', primary: true }),
  ])
  expect((await fetchResults(app)).conversion).toBe('primary')
  expect(await fetchCounted(app)).toEqual([['offers-v', 4, 2, 5]])
  expect(await fetchCounted(app, '?goal=page_url')).toEqual([['offers-v', 4, 2, 5]])
  expect(await fetchCounted(app, '?goal=order')).toEqual([['offers-v', 4, 1, 5]])
  expect(await fetchCounted(app, '?goal=none')).toEqual([['offers-v', 4, 0, 5]])
})

test('only the iteration that began last counts', async () => {
  const app = anApp()
  const next = { iterationId: '2' }
  await postAll(app, [seen('a', 'c', 1000), goal('a', 'c', 1000, next), seen('b', 'c', 1100)])
  expect((await fetchResults(app)).iterationId).toBe('1')
  await postAll(app, [seen('a', 'v', 2000, next), seen('late', 'c', 2100)])
  expect(await fetchResults(app)).toMatchObject({ iterationId: '2' })
  expect(await fetchCounted(app)).toEqual([['offers-v', 1, 0, 0]])
})

test('previews, forced variations and events of crawlers are not counted', async () => {
  const app = anApp()
  const google = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  await postAll(app, [seen('real', 'v', 1000)])
  await postAll(app, [
    seen('preview', 'v', 1000, { isPreview: true }),
    seen('forced', 'v', 1000, { forced: true }),
    seen('headless', 'v', 1000, { userAgent: 'HeadlessChrome/140.0.0.0' }),
    goal('real', 'v', 1100, { isPreview: true, primary: true }),
  ])
  await postAll(app, [seen('bot', 'c', 1000), order('real', 50, 1100)], google)
  expect(await fetchCounted(app)).toEqual([['offers-v', 1, 0, 0]])
})

test('the holdout is reported like an experience', async () => {
  const app = anApp()
  const held = anExperiment('holdout').seen
  await postAll(app, [
    held('a', 'c', 1000, { variationMasterId: 'held-out' }),
    held('b', 'v', 1000, { variationMasterId: 'shown' }),
    order('b', 40, 1100),
  ])
  const answer = await app.inject('/results/shop/holdout?shares=held-out:0.05,shown:0.95')
  expect(answer.json()).toMatchObject({
    variations: [
      { variationId: 'held-out', isControl: true, visitors: 1, conversions: 0 },
      {
        variationId: 'shown',
        isControl: false,
        visitors: 1,
        conversions: 1,
        revenues: [{ currency: 'GBP', revenue: 40 }],
      },
    ],
    sampleRatio: { shares: [{ share: 0.05 }, { share: 0.95 }], isAssumed: false },
  })
})

test('each variation has its counts, rate and revenue, and its uplift with interval and chance to win; the sample ratio is tested', async () => {
  const app = anApp()
  await postAll(app, [
    ...aHalf('c', { visitors: 300, orders: 160 }),
    ...aHalf('v', { visitors: 346, orders: 242, total: 20 }),
  ])
  const { variations, sampleRatio, currencies, comparisons } = await fetchResults(app)
  // Orders of 10 to 14 pounds and of 20 to 24 pounds, in turn. compare-samples.test.ts has published examples.
  const spent = meanSample({ sum: 1920, squares: 23_360, visitors: 300 })
  const spentMore = meanSample({ sum: 5321, squares: 117_481, visitors: 346 })
  expect(variations).toEqual([
    {
      variationId: 'offers-c',
      isControl: true,
      visitors: 300,
      conversions: 160,
      rate: 160 / 300,
      rateUplift: null,
      revenues: [{ currency: 'GBP', revenue: 1920, perVisitor: 1920 / 300, uplift: null }],
    },
    {
      variationId: 'offers-v',
      isControl: false,
      visitors: 346,
      conversions: 242,
      rate: 242 / 346,
      rateUplift: significant(proportionSample(160, 300), proportionSample(242, 346)),
      revenues: [{ currency: 'GBP', revenue: 5321, perVisitor: 5321 / 346, uplift: significant(spent, spentMore) }],
    },
  ])
  expect([currencies, comparisons]).toEqual([[{ currency: 'GBP', cap: null, isAdjusted: false }], 1])
  expect(sampleRatio).toMatchObject({ isAssumed: true, isAlarm: false })
})

function significant(control: Sample, variation: Sample): object {
  const { estimate = 0, interval = [0, 0], chanceToWin = 0 } = compareSamples(control, variation) ?? {}
  return {
    estimate: expect.closeTo(estimate, 9),
    interval: interval.map((end) => expect.closeTo(end, 9)),
    isSignificant: true,
    chanceToWin: expect.closeTo(chanceToWin, 9),
  }
}

test('with fewer than 150 conversions on either side there is an estimate but no interval, and nothing is significant', async () => {
  const app = anApp()
  await postAll(app, [...aHalf('c', { visitors: 750, orders: 149 }), ...aHalf('v', { visitors: 750, orders: 700 })])
  const early = await fetchResults(app)
  const uplift = { interval: null, isSignificant: false, chanceToWin: expect.closeTo(1) }
  expect(early.variations[1]).toMatchObject({ rateUplift: uplift, revenues: [{ uplift }] })
  expect(early.variations[1]?.rateUplift?.estimate).toBeCloseTo(700 / 149 - 1)
  await postAll(app, [order('c749', 10, 2000)])
  const [, later] = (await fetchResults(app)).variations
  expect([later?.rateUplift?.isSignificant, later?.revenues[0]?.uplift?.isSignificant]).toEqual([true, true])
})

test('with fewer than 50 conversions on either side there is no chance to win', async () => {
  const app = anApp()
  await postAll(app, [...aHalf('c', { visitors: 100, orders: 49 }), ...aHalf('v', { visitors: 100, orders: 70 })])
  const chances = async () => {
    const [, variation] = (await fetchResults(app)).variations
    return [variation?.rateUplift?.chanceToWin, variation?.revenues[0]?.uplift?.chanceToWin]
  }
  expect(await chances()).toEqual([null, null])
  await postAll(app, [order('c99', 10, 2000)])
  for (const chance of await chances()) expect(chance).toBeGreaterThan(0.9)
})

test('what 1000 and 1250 visitors say of the division depends on the expected shares: equal ones unless the request says otherwise', async () => {
  const app = anApp()
  await postAll(app, [...aHalf('c', { visitors: 1000, orders: 0 }), ...aHalf('v', { visitors: 1250, orders: 0 })])
  for (const [query, p, isAlarm] of [
    ['', 0.00002464, true],
    ['?shares=offers-c:1000,offers-v:1250', 1, false],
    ['?shares=offers-c:0.4445,offers-v:0.5555', 1, false],
    ['?shares=offers-c:1,offers-v:1,offers-w:0.1', 0, true],
  ] as const) {
    const { sampleRatio } = await fetchResults(app, query)
    expect(sampleRatio, query).toMatchObject({ isAssumed: query === '', isAlarm })
    expect(sampleRatio.p, query).toBeCloseTo(p, query === '' ? 7 : 4)
  }
})

test('an iteration can be asked for, whichever began last', async () => {
  const app = anApp()
  await postAll(app, [seen('a', 'v', 1000), seen('b', 'c', 1000, { iterationId: '99' })])
  expect(await fetchResults(app)).toMatchObject({ iterationId: '99' })
  const asked = await fetchResults(app, '?iteration=1')
  expect(asked).toMatchObject({ iterationId: '1', variations: [{ variationId: 'offers-v', visitors: 1 }] })
  expect((await app.inject(`${resultsUrl}?iteration=2`)).statusCode).toBe(404)
})

test('events that do not name their experience, variation or goal are stored and not counted', async () => {
  const app = anApp()
  await postAll(app, [
    seen('a', 'v', 1000, { variationMasterId: undefined }),
    seen('a', 'v', 1000, { iterationId: {} }),
    seen('a', 'v', 1000, { experienceId: '\u0000' }),
    goal('a', 'v', 1000, { goalId: 7 }),
  ])
  expect((await app.inject(resultsUrl)).statusCode).toBe(404)
  await postAll(app, [seen('b', 'v', 1000, { variationMasterId: 12, iterationId: 3 })])
  expect(await fetchResults(app)).toMatchObject({ iterationId: '3', variations: [{ variationId: '12' }] })
})

test('an experience that nobody has seen gets 404', async () => {
  const app = anApp()
  await postEvents(app, { events: [seen('a', 'v', 1000)], trackingId: 'other', headers: aBrowser })
  const answer = await app.inject(resultsUrl)
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found'])
})

test.each([
  'shares=',
  'shares=0.5,0.5',
  'shares=a:x',
  'shares=a:-1',
  'shares=a:0,b:0',
  'shares=:1',
  'goal=',
  'iteration=',
  'cap=',
  'cap=1.5',
  'cap=some',
])('the query "%s" is refused with 400', async (query) => {
  const app = anApp()
  await postAll(app, [seen('a', 'v', 1000)])
  const answer = await app.inject(`${resultsUrl}?${query}`)
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request'])
})

test('results are only available to operators', async () => {
  const app = anApp()
  await postAll(app, [seen('a', 'v', 1000)])
  expect((await app.inject({ url: resultsUrl, remoteAddress: '9.9.9.9' })).statusCode).toBe(403)
  const guarded = anApp({ configuration: { token: 'secret-secret-secret' } })
  expect((await guarded.inject({ url: resultsUrl })).statusCode).toBe(401)
})
