import type { TellShopper } from '../../contract/placement.ts'
import { type PlacementCallback, splitCallback } from './callback.ts'

type CallbackKind = PlacementCallback['kind']

export type TellNeeds = {
  callbackData: string | null
  now: () => number
  /** Counts an impression or click-through that was not reported before. */
  count: (kind: CallbackKind) => void
  add: (callback: PlacementCallback) => void
  warn: (message: string) => void
}

/** Stands for the content as a whole, beside product ids. */
const whole = Symbol('the content')

/**
 * Creates the functions with which a placement's code reports impressions and click-throughs of one delivery: once for
 * the content and for each product, and no click-through without an impression before it (PL-12, PL-13).
 */
export function createTells({ callbackData, now, count, add, warn }: TellNeeds): {
  onImpression: TellShopper
  onClickthrough: TellShopper
} {
  const told: Record<CallbackKind, Set<string | symbol>> = { impression: new Set(), clickthrough: new Set() }

  function tellCallback(kind: CallbackKind, ids: readonly (string | symbol)[], ts: number): void {
    const fresh = [...new Set(ids)].filter((id) => !told[kind].has(id))
    if (fresh.length === 0) return
    if (kind === 'clickthrough') tellCallback('impression', fresh, ts)
    for (const id of fresh) told[kind].add(id)
    count(kind)
    if (!callbackData) return
    const products = fresh.filter((id) => typeof id === 'string')
    for (const callback of splitCallback({ d: callbackData, kind, ts, products })) add(callback)
  }

  const tellOf =
    (kind: CallbackKind): TellShopper =>
    (type, ids) => {
      if (typeof type !== 'string') return tellCallback(kind, [whole], now())
      if (type !== 'product') return warn(`Callbacks of type ${type} are not known: use product`)
      const all: unknown[] = [ids].flat()
      const good = all.filter((id) => typeof id === 'string' && id !== '')
      if (good.length < all.length) warn(`Product ids are non-empty texts: ${all.length - good.length} left out`)
      tellCallback(kind, good as string[], now())
    }

  return { onImpression: tellOf('impression'), onClickthrough: tellOf('clickthrough') }
}
