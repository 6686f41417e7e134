import type { Tell } from '../../contract/placement.ts'
import { type Callback, split } from './callback.ts'

type Kind = Callback['kind']

export type TellNeeds = {
  callbackData: string | null
  now: () => number
  /** Counts a happening that was not told before. */
  count: (kind: Kind) => void
  add: (callback: Callback) => void
  warn: (message: string) => void
}

/** Stands for the content as a whole, beside the ids of products. */
const whole = Symbol('the content')

/**
 * The functions by which the code of a placement tells of impressions and click-throughs of one delivery: once for the
 * content and for each product, and no click-through without an impression before it (PL-12, PL-13).
 */
export function createTells({ callbackData, now, count, add, warn }: TellNeeds): {
  onImpression: Tell
  onClickthrough: Tell
} {
  const told: Record<Kind, Set<string | symbol>> = { impression: new Set(), clickthrough: new Set() }

  function tell(kind: Kind, ids: readonly (string | symbol)[], ts: number): void {
    const fresh = [...new Set(ids)].filter((id) => !told[kind].has(id))
    if (fresh.length === 0) return
    if (kind === 'clickthrough') tell('impression', fresh, ts)
    for (const id of fresh) told[kind].add(id)
    count(kind)
    if (!callbackData) return
    const products = fresh.filter((id) => typeof id === 'string')
    for (const callback of split({ d: callbackData, kind, ts, products })) add(callback)
  }

  const tellOf =
    (kind: Kind): Tell =>
    (type, ids) => {
      if (typeof type !== 'string') return tell(kind, [whole], now())
      if (type !== 'product') return warn(`Callbacks of type ${type} are not known: use product`)
      const all: unknown[] = [ids].flat()
      const good = all.filter((id) => typeof id === 'string' && id !== '')
      if (good.length < all.length) warn(`Product ids are non-empty texts: ${all.length - good.length} left out`)
      tell(kind, good as string[], now())
    }

  return { onImpression: tellOf('impression'), onClickthrough: tellOf('clickthrough') }
}
