import { expect, test } from 'vitest'
import { type CostSums, mostCosts } from '../../contract/experience-costs.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aCostsEvent } from '../testing/a-costs-event.ts'
import { aStorage } from '../testing/a-storage.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { postEvents } from '../testing/post-events.ts'
import { postAll } from '../testing/results-of.ts'
import type { TypedApp } from '../typed-app.ts'

const day = 24 * 60 * 60 * 1000

async function fetchCosts(app: TypedApp, query = ''): Promise<CostSums> {
  const answer = await app.inject(`/costs/shop${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const cost = { shift: 0.1, longMs: 100, interactionMs: 0, codeMs: 8 }

test('[BD-07] each experience has mean, 75th percentile and worst of its costs, the costliest first, and the page has its own', async () => {
  const app = anApp()
  const loads = [0, 0.1, 0.2, 0.5].map((shift) =>
    aCostsEvent({
      experiences: [
        { experienceId: 'quick', ...cost, shift: 0 },
        { experienceId: 'banner', ...cost, shift },
      ],
      page: { shift: 0.3, longMs: 700, interactionMs: 90 },
    }),
  )
  await postAll(app, loads)
  const { days, experiences, page } = await fetchCosts(app)
  expect([days, experiences.map(({ experienceId }) => experienceId)]).toEqual([30, ['banner', 'quick']])
  expect(experiences[0]).toEqual({
    experienceId: 'banner',
    shift: { pages: 4, mean: expect.closeTo(0.2), p75: expect.closeTo(0.2), worst: 0.5 },
    longMs: { pages: 4, mean: 100, p75: 100, worst: 100 },
    interactionMs: { pages: 4, mean: 0, p75: 0, worst: 0 },
    codeMs: { pages: 4, mean: 8, p75: 8, worst: 8 },
  })
  expect(page).toEqual({
    shift: { pages: 4, mean: expect.closeTo(0.3), p75: expect.closeTo(0.3), worst: 0.3 },
    longMs: { pages: 4, mean: 700, p75: 700, worst: 700 },
    interactionMs: { pages: 4, mean: 90, p75: 90, worst: 90 },
    codeMs: null,
  })
})

test('[BD-07] an event that is sent again counts once, and those of crawlers and other properties do not count', async () => {
  const app = anApp()
  const event = aCostsEvent({ experiences: [{ experienceId: 'banner', ...cost }] })
  await postAll(app, [event, event])
  await postAll(app, [event])
  const google = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  await postAll(app, [aCostsEvent({ experiences: [{ experienceId: 'banner', ...cost }] })], google)
  await postEvents(app, {
    events: [aCostsEvent({ experiences: [{ experienceId: 'banner', ...cost }] })],
    trackingId: 'other',
    headers: aBrowser,
  })
  expect((await fetchCosts(app)).experiences.map((each) => each.shift?.pages)).toEqual([1])
})

test('[BD-07] a measure that a browser does not report is not counted as nothing', async () => {
  const app = anApp()
  await postAll(app, [
    aCostsEvent({ experiences: [{ experienceId: 'banner', ...cost }] }),
    aCostsEvent({ experiences: [{ experienceId: 'banner', codeMs: 2 }] }),
  ])
  const [banner] = (await fetchCosts(app)).experiences
  expect(banner).toMatchObject({ shift: { pages: 1, mean: 0.1 }, codeMs: { pages: 2, mean: 5 } })
})

test('[BD-07] what is no cost is stored as an event and not counted', async () => {
  const app = anApp()
  const entries = [
    null,
    7,
    {},
    { experienceId: '\u0000', ...cost },
    { experienceId: 'made up', shift: -1, longMs: 1e9 },
  ]
  for (const experiences of [...entries.map((each) => [each]), 'none', undefined])
    await postAll(app, [aCostsEvent({ experiences: experiences as never, page: { shift: '1' } as never })])
  await postAll(app, [aCostsEvent({}, { code: 'usage', data: { experiences: [{ experienceId: 'banner', ...cost }] } })])
  await postAll(app, [aCostsEvent({}, { data: null })])
  expect(await fetchCosts(app)).toMatchObject({ experiences: [], page: { shift: null } })
  const many = Array.from({ length: mostCosts + 5 }, (_, at) => ({ experienceId: `e${at}`, ...cost }))
  await postAll(app, [aCostsEvent({ experiences: many })])
  expect((await fetchCosts(app)).experiences).toHaveLength(mostCosts)
})

test('[BD-07] only the days that are asked for count, and sums are kept as long as events', async () => {
  const storage = aStorage()
  for (const age of [401, 31, 1, 0]) {
    const app = anApp({ storage, now: () => testNow - age * day, after: () => () => {} })
    await postAll(app, [aCostsEvent({ experiences: [{ experienceId: `age-${age}`, ...cost }] })])
    await app.close()
  }
  const app = anApp({ storage, after: () => () => {} })
  const idsIn = async (query: string) =>
    (await fetchCosts(app, query)).experiences.map(({ experienceId }) => experienceId).sort()
  expect(await idsIn('')).toEqual(['age-0', 'age-1'])
  expect(await idsIn('?days=1')).toEqual(['age-0'])
  expect(await idsIn('?days=10000')).toEqual(['age-0', 'age-1', 'age-31', 'age-401'])
  expect(await storage.costs.removeOlder(testNow - 400 * day, 500)).toBe(4)
  expect(await idsIn('?days=10000')).toEqual(['age-0', 'age-1', 'age-31'])
})

test.each(['days=0', 'days=', 'days=x', 'days=10001'])('the query "%s" is refused with 400', async (query) => {
  const { statusCode, body } = await anApp().inject(`/costs/shop?${query}`)
  expect(statusCode).toBe(400)
  expect(body).toContain('days')
})
