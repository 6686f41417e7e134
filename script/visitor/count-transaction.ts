import type { VisitorState } from './count-view.ts'

/** The result of a transaction event: counted, already known, or without an id (TX-01 to TX-04). */
export type CountedTransaction = { kind: 'counted'; id: string; state: VisitorState } | { kind: 'known' | 'missing' }

export type TransactionFacts = {
  transaction: unknown
  /** The event's time in epoch milliseconds. */
  ts: number
  /** Returns whether an id is already recorded. */
  isKnown: (id: string) => boolean
}

/** Counts a transaction with a new id. `lifetimeValue` comes from the lookup and never changes here (TX-06). */
export function countTransaction(
  { permanent, session }: VisitorState,
  { transaction, ts, isKnown }: TransactionFacts,
): CountedTransaction {
  const id = String((transaction as { id?: unknown } | null | undefined)?.id ?? '').trim()
  if (id === '') return { kind: 'missing' }
  if (isKnown(id)) return { kind: 'known' }
  const isFirstOfSession = session.sessionConversionNumber === 0
  return {
    kind: 'counted',
    id,
    state: {
      permanent: {
        ...permanent,
        conversionNumber: permanent.conversionNumber + 1,
        conversionCycleNumber: permanent.conversionCycleNumber + (isFirstOfSession ? 1 : 0),
        firstConversionTs: permanent.firstConversionTs ?? ts,
        lastConversionTs: ts,
      },
      session: { ...session, sessionConversionNumber: session.sessionConversionNumber + 1 },
    },
  }
}
