import type { VisitorState } from './count-view.ts'

/** What a transaction event does: counted, known already, or without an id (TX-01 to TX-04). */
export type CountedTransaction = { kind: 'counted'; id: string; state: VisitorState } | { kind: 'known' | 'missing' }

export type TransactionFacts = {
  transaction: unknown
  /** The event's own time, epoch milliseconds. */
  ts: number
  /** Whether an id is recorded already. */
  isKnown: (id: string) => boolean
}

/** Counts a transaction whose id is new. `lifetimeValue` is the lookup's and never changes here (TX-06). */
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
