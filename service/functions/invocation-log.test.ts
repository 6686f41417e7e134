import { expect, test } from 'vitest'
import { newInvocationLog } from './invocation-log.ts'

const aCall = (number: number, data: unknown = null) => ({
  id: 'mail',
  key: null,
  data,
  callerData: null,
  meta: null,
  invocationId: `i${number}`,
  at: number,
  outcome: { kind: 'done' as const, data: null },
})
const ids = (log: ReturnType<typeof newInvocationLog>) => log.list().map(({ invocationId }) => invocationId)

test('the latest calls are kept, oldest first', () => {
  const log = newInvocationLog({ calls: 2, characters: 10_000 })
  for (const number of [1, 2, 3]) log.add(aCall(number))
  expect(log.list()).toEqual([aCall(2), aCall(3)])
})

test('calls are kept up to the size limit, and a call larger than the limit is not kept', () => {
  const log = newInvocationLog({ calls: 100, characters: 2500 })
  for (const number of [1, 2, 3]) log.add(aCall(number, 'x'.repeat(1000)))
  expect(ids(log)).toEqual(['i2', 'i3'])
  log.add(aCall(4, 'x'.repeat(3000)))
  expect(ids(log)).toEqual([])
  log.clear()
  log.add(aCall(5))
  expect(ids(log)).toEqual(['i5'])
})
