import { type DemoRecord, type DemoSettings, everyKey } from '../../contract/demo-settings.ts'
import type { Location } from '../../contract/lookup-answer.ts'
import type { CounterStore, TopCounters } from '../counters/counter-store.ts'
import type { Dataset, DatasetsByTracking } from '../datasets/datasets.ts'
import type { Locations } from '../locations/locations.ts'
import type { Candidate, RecommendationStore, ShopFront } from '../recommendations/recommendation-store.ts'
import type { Services } from '../services.ts'
import type { VisitorRecord, Visitors } from '../storage/storage.ts'
import { newVisitor } from '../visitor/visitor-history.ts'
import type { Demo } from './demo.ts'

type Current = () => DemoSettings

/**
 * Returns the services for the routes, in which each request sees the settings of its browser (SHOP-105). Only reads
 * are affected.
 */
export function asSet(services: Services, { current }: Pick<Demo, 'current'>): Services {
  const { storage, locations, datasets } = services
  return {
    ...services,
    locations: locationsAsSet(locations, current),
    datasets: datasetsAsSet(datasets, current),
    storage: {
      ...storage,
      visitors: visitorsAsSet(storage.visitors, current),
      counters: countersAsSet(storage.counters, current),
      recommendations: recommendationsAsSet(storage.recommendations, current),
    },
  }
}

function locationsAsSet({ addresses, fallback }: Locations, current: Current): Locations {
  const getByAddress = (address: string) => {
    const { country } = current()
    return country === undefined ? addresses.get(address) : countryLocation(country)
  }
  return { fallback, addresses: { get: getByAddress } }
}

function datasetsAsSet(datasets: DatasetsByTracking, current: Current): DatasetsByTracking {
  return {
    get(trackingId) {
      const usual = datasets.get(trackingId)
      const { datasets: set } = current()
      return set ? { get: (id) => datasetAsSet(usual?.get(id), ownValue(set, id)) } : usual
    },
  }
}

function datasetAsSet(usual: Dataset | undefined, set: Record<string, DemoRecord> | undefined): Dataset | undefined {
  if (!set) return usual
  const getByKey = (key: string) => {
    const record = ownValue(set, key) ?? (Object.hasOwn(set, key) ? null : ownValue(set, everyKey))
    return record === undefined ? usual?.get(key) : (record ?? undefined)
  }
  return { get: getByKey }
}

/**
 * The session that begins with a lookup is the one after the sessions it reports, even when the setting is lower than
 * before (VI-11).
 */
function visitorsAsSet(visitors: Visitors, current: Current): Visitors {
  return {
    ...visitors,
    find(trackingId, visitorId) {
      const found = visitors.find(trackingId, visitorId)
      const { session } = current()
      return session === undefined ? found : found.then((record) => withSession(record ?? newVisitor, session))
    },
  }
}

function withSession({ history, ...visitor }: VisitorRecord, session: number): VisitorRecord {
  return { ...visitor, history: { ...history, sessions: session - 1 }, force: true }
}

function countersAsSet(counters: CounterStore, current: Current): CounterStore {
  const setFor = (name: string) => ownValue(current().counters, name)
  return {
    ...counters,
    count(list, id, now) {
      const set = ownValue(setFor(list.name), id)
      return set === undefined ? counters.count(list, id, now) : Promise.resolve(set)
    },
    top(list, k, now) {
      const set = setFor(list.name)
      const usual = counters.top(list, k, now)
      return set ? usual.then((top) => topWith(top, set, k)) : usual
    },
  }
}

function topWith(usual: TopCounters, set: Record<string, number>, k: number): TopCounters {
  const known = usual.pairs.filter(([id]) => !Object.hasOwn(set, id))
  const pairs = [...known, ...Object.entries(set).filter(([, count]) => count > 0)]
  pairs.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  return { pairs: pairs.slice(0, k), total: usual.total + pairs.length - usual.pairs.length }
}

/**
 * Whichever strategy a campaign uses first, it returns the chosen products in their order, as far as the service knows
 * them.
 */
function recommendationsAsSet(store: RecommendationStore, current: Current): RecommendationStore {
  const chosenOr = (front: ShopFront, usual: () => Promise<Candidate[]>) => {
    const { recommendations } = current()
    if (!recommendations) return usual()
    // Higher than any real score, so that no product counts as too old.
    const scoreAt = (at: number) => Number.MAX_SAFE_INTEGER - at
    return store
      .products(front, recommendations)
      .then((found) => found.map((candidate, at) => ({ ...candidate, score: scoreAt(at) })))
  }
  return {
    ...store,
    products: (front, ids) => chosenOr(front, () => store.products(front, ids)),
    together: (front, pair, atMost) => chosenOr(front, () => store.together(front, pair, atMost)),
    best: (front, by, atMost) => chosenOr(front, () => store.best(front, by, atMost)),
  }
}

/** Returns a location of which only the country is known. */
function countryLocation(code: string): Location {
  return { country: new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code, countryCode: code }
}

/** Returns the value under an own key of the object. Keys come from visitors, and `constructor` must not match. */
function ownValue<T>(values: Record<string, T> | undefined, key: string): T | undefined {
  return values && Object.hasOwn(values, key) ? values[key] : undefined
}
