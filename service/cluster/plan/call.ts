import { TooManyRuns } from '../../functions/run-store.ts'
import type { AllStores } from '../../storage/storage.ts'
import { decodeValue, encodeValue } from '../wire/wire-value.ts'

/** A call of one method of one store, as it is written to the log or asked of a partition. */
export type StoreCall = { store: keyof AllStores; method: string; given: unknown[] }

/** What a call answered. An error is written with what callers tell it by. */
export type StoreAnswer = { value?: unknown } | { error: { message: string; tooManyRunsOf?: TooManyRuns['of'] } }

export const encodeCall = (call: StoreCall): string => encodeValue(call)
export const decodeCall = (text: string): StoreCall => decodeValue(text) as StoreCall
export const encodeAnswer = (answer: StoreAnswer): string => encodeValue(answer)

/** Returns the value of an answer. @throws what the call threw */
export function answeredValue(text: string): unknown {
  const answer = decodeValue(text) as StoreAnswer
  if (!('error' in answer)) return answer.value
  const { message, tooManyRunsOf } = answer.error
  throw tooManyRunsOf ? new TooManyRuns(tooManyRunsOf) : new Error(message)
}

/** Calls a method of one of the stores. Never rejects. */
export async function answerCall(stores: AllStores, { store, method, given }: StoreCall): Promise<StoreAnswer> {
  try {
    const part = stores[store] as unknown as Record<
      string,
      (...given: unknown[]) => Promise<unknown> | AsyncIterable<unknown>
    >
    const called = Object.hasOwn(part, method) ? part[method] : undefined
    if (!called) throw new Error(`The storage has no ${store}.${method}: another version of the service asked for it`)
    const answer = called(...given) as Promise<unknown> | AsyncIterable<unknown>
    return { value: Symbol.asyncIterator in answer ? await listAll(answer) : await answer }
  } catch (error) {
    if (error instanceof TooManyRuns) return { error: { message: error.message, tooManyRunsOf: error.of } }
    return { error: { message: error instanceof Error ? error.message : String(error) } }
  }
}

async function listAll(answers: AsyncIterable<unknown>): Promise<unknown[]> {
  const list: unknown[] = []
  for await (const each of answers) list.push(each)
  return list
}
