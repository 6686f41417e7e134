import type { ExperienceOptions } from '../../../script/experiences/options.ts'
import { sharedOnPage } from '../run/shared-on-page.ts'
import { purchasesCounter } from './counter-windows.ts'

/** The id of a product in a ranking, and its count. */
export type ProductCount = readonly [productId: string, count: number]

export type Popularity = {
  /** The 50 most purchased products within `bucketTime` minutes, highest count first (SHR-08.3, SHR-08.5). */
  purchases(bucketTime: number): Promise<readonly ProductCount[] | undefined>
  /** How often a product was viewed within a day. */
  views(productId: string): Promise<number | undefined>
  /** How often a product was added to a bag within a day. */
  mostAdded(productId: string): Promise<number | undefined>
}

type PopularityNeeds = Pick<ExperienceOptions, 'counters' | 'log'>

/**
 * Reads the popularity of products from the shop's counters (SHR-08.4). A count that could not be read is undefined and
 * logged in the console (SHR-08.1). Each count is requested once per page load, by whichever experience asks first
 * (SHR-08.6).
 */
export function readPopularity(options: PopularityNeeds): Popularity {
  const { counters, log } = options
  const readOnce = <T>(name: string, read: () => Promise<T>) =>
    // Counters log their own failures (CT-08).
    sharedOnPage(options, `counter ${name}`, () => read().catch((): undefined => undefined))
  const countProduct = (name: string, productId: string) =>
    readOnce(`${name} ${productId}`, () => counters.ecount(name).get(productId))
  return {
    purchases(bucketTime) {
      const { name } = purchasesCounter(bucketTime, log.warn)
      return readOnce(name, async () => (await counters.topk(name).get()).data)
    },
    views: (productId) => countProduct('views', productId),
    mostAdded: (productId) => countProduct('most-added', productId),
  }
}
