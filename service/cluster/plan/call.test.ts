import { expect, test } from 'vitest'
import { TooManyRuns } from '../../functions/run-store.ts'
import type { AllStores } from '../../storage/storage.ts'
import { answerCall, answeredValue, decodeCall, encodeAnswer, encodeCall } from './call.ts'

const stores = {
  stash: {
    async read(place: object, keys: string[]) {
      return new Map([[keys[0], place]])
    },
    async clear() {},
    async fails(error: unknown) {
      throw error
    },
    async *readAll() {
      yield 1
      yield 2
    },
  },
} as unknown as AllStores

/** What the caller of a method gets, through the text in which it is sent. */
async function call(method: string, ...given: unknown[]): Promise<unknown> {
  const { store, ...rest } = decodeCall(encodeCall({ store: 'stash', method, given }))
  return answeredValue(encodeAnswer(await answerCall(stores, { store, ...rest })))
}

test('a call answers what the method returns, and all that it yields as one list', async () => {
  expect(await call('read', { area: 'public' }, ['k'])).toEqual(new Map([['k', { area: 'public' }]]))
  expect(await call('clear')).toBe(undefined)
  expect(await call('readAll')).toEqual([1, 2])
})

test('what a method throws is thrown to the caller, by its kind and message', async () => {
  for (const of of ['visitor', 'all'] as const) {
    const answer = await answerCall(stores, { store: 'stash', method: 'fails', given: [new TooManyRuns(of)] })
    expect(() => answeredValue(encodeAnswer(answer))).toThrow(
      expect.objectContaining({ of, message: new TooManyRuns(of).message }),
    )
  }
  const reasonOf = async (error: unknown) => {
    const answer = await answerCall(stores, { store: 'stash', method: 'fails', given: [error] })
    return 'error' in answer ? answer.error : undefined
  }
  expect(await reasonOf(new Error('torn'))).toEqual({ message: 'torn' })
  expect(await reasonOf('torn')).toEqual({ message: 'torn' })
  expect(() => answeredValue(encodeAnswer({ error: { message: 'torn' } }))).toThrow(new Error('torn'))
})

test.each(['nothing', 'constructor', 'toString'])(
  'the method %s that a store does not have is told',
  async (method) => {
    await expect(call(method)).rejects.toThrow(
      new Error(`The storage has no stash.${method}: another version of the service asked for it`),
    )
  },
)
