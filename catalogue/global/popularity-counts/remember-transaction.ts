import { parseJson } from '../../../contract/json.ts'
import type { KeyValue } from '../../../script/key-value.ts'

const key = 'countedTransactions'
/** The number of stored ids. Older confirmation pages are not opened again. */
const most = 50

/**
 * Stores the id of a transaction. Returns false when it is known already, or cannot be stored and would be counted again
 * (GLB-13.2).
 */
export function rememberTransaction(storage: Pick<KeyValue, 'get' | 'set'>, id: string): boolean {
  const known = readIds(storage.get(key))
  if (known.includes(id)) return false
  return storage.set(key, JSON.stringify([id, ...known].slice(0, most)))
}

function readIds(text: string | null): unknown[] {
  const list = parseJson(text)
  return Array.isArray(list) ? list : []
}
