import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WireEvent } from '../../contract/event.ts'
import { aMembership } from '../testing/a-membership.ts'
import { anExperiment } from '../testing/an-experiment.ts'
import { sqliteStorage } from './sqlite-storage.ts'

const { seen, goal, order } = anExperiment()

type Step = {
  kind: 'seen' | 'goal' | 'order' | 'join' | 'leave'
  id: string
  half: 'c' | 'v'
  segment: string
  at: number
}

const steps = fc
  .array(
    fc.record({
      kind: fc.constantFrom('seen', 'goal', 'order', 'join', 'leave'),
      id: fc.constantFrom('a', 'b', 'c'),
      half: fc.constantFrom('c', 'v'),
      segment: fc.constantFrom('keen', 'new'),
    }),
    { maxLength: 25 },
  )
  .map((all): Step[] => all.map((each, index) => ({ ...each, at: index + 1 }) as Step))
const arrivals = steps.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

function eventOf({ kind, id, half, segment, at }: Step): WireEvent {
  if (kind === 'seen') return seen(id, half, at)
  if (kind === 'goal') return goal(id, half, at)
  if (kind === 'order') return order(id, at, at)
  return aMembership(id, at, kind === 'join' ? { joined: [segment] } : { left: [segment] })
}

type Counted = { visitors: number; goals: number; buyers: number; revenue: number }

/** Counts visitor by visitor: who was in which segment at the first view, and what followed that view. */
function recount(all: Step[]): Record<string, Counted> {
  const found: Record<string, Counted> = {}
  for (const id of new Set(all.map((each) => each.id))) {
    const own = all.filter((each) => each.id === id)
    const first = own.find(({ kind }) => kind === 'seen')
    if (!first) continue
    const after = own.filter(({ at }) => at >= first.at)
    const orders = after.filter(({ kind }) => kind === 'order')
    for (const segment of ['keen', 'new']) {
      const changes = own.filter((each) => each.segment === segment && each.at < first.at)
      if (changes.findLast(({ kind }) => kind === 'join' || kind === 'leave')?.kind !== 'join') continue
      const key = `${segment} offers-${first.half}`
      const before = found[key] ?? { visitors: 0, goals: 0, buyers: 0, revenue: 0 }
      found[key] = {
        visitors: before.visitors + 1,
        goals: before.goals + (after.some(({ kind }) => kind === 'goal') ? 1 : 0),
        buyers: before.buyers + (orders.length > 0 ? 1 : 0),
        revenue: before.revenue + orders.reduce((sum, { at }) => sum + at, 0),
      }
    }
  }
  return found
}

test('[BN-11] the sums of each segment equal a recount, in any order of arrival, also where events come twice or together', async () => {
  await fc.assert(
    fc.asyncProperty(arrivals, fc.integer({ min: 1, max: 4 }), async ([all, arrived], atOnce) => {
      const storage = sqliteStorage(':memory:')
      const events = new Map(all.map((each) => [each, eventOf(each)]))
      const told = [...arrived, ...arrived.slice(0, 3)].map((each) => events.get(each) as WireEvent)
      for (let from = 0; from < told.length; from += atOnce)
        await storage.events.append({
          trackingId: 'shop',
          receivedAt: from * 50_000_000,
          refused: [],
          events: told.slice(from, from + atOnce).map((event) => ({ event, text: JSON.stringify(event), bot: false })),
        })
      const counted: Record<string, Counted> = {}
      for (const [conversion, name] of [
        ['page_url', 'goals'],
        ['order', 'buyers'],
      ] as const) {
        const of = { trackingId: 'shop', experienceId: 'offers', iterationId: '1', conversion }
        for (const { dimension, value, variationId, visitors, conversions, revenue } of await storage.results.parts(
          of,
        )) {
          const key = `${value} ${variationId}`
          const before = counted[key] ?? { visitors: 0, goals: 0, buyers: 0, revenue: 0 }
          if (dimension === 'segment' && visitors > 0)
            counted[key] = { ...before, visitors, [name]: conversions, revenue: revenue.get('GBP') ?? 0 }
        }
      }
      await storage.close()
      expect(counted).toEqual(recount(all))
    }),
    { numRuns: 150 },
  )
})
