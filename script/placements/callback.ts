import { placementLimits } from './placement-limits.ts'

/** An impression or a click-through that is waiting to be sent to the service (PL-11). */
export type PlacementCallback = {
  /** The callback data of the content. */
  d: string
  kind: 'impression' | 'clickthrough'
  /** The time at which it happened, in epoch milliseconds. */
  ts: number
  products: readonly string[]
  /** Analytics client id and session id, where they are known (EV-10). */
  gcid?: string
  gsid?: string
}

/** Room for what is added to an address later, and for hosts of different lengths. */
const reserve = 400

/**
 * Returns the address that sends a callback to the service (PL-11). @param host the `/cb` endpoint, or the host it is
 * on
 */
export function callbackUrl(host: string, { d, kind, ts, products, gcid, gsid }: PlacementCallback): string {
  const options = [
    ['d', d],
    ['ts', String(ts)],
    kind === 'clickthrough' ? ['t', '1'] : ['imp', '1'],
    ['gcid', gcid],
    ['gsid', gsid],
    ...products.map((id) => ['p', id]),
  ]
  const query = options
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
  return `${host.endsWith('/cb') ? host : `${host}/cb`}?${query.join('&')}`
}

/** Splits a callback into callbacks of at most 100 products and 8,000 characters of address each (PL-13). */
export function splitCallback(callback: PlacementCallback): PlacementCallback[] {
  const lists: string[][] = [[]]
  const base = callbackUrl('', { ...callback, products: [] }).length + reserve
  let length = base
  for (const id of callback.products) {
    const own = encodeURIComponent(id).length + 3
    const last = lists[lists.length - 1] ?? []
    if (
      last.length > 0 &&
      (last.length >= placementLimits.callbackProducts || length + own > placementLimits.callbackAddress)
    ) {
      lists.push([id])
      length = base + own
    } else {
      last.push(id)
      length += own
    }
  }
  return lists.map((products) => ({ ...callback, products }))
}
