import { expect, test } from 'vitest'
import { aTracker } from '../testing/a-tracker.ts'

const order = (id: unknown) => ({ transaction: { id }, basket: { total: { value: 10, currency: 'GBP' } } })

function conversions({ cookies }: ReturnType<typeof aTracker>): number[] {
  return [cookies.permanent.conversionNumber, cookies.session.sessionConversionNumber]
}

test.each([['ecBasketTransactionSummary'], ['shop.ecBasketTransactionSummary']])(
  '[TX-01] an event of type %s is a transaction and contains the numbers updated by it',
  (type) => {
    const tracker = aTracker()
    tracker.bus.uv.emit('ecView', { type: 'checkout' })
    tracker.bus.uv.emit(type, order('A1'))
    expect(conversions(tracker)).toEqual([1, 1])
    expect(tracker.queued.at(-1)?.context).toMatchObject({ conversionNumber: 1, conversionCycleNumber: 2 })
  },
)

test('[TX-03] a transaction with a recorded id changes no counter or time, and is still sent', async () => {
  const tracker = aTracker()
  tracker.bus.uv.emit('ecView', { type: 'checkout' })
  tracker.bus.uv.emit('ecBasketTransactionSummary', order('A1'))
  const before = tracker.cookies.permanent
  await tracker.clock.pass(60_000)
  tracker.bus.uv.emit('ecBasketTransactionSummary', order('A1'))
  expect({ ...tracker.cookies.permanent, eventNumber: 0 }).toMatchObject({
    conversionNumber: before.conversionNumber,
    conversionCycleNumber: before.conversionCycleNumber,
    lastConversionTs: before.lastConversionTs,
    firstConversionTs: before.firstConversionTs,
  })
  expect(tracker.queued.filter(({ meta }) => meta.type === 'ecBasketTransactionSummary')).toHaveLength(2)
})

test('[TX-04] a transaction without an id changes nothing and emits a debug event', () => {
  const tracker = aTracker()
  tracker.bus.uv.emit('ecView', { type: 'checkout' })
  tracker.bus.uv.emit('ecBasketTransactionSummary', { transaction: {} })
  expect(conversions(tracker)).toEqual([0, 0])
  expect(tracker.cookies.permanent.lastConversionTs).toBe(undefined)
  expect(tracker.queued.filter(({ meta }) => meta.type === 'qubit.debug')).toMatchObject([
    { code: 'transactionIdMissing' },
  ])
})
