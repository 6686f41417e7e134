import { parseJson } from '../../../contract/json.ts'
import type { KeyValue } from '../../../script/key-value.ts'

const key = 'countedTransactions'
/** The last ones: an older confirmation page is not opened again. */
const most = 50

/** Keeps the id of a transaction; false when it is known already, or cannot be kept and would be counted anew (GLB-13.2). */
export function rememberTransaction(storage: Pick<KeyValue, 'get' | 'set'>, id: string): boolean {
  const known = readIds(storage.get(key))
  if (known.includes(id)) return false
  return storage.set(key, JSON.stringify([id, ...known].slice(0, most)))
}

function readIds(text: string | null): unknown[] {
  const list = parseJson(text)
  return Array.isArray(list) ? list : []
}
