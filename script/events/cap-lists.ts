import { limits } from '../limits.ts'

const capped = ['products', 'productIds', 'items', 'skus']

/** Lists of products in an event keep their first 100 entries, at any depth (EV-16). What is short enough stays itself. */
export function capLists<T>(value: T, key = ''): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = capped.includes(key) ? value.slice(0, limits.productList) : value
    return list.map((item) => capLists(item)) as T
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, capLists(each, name)])) as T
}
