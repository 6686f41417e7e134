import { parseJson } from '../../../contract/json.ts'
import type { Money } from '../../../contract/shop-events.ts'
import type { KeyValue } from '../../../script/key-value.ts'

/** A product that the visitor has viewed (DS-10). */
export type ViewedProduct = {
  productId: string
  name: string
  url: string
  price: Money
  description: string
  image: string
  /** The epoch milliseconds at which the entry expires. */
  expiry: number
}

export type RecentlyViewed = {
  /** The products that have not expired, newest first. */
  read(): ViewedProduct[]
  /** Stores a product as the newest for `expireDays` days. Returns false when it cannot be stored. */
  add(product: Omit<ViewedProduct, 'expiry'>, expireDays: number): boolean
  /** Updates price and image of a stored product without changing the order (SHR-10.6). */
  update(product: Pick<ViewedProduct, 'productId' | 'price' | 'image'>): boolean
}

const key = 'recentlyViewed'
const dayMs = 24 * 60 * 60 * 1000
/** The maximum number of stored products (SHR-10.4). */
const most = 20

/**
 * Creates the list of products that a visitor has viewed, kept in a key-value storage. `now` returns epoch milliseconds
 * (DS-10).
 */
export function createRecentlyViewed(storage: Pick<KeyValue, 'get' | 'set'>, now: () => number): RecentlyViewed {
  function readViewed(): ViewedProduct[] {
    const seen = new Set<string>()
    return parseViewed(storage.get(key)).filter((entry) => {
      if (!isProduct(entry) || entry.expiry <= now() || seen.has(entry.productId)) return false
      seen.add(entry.productId)
      return true
    })
  }

  const writeViewed = (list: ViewedProduct[]) => storage.set(key, JSON.stringify(list.slice(0, most)))

  return {
    read: readViewed,
    add(product, expireDays) {
      const entry = { ...product, expiry: now() + expireDays * dayMs }
      const others = readViewed().filter(({ productId }) => productId !== product.productId)
      return writeViewed(isProduct(entry) ? [entry, ...others] : others)
    },
    update: ({ productId, price, image }) =>
      writeViewed(readViewed().map((entry) => (entry.productId === productId ? { ...entry, price, image } : entry))),
  }
}

/** Returns whether an entry has all fields that are needed to show it (SHR-10.5). */
function isProduct(entry: Partial<ViewedProduct> | null): boolean {
  const texts = [entry?.productId, entry?.name, entry?.url]
  return texts.every((text) => typeof text === 'string' && text !== '') && typeof entry?.expiry === 'number'
}

function parseViewed(text: string | null): ViewedProduct[] {
  const list = parseJson(text)
  return Array.isArray(list) ? list : []
}
