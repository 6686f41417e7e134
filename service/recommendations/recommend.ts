import { type ItemLocale, localeFrom, localeKey } from './locale.ts'
import { type RecommendedItem, recommendationItem, type Strategy, strategies } from './recommendation-item.ts'
import type { Candidate, RecommendationStore, ShopFront } from './recommendation-store.ts'
import { scoreOf, scoreSum } from './score.ts'
import { shoppingLimits } from './shopping-limits.ts'

export type RecommendationQuestion = {
  trackingId: string
  visitorId: string
  /** Null for the locale of the visitor's latest view. */
  locale: ItemLocale | null
  /**
   * The products the page is about: the one shown, or those in the basket. When empty, the visitor's latest viewed
   * products.
   */
  about: string[]
  /** Products not to recommend. */
  without: string[]
  /** Names of products not to recommend, beside those of the products above. */
  withoutNames?: string[]
  wanted: readonly Strategy[]
  count: number
  /** Epoch milliseconds. */
  now: number
}

type RecommendNeeds = RecommendationQuestion & { front: ShopFront; seeds: string[]; viewed: string[]; atMost: number }

/**
 * Returns the recommended items for a visitor, best first. Each strategy fills the places left by the strategies
 * before it, in the order of BU-07. A product appears once, under the first strategy that returns it, and of those with
 * one name, such as the colours of a shoe, only the best; none with the name of a product that the page is about, or that is not to be recommended.
 */
export async function recommendItems(
  store: RecommendationStore,
  question: RecommendationQuestion,
): Promise<RecommendedItem[]> {
  const { trackingId, visitorId, wanted, count, about, without, withoutNames = [] } = question
  const visitor = await store.visitor(trackingId, visitorId)
  const locale = question.locale ?? localeFrom(visitor?.locale ?? '')
  const viewed = visitor?.viewed ?? []
  const seeds = about.length > 0 ? about : viewed.slice(0, shoppingLimits.seeds)
  const left = new Set([...about, ...without])
  const front = { trackingId, locale: localeKey(locale) }
  const told = left.size > 0 ? await store.products(front, [...left]) : []
  // Where the demo sets what is recommended, the store knows nothing else.
  const toldNames = told.filter(({ id }) => left.has(id)).map(({ record }) => record.name)
  const leftNames = new Set([...withoutNames, ...toldNames])
  const found = new Map<string, { candidate: Candidate; strategy: Strategy }>()
  for (const strategy of strategies.filter((each) => wanted.includes(each))) {
    if (found.size >= count) break
    // Includes as many additional items as may have been found or excluded already; more if they have the same names.
    let atMost = count + left.size + found.size
    for (let isAll = false; found.size < count && !isAll; atMost *= 2) {
      const candidates = await sources[strategy](store, { ...question, front, seeds, viewed, atMost })
      for (const candidate of candidates) {
        const name = candidate.record.name || candidate.id
        if (found.size < count && !left.has(candidate.id) && !leftNames.has(name) && !found.has(name))
          found.set(name, { candidate, strategy })
      }
      isAll = candidates.length < atMost || atMost >= shoppingLimits.candidates
    }
  }
  return [...found.values()].map(({ candidate: { id, record }, strategy }, at) =>
    recommendationItem(record, { id, strategy, weight: (count - at) / count, language: locale.language }),
  )
}

const sources: Record<Strategy, (store: RecommendationStore, asking: RecommendNeeds) => Promise<Candidate[]>> = {
  also_viewed: (store, asking) => uniteNeighbours(store, asking, 'viewed'),
  also_bought: (store, asking) => uniteNeighbours(store, asking, 'bought'),
  async trending(store, { front, atMost, now }) {
    const least = scoreOf(now, shoppingLimits.trendHalfLife) - shoppingLimits.trendLives
    return (await store.best(front, 'trending', atMost)).filter(({ score }) => score >= least)
  },
  popular: (store, { front, atMost }) => store.best(front, 'popular', atMost),
  recently_viewed: (store, { front, viewed }) => store.products(front, viewed),
}

/** Returns the products related to all seeds; a product related to several seeds counts for each. */
async function uniteNeighbours(
  store: RecommendationStore,
  { front, seeds, atMost }: RecommendNeeds,
  kind: 'viewed' | 'bought',
): Promise<Candidate[]> {
  const lists = await Promise.all(seeds.map((id) => store.together(front, { kind, id }, atMost + seeds.length)))
  const sums = new Map<string, Candidate>()
  for (const candidate of lists.flat()) {
    const known = sums.get(candidate.id)
    sums.set(candidate.id, known ? { ...known, score: scoreSum(known.score, candidate.score) } : candidate)
  }
  return [...sums.values()].filter(({ id }) => !seeds.includes(id)).sort((a, b) => b.score - a.score)
}
