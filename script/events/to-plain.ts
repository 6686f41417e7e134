import { limits } from '../limits.ts'

const capped = /\.(products|productIds|items|skus)$/

/**
 * Returns an event in a form that can be written as JSON: a value with a `toJSON`, such as a Date or a URL, is
 * replaced by its result; a field that JSON cannot represent is left out and reported with its path. Lists of products
 * keep their first 100 entries, at any depth (EV-16). Of an event without end, as one with an element of the page in it,
 * the part within the limits is kept.
 */
export function toPlain<T extends object>(event: T, onLost: (problem: string) => void): T {
  let room: number = limits.eventObjects
  function plainValue(of: object, key: string | number, path: string, parents: readonly unknown[]): unknown {
    const own = `${path}.${key}`
    try {
      const value: unknown = of[key as never]
      if (typeof value === 'bigint') throw 'it is a bigint'
      // JSON would leave it out, but for a `toJSON` of the event itself, which it would call.
      if (typeof value === 'function') return undefined
      if (typeof value !== 'object' || value === null) return value
      if (room < 0) return undefined
      if (!room-- || parents[limits.eventLevels] || parents.includes(value)) throw 'it has no end'
      const within = [...parents, value]
      const { toJSON } = value as { toJSON?: unknown }
      if (typeof toJSON === 'function') return plainValue({ [key]: toJSON.call(value) }, key, path, within)
      if (!Array.isArray(value)) return copyFields(value, own, within)
      return (capped.test(own) ? value.slice(0, limits.productList) : value).map((_, at) =>
        plainValue(value, at, own, within),
      )
    } catch (reason) {
      onLost(`${own.slice(1)} cannot be sent: ${reason}`)
      return undefined
    }
  }
  /** Copies each field separately, so that one that cannot even be read does not affect the others. */
  function copyFields(value: object, path: string, within: readonly unknown[]) {
    return Object.fromEntries(Object.keys(value).map((key) => [key, plainValue(value, key, path, within)]))
  }
  return copyFields(event, '', [event]) as T
}
