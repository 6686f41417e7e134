import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const { seen, goal, order } = anExperiment()

/** Actions of some visitors, one event per millisecond. */
const events = fc
  .array(
    fc.record({
      kind: fc.constantFrom('seen', 'goal', 'order'),
      id: fc.constantFrom('a', 'b', 'c'),
      half: fc.constantFrom('c' as const, 'v' as const),
      primary: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all.map(({ kind, id, half, primary }, at) => {
      if (kind === 'seen') return seen(id, half, at + 1)
      if (kind === 'order') return order(id, 10 + at / 100, at + 1)
      return goal(id, half, at + 1, { primary, goalId: primary ? 'basket' : 'page_url' })
    }),
  )
const arrivals = events.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

async function countsOf(all: WireEvent[]) {
  const storage = sqliteStorage(':memory:')
  const known = all.map((event) => ({ event, text: JSON.stringify(event), bot: false }))
  await storage.events.append({ trackingId: 'shop', receivedAt: 1000, refused: [], events: known })
  const counts = await Promise.all(
    ['primary', 'page_url', 'order'].map((each) => storage.results.counts('shop', 'offers', each)),
  )
  await storage.close()
  return counts
}

/** The expected results, counted visitor by visitor. */
function expectedOf(all: WireEvent[]) {
  const idOf = ({ context }: WireEvent) => context.id
  const firsts = new Map(
    all
      .filter(({ meta }) => meta.type === 'qubit.experience')
      .reverse()
      .map((each) => [idOf(each), each]),
  )
  const after = all.filter((each) => each.meta.ts >= (firsts.get(idOf(each))?.meta.ts ?? Number.POSITIVE_INFINITY))
  const orders = after.filter(({ transaction }) => transaction !== undefined)
  const isIn = (half: string) => (each: WireEvent) => firsts.get(idOf(each))?.variationMasterId === `offers-${half}`
  return ['c', 'v'].map((half) => ({
    visitors: [...firsts.values()].filter(isIn(half)).length,
    basket: new Set(
      after
        .filter(({ goalId }) => goalId === 'basket')
        .filter(isIn(half))
        .map(idOf),
    ).size,
    page: new Set(
      after
        .filter(({ goalId }) => goalId === 'page_url')
        .filter(isIn(half))
        .map(idOf),
    ).size,
    buyers: new Set(orders.filter(isIn(half)).map(idOf)).size,
    revenue: orders
      .filter(isIn(half))
      .reduce((sum, { basket }) => sum + (basket as { total: { value: number } }).total.value, 0),
  }))
}

test('[BV-04] the sums of days, devices and countries add up to the results, in any order and on any days', async () => {
  const days = fc.array(fc.nat({ max: 5 }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(arrivals, days, async ([, arrived], dayOf) => {
      const storage = sqliteStorage(':memory:')
      for (const [at, event] of arrived.entries()) {
        const day = dayOf[at % dayOf.length] ?? 0
        const sender = { device: day % 2 ? 'mobile' : 'computer', country: day % 3 ? 'GB' : '' }
        const events = [{ event, text: JSON.stringify(event), bot: false }]
        const receivedAt = day * 86_400_000
        await storage.events.append({ trackingId: 'shop', receivedAt, refused: [], events, sender })
      }
      for (const conversion of ['primary', 'page_url', 'order']) {
        const counts = await storage.results.counts('shop', 'offers', conversion)
        if (!counts) continue
        const of = { trackingId: 'shop', experienceId: 'offers', iterationId: counts.iterationId, conversion }
        const parts = await storage.results.parts(of)
        const whole = counts.variations.map(({ variationId, visitors, conversions, spent }) => {
          const revenue = (spent.get('GBP') ?? []).reduce((sum, bin) => sum + bin.revenue, 0) / 100
          return [variationId, visitors, conversions, expect.closeTo(revenue, 6)]
        })
        for (const dimension of ['day', 'device', 'country']) {
          const summed = counts.variations.map(({ variationId }) => {
            const own = parts.filter((each) => each.dimension === dimension && each.variationId === variationId)
            const total = (read: (part: (typeof own)[number]) => number) =>
              own.reduce((sum, part) => sum + read(part), 0)
            const revenue = total((part) => part.revenue.get('GBP') ?? 0)
            return [variationId, total((part) => part.visitors), total((part) => part.conversions), revenue]
          })
          expect([dimension, summed]).toEqual([dimension, whole])
        }
      }
      await storage.close()
    }),
    { numRuns: 60 },
  )
})

test('results equal those counted visitor by visitor, in any order of the events', async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, async ([all, arrived]) => {
      const [basket, page, order] = await countsOf(arrived)
      const told = ['offers-c', 'offers-v'].map((id) => {
        const of = (counts: typeof order) => counts?.variations.find(({ variationId }) => variationId === id)
        const { visitors = 0, conversions: buyers = 0, spent } = of(order) ?? {}
        const revenue = (spent?.get('GBP') ?? []).reduce((sum, bin) => sum + bin.revenue, 0) / 100
        const conversions = { basket: of(basket)?.conversions ?? 0, page: of(page)?.conversions ?? 0 }
        return { visitors, ...conversions, buyers, revenue: expect.closeTo(revenue, 6) }
      })
      expect(expectedOf(all)).toEqual(told)
    }),
    { numRuns: 100 },
  )
})
