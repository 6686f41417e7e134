import { expect, test } from 'vitest'
import { numbersOfMessage, openPartition } from '../state/partition.ts'
import { decodeDerived, encodeDerived } from './derived-call.ts'

const order = { trackingId: 'shop', orderId: 'o', receivedAt: 1 }

async function aPartition() {
  const nothing = (async function* () {})()
  const partition = await openPartition({ number: 2, path: ':memory:', currencies: null, stored: nothing })
  let position = 0
  return async (visitorId: string, { at, from = 1, number = at }: { at: number; from?: number; number?: number }) => {
    const facts = { kind: 'claim', ...order, visitorId, isOfGoal: false, at } as const
    const { tell } = await partition.apply({ position: ++position, text: encodeDerived({ from, number, facts }) })
    return tell.map((each) => [each.at, decodeDerived(each.text)])
  }
}

const disowned = (visitorId: string, position: number) => [
  visitorId,
  { from: 2, number: position * numbersOfMessage, facts: { kind: 'disown', ...order, visitorId } },
]

test('of visitors who report the same order all but the first are told that it is not theirs', async () => {
  const claim = await aPartition()
  expect(await claim('ann', { at: 5 })).toEqual([])
  expect(await claim('ben', { at: 7 })).toEqual([disowned('ben', 2)])
  expect(await claim('cas', { at: 3, number: 8 })).toEqual([disowned('ann', 3)])
  expect(await claim('cas', { at: 9 })).toEqual([])
})

test('what a partition tells counts once, whatever others tell under the same number', async () => {
  const claim = await aPartition()
  expect(await claim('ann', { at: 5 })).toEqual([])
  expect(await claim('ben', { at: 7 })).toHaveLength(1)
  expect(await claim('ben', { at: 7 })).toEqual([])
  expect(await claim('cas', { at: 8, number: 6 })).toEqual([])
  expect(await claim('cas', { at: 8, number: 7, from: 0 })).toHaveLength(1)
})
