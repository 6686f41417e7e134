import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ExperienceList, ExperienceReport } from '../../../contract/console/experience-report.ts'
import type { DescribedExperience, DescribedSegment } from '../../../contract/console/site-description.ts'
import type { WireEvent } from '../../../contract/event.ts'
import { event, happened } from '../../../contract/segments/conditions.ts'
import { aDescribedExperience } from '../../../contract/testing/a-described-experience.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { aMembership } from '../../testing/a-membership.ts'
import { aStorage } from '../../testing/a-storage.ts'
import { anApp, testNow } from '../../testing/an-app.ts'
import { anExperiment } from '../../testing/an-experiment.ts'
import { askConsole } from '../../testing/ask-console.ts'
import { countTurns } from '../../testing/count-turns.ts'
import { aHalf, postAll } from '../../testing/results-of.ts'

const dayMs = 86_400_000
const { seen, goal, order } = anExperiment()
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }

/** A service whose clock a test sets, with a site of the given experiences, or without one. */
function aConsole(described?: DescribedExperience[], trackingId = 'shop', segments: DescribedSegment[] = []) {
  let now = testNow
  const siteFile = join(aFolder({}), 'site.json')
  if (described) writeFileSync(siteFile, JSON.stringify({ trackingId, builtAt: 5, experiences: described, segments }))
  const addresses = new Map([['9.9.9.9', { countryCode: 'de' }]])
  const configuration = { siteFile: described ? siteFile : null, locations: { fallback: {}, addresses } }
  const storage = aStorage()
  const app = anApp({ storage, now: () => now, configuration })
  return {
    app,
    storage,
    siteFile,
    post: (events: WireEvent[], time = now, headers?: typeof phone) => {
      now = time
      return postAll(app, events, headers)
    },
    setNow: (time: number) => {
      now = time
    },
    list: async (): Promise<ExperienceList> => (await askConsole(app, 'experiences/shop')).json,
    report: async (query = ''): Promise<ExperienceReport> =>
      (await askConsole(app, `experiences/shop/offers${query}`)).json,
  }
}

test('while very many experiences are listed, others are answered in between', async () => {
  const shop = aConsole()
  const ids = Array.from({ length: 250 }, (_, at) => `made-up-${at}`)
  await shop.post(ids.map((experienceId) => seen('a', 'v', 1000, { experienceId })))
  const [few, many] = [
    await countTurns(() => askConsole(shop.app, 'experiences/nothing')),
    await countTurns(() => askConsole(shop.app, 'experiences/shop')),
  ]
  expect(many - few).toBeGreaterThanOrEqual(2)
  expect((await shop.list()).experiences.map(({ id }) => id)).toEqual(ids.toSorted())
})

const hour = 3_600_000
test.each<[string, Partial<DescribedExperience>, boolean]>([
  ['running', {}, true],
  ['waiting', {}, false],
  ['waiting', { startsAt: testNow - 1, endsAt: testNow + 1 }, false],
  ['scheduled', { startsAt: testNow + hour }, false],
  ['paused', { pausedAt: testNow }, true],
  ['running', { pausedAt: testNow + 1 }, true],
  ['ended', { endsAt: testNow }, true],
  ['ended', { endsAt: testNow, pausedAt: testNow - 1 }, true],
])('an experience is %s with %o, seen: %s', async (state, parts, isSeen) => {
  const shop = aConsole([aDescribedExperience('offers', parts)])
  if (isSeen) await shop.post([seen('a', 'v', 1000)])
  const { experiences, builtAt } = await shop.list()
  expect([builtAt, experiences.map((each) => each.state)]).toEqual([5, [state]])
})

test('the list has the experiences of the site in its order, then those that only events know', async () => {
  const shop = aConsole(['zebra', 'offers'].map((id) => aDescribedExperience(id)))
  await shop.post([seen('a', 'v', 1000), anExperiment('former').seen('a', 'c', 1000)])
  const { experiences } = await shop.list()
  expect(experiences.map(({ id, state, visitors }) => [id, state, visitors])).toEqual([
    ['zebra', 'waiting', 0],
    ['offers', 'running', 1],
    ['former', 'removed', 1],
  ])
  expect(experiences[1]).toMatchObject({ name: 'The offers', conversion: 'order', leading: null, isAlarm: false })
  expect(experiences[2]).toMatchObject({ name: 'former', template: null, variations: [{ variationId: 'former-c' }] })
})

test('a new iteration in the site begins without visitors', async () => {
  const shop = aConsole([aDescribedExperience('offers', { iterationId: '2' })])
  await shop.post([seen('a', 'v', 1000)])
  expect((await shop.list()).experiences).toMatchObject([{ state: 'waiting', visitors: 0 }])
})

test('[BV-04] visitors are expected to be divided as the site says', async () => {
  const [control, variation] = aDescribedExperience('offers').variations
  if (!control || !variation) throw new Error('an experience has two variations')
  const shares = {
    variations: [
      { ...control, share: 0.1 },
      { ...variation, share: 0.9 },
    ],
  }
  const shop = aConsole([aDescribedExperience('offers', shares)])
  await shop.post(aHalf('c', { visitors: 50, orders: 0 }))
  await shop.post(aHalf('v', { visitors: 450, orders: 0 }))
  expect((await shop.list()).experiences).toMatchObject([{ isAlarm: false }])
  expect((await shop.report()).results?.sampleRatio).toMatchObject({ isAssumed: false, isAlarm: false })
})

test('[BV-04] made-up events of an iteration, a variation and a primary goal change nothing of what the site has', async () => {
  const shop = aConsole([aDescribedExperience('offers')])
  await shop.post([...aHalf('c', { visitors: 200, orders: 40 }), ...aHalf('v', { visitors: 200, orders: 60 })])
  const results = async () => (await shop.app.inject('/results/shop/offers')).json()
  const told = async () => [(await shop.list()).experiences, (await shop.report()).results, await results()]
  const before = await told()
  await shop.post([
    seen('stray', 'v', 1000, { variationMasterId: 'offers-former' }),
    seen('stray', 'v', 1000, { iterationId: '99' }),
    goal('c1', 'c', 2000, { goalId: 'made-up', primary: true }),
  ])
  const after = await told()
  for (const part of after) expect(JSON.stringify(part)).not.toContain('former')
  expect(JSON.parse(JSON.stringify(after).replaceAll('["made-up"]', '[]'))).toEqual(before)
  expect(await results()).toMatchObject({ iterationId: '1', sampleRatio: { isAssumed: false, isAlarm: false } })
})

test('without a description of the site the experiences that were heard of within a week run', async () => {
  const shop = aConsole()
  await shop.post([seen('a', 'v', 1000)])
  expect(await shop.list()).toMatchObject({ builtAt: null, experiences: [{ id: 'offers', state: 'running' }] })
  shop.setNow(testNow + 8 * dayMs)
  expect((await shop.list()).experiences).toMatchObject([{ state: 'ended' }])
})

test('the description of another site says nothing of this one', async () => {
  const shop = aConsole([aDescribedExperience('zebra')], 'another')
  expect(await shop.list()).toEqual({ builtAt: null, experiences: [] })
})

test('a new build is read at once, and a damaged description leaves what events tell', async () => {
  const shop = aConsole([aDescribedExperience('zebra')])
  await shop.post([seen('a', 'v', 1000)])
  expect((await shop.list()).experiences).toHaveLength(2)
  writeFileSync(shop.siteFile, '{"trackingId": "shop"')
  expect(await shop.list()).toMatchObject({ builtAt: null, experiences: [{ id: 'offers' }] })
  writeFileSync(shop.siteFile, JSON.stringify({ trackingId: 'shop', builtAt: 7, experiences: [] }))
  expect(await shop.list()).toMatchObject({ builtAt: 7, experiences: [{ state: 'removed' }] })
})

test('[BV-04] the list tells the leading variation, and the alarm where visitors are not divided as they should be', async () => {
  const shop = aConsole([aDescribedExperience('offers')])
  await shop.post([...aHalf('c', { visitors: 800, orders: 200 }), ...aHalf('v', { visitors: 800, orders: 400 })])
  const [even] = (await shop.list()).experiences
  expect(even).toMatchObject({ isAlarm: false, leading: { variationId: 'offers-v', uplift: { isSignificant: true } } })
  expect(even?.leading?.uplift.estimate).toBeCloseTo(1, 5)
  await shop.post(Array.from({ length: 300 }, (_, at) => seen(`more-${at}`, 'v', 1000)))
  expect((await shop.list()).experiences[0]?.isAlarm).toBe(true)
})

describe('the report', () => {
  test('[BV-04] tells what was known at the end of each day, in the order of the variations', async () => {
    const shop = aConsole([aDescribedExperience('offers')])
    const day = Math.floor(testNow / dayMs) * dayMs
    await shop.post([seen('a', 'c', 1000), seen('b', 'v', 1000), order('a', 20, 2000)])
    await shop.post([seen('d', 'v', 1000), order('b', 5, 3000), order('b', 6, 4000)], testNow + 2 * dayMs)
    const { days, results } = await shop.report()
    const counted = days.map(({ at, variations }) => [
      at,
      ...variations.map((each) => [each.visitors, each.conversions, each.revenue]),
    ])
    const gbp = (amount: number) => [{ currency: 'GBP', amount }]
    expect(counted).toEqual([
      [day, [1, 1, gbp(20)], [1, 0, gbp(0)]],
      [day + dayMs, [1, 1, gbp(20)], [1, 0, gbp(0)]],
      [day + 2 * dayMs, [1, 1, gbp(20)], [2, 1, gbp(11)]],
    ])
    expect(results?.variations.map(({ visitors, conversions }) => [visitors, conversions])).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  test('[BV-04] the interval of the last day is that of the results, and it has narrowed', async () => {
    const shop = aConsole([aDescribedExperience('offers')])
    const halves = (from: number) =>
      [...aHalf('c', { visitors: 250, orders: 150 }), ...aHalf('v', { visitors: 250, orders: 195 })].map((event) => ({
        ...event,
        context: { ...event.context, id: `${from}-${event.context.id}` },
        ...(event.transaction ? { transaction: { id: `${from}-${event.context.id}` } } : {}),
      }))
    for (const at of [0, 1, 2]) await shop.post(halves(at), testNow + at * dayMs)
    const { days, results } = await shop.report()
    const uplifts = days.map(({ variations }) => variations[1]?.uplift)
    expect(uplifts[2]).toEqual(results?.variations[1]?.rateUplift)
    const widths = uplifts.map((each) => (each?.interval?.[1] ?? 0) - (each?.interval?.[0] ?? 0))
    expect(widths[0]).toBeGreaterThan(widths[1] ?? 0)
    expect(widths[1]).toBeGreaterThan(widths[2] ?? 0)
    expect(days.map(({ variations }) => variations[0]?.uplift)).toEqual([null, null, null])
  })

  test('divides visitors by device and country, as they were when they first saw it', async () => {
    const shop = aConsole([aDescribedExperience('offers')])
    await shop.post([seen('a', 'v', 1000), seen('b', 'c', 1000)])
    await shop.post([seen('d', 'v', 1000)], testNow, phone)
    await shop.post([seen('a', 'v', 5000), order('a', 9, 6000), order('d', 4, 6000)], testNow, phone)
    const { parts } = await shop.report()
    const told = parts.map(({ dimension, value, variations }) => [
      `${dimension} ${value}`,
      ...variations.map(({ visitors, conversions }) => [visitors, conversions]),
    ])
    expect(told).toEqual([
      ['device computer', [1, 0], [1, 1]],
      ['device mobile', [0, 0], [1, 1]],
      ['country ', [1, 0], [2, 2]],
    ])
  })

  test('counts a visitor on the device on which they saw it first, even when that is told last', async () => {
    const shop = aConsole([aDescribedExperience('offers')])
    await shop.post([seen('a', 'v', 5000)])
    await shop.post([seen('a', 'v', 1000)], testNow, phone)
    const { parts } = await shop.report()
    const devices = parts.filter(({ dimension }) => dimension === 'device')
    expect(devices).toMatchObject([{ value: 'mobile', variations: [{ visitors: 1 }] }])
  })

  test('[BN-11] divides visitors by segment, those of the site first and by name, and says what only events know', async () => {
    const keen = {
      id: 'keen',
      name: 'Looked at three',
      when: happened(event('ecProduct', {})),
      byDefault: false,
      experiences: [],
    }
    const shop = aConsole([aDescribedExperience('offers')], 'shop', [keen])
    await shop.post(['a', 'b'].map((id) => aMembership(id, 900, { joined: id === 'a' ? ['keen', 'gone'] : ['gone'] })))
    await shop.post([seen('a', 'v', 1000), seen('b', 'c', 1000), order('a', 9, 2000)])
    await shop.post([aMembership('b', 1100, { joined: ['keen'] })])
    const { parts } = await shop.report()
    const told = parts
      .filter(({ dimension }) => dimension === 'segment')
      .map(({ value, name, variations }) => [
        value,
        name,
        ...variations.map(({ visitors, conversions }) => [visitors, conversions]),
      ])
    expect(told).toEqual([
      ['keen', 'Looked at three', [0, 0], [1, 1]],
      ['gone', null, [1, 0], [1, 1]],
    ])
  })

  test('[BN-11] tells at most 100 segments, the most frequent', async () => {
    const shop = aConsole()
    const ids = Array.from({ length: 99 }, (_, at) => `only-a-${at}`)
    await shop.post([aMembership('a', 900, { joined: ids }), seen('a', 'v', 1000)])
    for (const id of ['b', 'c'])
      await shop.post([aMembership(id, 900, { joined: ['more', 'most'] }), seen(id, 'v', 1000)])
    const segments = (await shop.report()).parts.filter(({ dimension }) => dimension === 'segment')
    expect(segments).toHaveLength(100)
    expect(
      segments
        .slice(0, 2)
        .map(({ value }) => value)
        .sort(),
    ).toEqual(['more', 'most'])
  })

  test('tells the country by the address of the request', async () => {
    const shop = aConsole([aDescribedExperience('offers')])
    const body = JSON.stringify([seen('a', 'v', 1000)])
    await shop.app.inject({ method: 'POST', url: '/events/raw/shop', body, remoteAddress: '9.9.9.9', headers: phone })
    const { parts } = await shop.report()
    expect(parts.map(({ dimension, value }) => [dimension, value])).toEqual([
      ['device', 'mobile'],
      ['country', 'DE'],
    ])
  })

  test('[BV-04] does not judge visitors of an earlier iteration by the shares of the present one', async () => {
    const [control, variation] = aDescribedExperience('offers').variations
    if (!control || !variation) throw new Error('an experience has two variations')
    const rolledOut = [
      { ...control, share: 0 },
      { ...variation, share: 1 },
    ]
    const shop = aConsole([aDescribedExperience('offers', { iterationId: '2', variations: rolledOut })])
    await shop.post(aHalf('c', { visitors: 50, orders: 0 }))
    await shop.post(aHalf('v', { visitors: 50, orders: 0 }))
    expect((await shop.report()).results?.sampleRatio).toMatchObject({ isAssumed: true, isAlarm: false })
    await shop.post([seen('late', 'v', 1000, { iterationId: '2' })])
    expect((await shop.report()).results?.sampleRatio).toMatchObject({ isAssumed: false })
  })

  test('[BV-04] judges an earlier iteration by the shares with which it was published', async () => {
    const shop = aConsole([aDescribedExperience('offers', { iterationId: '3' })])
    const { siteChanges } = shop.storage
    const made = { template: 'product/low-stock', iteration: 2, share: 0.1 }
    const version = { version: 1, author: '', publishedAt: 1, note: '', restores: null, experienceIds: ['offers'] }
    const changes = { format: 1, version: 1, experiences: { offers: made } } as const
    await siteChanges.addVersion('shop', { ...version, changes }, { drafts: {}, role: 'edit' })
    const events = Array.from({ length: 300 }, (_, at) =>
      seen(`visitor-${at}`, at % 10 === 0 ? 'v' : 'c', at + 1, { iterationId: '2' }),
    )
    await shop.post(events)
    const { results } = await shop.report('?iteration=2')
    expect(results?.sampleRatio).toMatchObject({ isAssumed: false, isAlarm: false })
    expect(results?.sampleRatio.shares).toContainEqual({ variationId: 'offers-v', share: 0.1 })
  })

  test('has a goal and an iteration of its own choice', async () => {
    const shop = aConsole([aDescribedExperience('offers', { iterationId: '2' })])
    const parts = { iterationId: '2' }
    await shop.post([seen('a', 'v', 1000), goal('a', 'v', 2000), order('a', 5, 2000)])
    await shop.post(
      [seen('b', 'v', 1000, parts), seen('d', 'v', 1000, parts), goal('b', 'v', 2000, parts)],
      testNow + dayMs,
    )
    const counted = ({ results }: ExperienceReport) =>
      results?.variations.map((each) => [each.visitors, each.conversions])
    const current = await shop.report()
    expect(counted(current)).toEqual([[2, 0]])
    expect(current.iterations.map(({ iterationId, visitors }) => [iterationId, visitors])).toEqual([
      ['2', 2],
      ['1', 1],
    ])
    expect(counted(await shop.report('?goal=page_url'))).toEqual([[2, 1]])
    expect(counted(await shop.report('?iteration=1'))).toEqual([[1, 1]])
    expect((await shop.report('?iteration=1&goal=page_url')).days[0]?.variations).toMatchObject([{ conversions: 1 }])
    expect((await shop.report('?iteration=9')).results).toBeNull()
  })

  test('of an experience that nobody has seen has no results, and of one that there is not is a 404', async () => {
    const shop = aConsole([aDescribedExperience('offers')])
    expect(await shop.report()).toMatchObject({
      experience: { state: 'waiting' },
      iterations: [],
      results: null,
      days: [],
      parts: [],
    })
    const { status, json } = await askConsole(shop.app, 'experiences/shop/nothing')
    expect([status, json.error.message]).toEqual([404, 'There is no experience nothing'])
  })
})
