import type { WireEvent } from '../../../contract/event.ts'
import type { LossReason } from '../../../contract/loss-reasons.ts'
import { inventedEvent } from './invented-event.ts'
import { type InventedTest, inventedTests } from './invented-tests.ts'
import { seededChance } from './shopping-history.ts'

/** `shop` is its origin. */
type InventedShop = { trackingId: string; shop: string }

/** Events that arrive together from browsers of one kind; `at` in epoch milliseconds. */
export type InventedArrival = { at: number; device: string; country: string; events: WireEvent[] }

const hour = 3_600_000
const day = 24 * hour
const days = 28
/** Visitors of a whole day, and how they are spread over its hours: few at night, most in the evening. */
const visitorsADay = 300
const curve = [2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 10, 10, 11, 10, 9, 9, 10, 12, 14, 16, 17, 14, 9, 5]
/** The share of visitors who put something into their bag where nothing is tried, and of these who order. */
const usualBagRate = 0.17
const ordersABag = 0.28
const devices = ['mobile', 'mobile', 'mobile', 'computer', 'computer', 'tablet']
const countries = ['GB', 'GB', 'GB', 'GB', 'FR', 'FR', 'DE', 'US']

/**
 * Returns the same four weeks of visitors each time, ending now: views, the experiments they saw and their orders, in the
 * order of arrival.
 */
export function trafficHistory(now: number, { trackingId, shop }: InventedShop): InventedArrival[] {
  const chance = seededChance(7)
  const whole = curve.reduce((sum, each) => sum + each, 0)
  const begin = Math.floor((now - days * day) / hour) * hour
  const hours = Array.from({ length: days * 24 + 1 }, (_, at) => begin + at * hour)
  return hours.flatMap((at) => {
    const share = (curve[new Date(at).getHours()] ?? 0) / whole
    const weekend = [0, 6].includes(new Date(at).getDay()) ? 1.25 : 1
    const visitors = Math.round(visitorsADay * share * weekend * (0.8 + chance() * 0.4))
    return Array.from({ length: visitors }, (_, place) => {
      const arrivesAt = Math.round(at + ((place + chance()) / visitors) * hour)
      return visitOf({
        at: arrivesAt,
        now,
        trackingId,
        shop,
        id: `${at / hour}${String(place).padStart(3, '0')}`,
        chance,
      })
    }).filter(({ at: arrival }) => arrival <= now)
  })
}

type VisitNeeds = InventedShop & { at: number; now: number; id: string; chance: () => number }

function visitOf({ at, now, trackingId, shop, id, chance }: VisitNeeds): InventedArrival {
  const visitorId = `seed${id}-0demo0000-0000000`
  const device = pickOne(devices, chance)
  const country = pickOne(countries, chance)
  const events: WireEvent[] = []
  const addEvent = (type: string, fields: object, page = pickOne(pages, chance)) => {
    const seq = events.length + 1
    const views = 1 + Math.floor(events.length / 2)
    events.push(inventedEvent(type, fields, { visitorId, trackingId, url: `${shop}/${page}`, at, seq, view: views }))
  }
  const changeSegments = (joined: string[], left: string[] = []) =>
    addEvent('qubit.segmentMembershipChanged', { joined, left }, 'uk/en/')
  addEvent('ecView', { type: 'home' }, pageOf('home', chance))
  const data = lossesOf(Number(id))
  if (data) addEvent('qubit.debug', { code: 'loss', message: 'Events were lost', data }, 'uk/en/')
  changeSegments(segmentsOf({ id: Number(id), device }))
  const seen = inventedTests.filter((each) => runsAt(each, at, now) && chance() < each.reach)
  const variations = seen.map((each) => ({ id: each.id, ...variationFor(each, chance) }))
  for (const { id: experienceId, variationId, isControl } of variations)
    addEvent('qubit.experience', {
      experienceId,
      iterationId: '1',
      variationMasterId: variationId,
      isControl,
      timesActivated: 1,
      cycle: 1,
    })
  if (chance() < 0.6) addEvent('ecView', { type: 'product' }, pageOf('product', chance))
  // Phones are where most look and fewest buy.
  const effect = variations.reduce((product, each) => product * each.effect, 1)
  if (chance() >= usualBagRate * effect * (device === 'mobile' ? 0.85 : 1.3)) return { at, device, country, events }
  for (const { id: experienceId, variationId, isControl } of variations)
    addEvent('qubit.goalAchieved', {
      experienceId,
      iterationId: '1',
      variationMasterId: variationId,
      isControl,
      goalId: 'custom:add-to-bag',
      goalType: 'custom',
      primary: true,
    })
  changeSegments(['high-intent'])
  if (chance() < ordersABag) {
    const value = Math.round(6000 + chance() ** 2 * 18_000) / 100
    const currency = country === 'GB' ? 'GBP' : 'EUR'
    addEvent('ecBasketTransactionSummary', { transaction: { id: `T-${id}` }, basket: { total: { value, currency } } })
    changeSegments(['bought-30-days'], ['high-intent'])
  }
  return { at, device, country, events }
}

/** What the script of the first visitor of some hours had to give up, which does not depend on chance either. */
function lossesOf(id: number): Partial<Record<LossReason, number>> | null {
  const hourNumber = Math.floor(id / 1000)
  if (id % 1000 !== 0) return null
  if (hourNumber % 2 === 0) return { 'queue full': 1 + (hourNumber % 4) }
  if (hourNumber % 3 === 0) return { 'not stored': 1 }
  return hourNumber % 4 === 1 ? { 'too old': 6 } : null
}

/** The segments of a first visit, which do not depend on chance, so that everything else stays as it was without them. */
function segmentsOf({ id, device }: { id: number; device: string }): string[] {
  const joined = ['new-visitor']
  if (device === 'mobile' && id % 5 === 0) joined.push('mobile-campaign')
  if (id % 9 === 0) joined.push('boots-lover')
  if (id % 7 === 0) joined.push('sale-hunter')
  return joined
}

const pages = [
  'uk/en/',
  'uk/en/shop/women',
  'uk/en/shop/men',
  'uk/en/product/brisa-court-chalk',
  'uk/en/product/heron-tall-cognac',
]

/** A view's page is one of its type. */
function pageOf(type: 'home' | 'product', chance: () => number): string {
  const page = pickOne(pages, chance)
  if (type === 'home') return 'uk/en/'
  return page.includes('/product/') ? page : 'uk/en/product/cala-tan'
}

function runsAt({ beganBefore, endedBefore }: InventedTest, at: number, now: number): boolean {
  return at >= now - beganBefore * day && (endedBefore === 0 || at < now - endedBefore * day)
}

function variationFor({ variations }: InventedTest, chance: () => number): InventedTest['variations'][number] {
  let left = chance()
  const found = variations.find(({ share }) => {
    left -= share
    return left < 0
  })
  return found ?? pickOne(variations, chance)
}

function pickOne<T>(list: readonly T[], chance: () => number): T {
  const one = list[Math.floor(chance() * list.length)]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}
