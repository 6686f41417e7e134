import type { WireEvent } from '../../../contract/event.ts'
import { inventedEvent } from '../seed/invented-event.ts'
import { nameOfTest, type RunningTest } from './find-tests.ts'

/** The share of shoppers who order where nothing is tried, and how many times as many do so with a variation. */
const orderRate = 0.12
const effect = 1.3

type ShopperGroup = {
  trackingId: string
  /** The origin of the shop. */
  shop: string
  /** The number of the first shopper of this test. */
  from: number
  count: number
  /** Epoch milliseconds. */
  now: number
  /** Returns a number from 0 up to 1. */
  chance: () => number
}

/** Returns the events of invented shoppers who take part in a test: a view, the variation, and for some an order. */
export function shoppersOf(
  test: RunningTest,
  { trackingId, shop, from, count, now, chance }: ShopperGroup,
): WireEvent[] {
  return Array.from({ length: count }, (_, at) => {
    const visitorId = `shopper-${nameOfTest(test).replaceAll(/[^\w-]/g, '-')}-${from + at}`
    const moment = { visitorId, trackingId, url: `${shop}/uk/en/product/cala-tan`, at: now - 5000, view: 1 }
    const { variationId, isControl } = pickVariation(test, chance())
    const seen = {
      experienceId: test.experienceId,
      iterationId: test.iterationId,
      variationMasterId: variationId,
      isControl,
      timesActivated: 1,
      cycle: 1,
    }
    const events = [
      inventedEvent('ecView', { type: 'product' }, { ...moment, seq: 1 }),
      inventedEvent('qubit.experience', seen, { ...moment, seq: 2 }),
    ]
    if (chance() >= orderRate * (isControl ? 1 : effect)) return events
    const total = { value: Math.round(6000 + chance() ** 2 * 18_000) / 100, currency: 'GBP' }
    const order = { transaction: { id: `${visitorId}-order` }, basket: { total } }
    return [...events, inventedEvent('ecBasketTransactionSummary', order, { ...moment, seq: 3 })]
  }).flat()
}

function pickVariation({ variations }: RunningTest, chance: number): RunningTest['variations'][number] {
  const whole = variations.reduce((sum, { share }) => sum + share, 0)
  let left = chance * whole
  const found = variations.find(({ share }) => {
    left -= share
    return left < 0
  })
  const one = found ?? variations[0]
  if (one === undefined) throw new Error('A test has variations.')
  return one
}
