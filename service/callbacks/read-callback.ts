import { Refusal } from '../http/refusal.ts'
import { isTextId } from '../http/text-id.ts'
import { limits } from '../limits.ts'
import type { StoredCallbackData } from './callback-store.ts'

/** The query options of the address; an option that is repeated is a list. */
export type CallbackQuery = Record<string, string | string[] | undefined>

/**
 * Reads a callback from its address (SV-41).
 * @throws Refusal 400 that says what is wrong
 */
export function readCallback({
  d,
  ts,
  t,
  imp,
  p = [],
  gcid,
  gsid,
}: CallbackQuery): Omit<StoredCallbackData, 'receivedAt'> {
  if (typeof d !== 'string' || d === '') throw refuseCallback('d is missing')
  if (typeof ts !== 'string' || !/^[1-9]\d{0,14}$/.test(ts)) throw refuseCallback('ts is not a time in milliseconds')
  if ((t === '1') === (imp === '1')) throw refuseCallback('Exactly one of t=1 and imp=1 is needed')
  const products = [p].flat()
  if (products.length > limits.callbackProducts)
    throw refuseCallback(`There are more than ${limits.callbackProducts} ids in p`)
  if (!products.every(isTextId)) throw refuseCallback('p is not a product id of 1 to 256 characters')
  return {
    d,
    kind: imp === '1' ? 'impression' : 'clickthrough',
    ts: Number(ts),
    products: [...new Set(products)],
    gcid: typeof gcid === 'string' ? gcid : null,
    gsid: typeof gsid === 'string' ? gsid : null,
  }
}

function refuseCallback(message: string): Refusal {
  return new Refusal(400, 'bad_request', message)
}
