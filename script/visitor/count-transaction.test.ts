import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aKeyValue } from '../testing/a-run.ts'
import { aSession, aVisitor } from '../testing/an-open-run.ts'
import { type CountedTransaction, countTransaction } from './count-transaction.ts'
import type { VisitorState } from './count-view.ts'
import { openTransactionRecord } from './transaction-record.ts'

const ts = 1_700_000_000_000

function counted(transaction: unknown, state: Partial<VisitorState> = {}, known: string[] = []): CountedTransaction {
  const visitor = { permanent: aVisitor({ lifetimeValue: 7 }), session: aSession(), ...state }
  return countTransaction(visitor, { transaction, ts, isKnown: (id) => known.includes(id) })
}

test('[TX-01] a new transaction increments both conversion numbers and sets the times, the first one only when empty', () => {
  expect(counted({ id: ' A1 ' })).toMatchObject({
    kind: 'counted',
    id: 'A1',
    state: {
      permanent: { conversionNumber: 1, firstConversionTs: ts, lastConversionTs: ts },
      session: { sessionConversionNumber: 1 },
    },
  })
  const again = counted(
    { id: 17 },
    { permanent: aVisitor({ conversionNumber: 4, firstConversionTs: 5, lastConversionTs: 6 }) },
  )
  expect(again).toMatchObject({
    id: '17',
    state: { permanent: { conversionNumber: 5, firstConversionTs: 5, lastConversionTs: ts } },
  })
})

test('[TX-02] the conversion cycle advances only with the first conversion of a session', () => {
  const cycle = (sessionConversionNumber: number) => {
    const result = counted({ id: 'A' }, { session: aSession({ sessionConversionNumber }) })
    return result.kind === 'counted' && result.state.permanent.conversionCycleNumber
  }
  expect([cycle(0), cycle(1), cycle(5)]).toEqual([2, 1, 1])
})

test.each([[undefined], [null], [{}], [{ id: undefined }], [{ id: null }], [{ id: '' }], [{ id: '  ' }]])(
  'the transaction %j has no id and changes nothing',
  (transaction) => {
    expect(counted(transaction)).toEqual({ kind: 'missing' })
  },
)

test('a transaction whose id is already recorded changes nothing', () => {
  expect(counted({ id: 'A1' }, {}, ['A1'])).toEqual({ kind: 'known' })
})

test('[TX-06] lifetimeValue is never changed by a transaction', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (ids) => {
      const record = openTransactionRecord(aKeyValue())
      let state: VisitorState = { permanent: aVisitor({ lifetimeValue: 12.5 }), session: aSession() }
      for (const id of ids) {
        const result = countTransaction(state, { transaction: { id, total: 99 }, ts, isKnown: record.has })
        if (result.kind !== 'counted') continue
        record.add(result.id)
        state = result.state
      }
      const different = new Set(ids.map((id) => id.trim()).filter(Boolean)).size
      expect(state.permanent).toMatchObject({ lifetimeValue: 12.5, conversionNumber: different })
      expect(state.permanent.conversionCycleNumber).toBe(different > 0 ? 2 : 1)
      expect(state.session.sessionConversionNumber).toBe(different)
    }),
  )
})

test('[TX-05] the newest 100 ids survive a page load, as a JSON list under qb_transactions', () => {
  const storage = aKeyValue()
  const record = openTransactionRecord(storage)
  for (let number = 1; number <= 101; number++) record.add(`T${number}`)
  const next = openTransactionRecord(storage)
  expect([next.has('T1'), next.has('T2'), next.has('T101')]).toEqual([false, true, true])
  expect(JSON.parse(storage.get('qb_transactions') ?? '')).toHaveLength(100)
})

test('[TX-05] without local storage, or with a corrupted list, the ids are kept for the page load', () => {
  const corrupted = aKeyValue()
  corrupted.set('qb_transactions', '{not json')
  const full = { ...aKeyValue(), set: () => false }
  for (const storage of [undefined, corrupted, full]) {
    const record = openTransactionRecord(storage)
    record.add('A')
    record.add('B')
    expect([record.has('A'), record.has('B'), record.has('C')]).toEqual([true, true, false])
  }
})

test('an order recorded by another tab is known immediately', () => {
  const storage = aKeyValue()
  const [one, two] = [openTransactionRecord(storage), openTransactionRecord(storage)]
  one.add('A')
  expect(two.has('A')).toBe(true)
})
