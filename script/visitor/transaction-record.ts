import { parseJson } from '../../contract/json.ts'
import type { KeyValue } from '../key-value.ts'
import { limits } from '../limits.ts'

export type TransactionRecord = { has(id: string): boolean; add(id: string): void }

const key = 'qb_transactions'

/** Opens the record of the newest 100 transaction ids; without local storage it only lasts for this page load (TX-05). */
export function openTransactionRecord(storage: KeyValue | undefined): TransactionRecord {
  let memory: string[] = []

  // Read each time, because another tab may have recorded the same order.
  function readRecorded(): string[] {
    const stored = parseJson(storage?.get(key))
    return Array.isArray(stored) ? [...new Set([...stored.map(String), ...memory])] : memory
  }

  return {
    has: (id) => readRecorded().includes(id),
    add(id) {
      memory = [...readRecorded(), id].slice(-limits.transactionIds)
      storage?.set(key, JSON.stringify(memory))
    },
  }
}
