import { expect, test } from 'vitest'
import { anExperiment } from '../../testing/an-experiment.ts'
import { encodeRows } from '../import/imported-rows.ts'
import { answeredValue, encodeCall, type StoreCall } from '../plan/call.ts'
import { numbersOfMessage } from './open-tables.ts'
import { openPartition } from './partition.ts'
import type { ChangedRows } from './watch-rows.ts'

async function* nothing() {}

async function* rowsOf(kept: ChangedRows) {
  for (const [table, rows] of kept) yield { table, rows: [...rows.values()].filter((row) => row !== null) }
}

const open = (stored: AsyncIterable<{ table: string; rows: string[] }> = nothing()) =>
  openPartition({ number: 0, path: ':memory:', currencies: null, stored })

const anEvent = (id: string, seq: number) => {
  const event = { meta: { id, type: 'ecView', ts: 1000 + seq, seq }, context: { id: 'visitor', sessionNumber: 1 } }
  return { text: JSON.stringify(event), bot: false }
}
const append = (...events: object[]): StoreCall => ({
  store: 'events',
  method: 'append',
  given: [{ trackingId: 'shop', receivedAt: 2000, events, refused: [] }],
})
const answeredOf = ({ answer }: { answer: string }) => answeredValue(answer)
const message = (position: number, call: StoreCall) => ({ position, text: encodeCall(call) })

test('the log is folded into the tables of the storage: events once each, with numbers of the log', async () => {
  const partition = await open()
  const [first, again] = [append(anEvent('a', 1), anEvent('b', 2)), append(anEvent('b', 2), anEvent('c', 3))]
  expect(answeredOf(await partition.apply(message(7, first)))).toEqual({ accepted: 2, duplicates: 0 })
  expect(answeredOf(await partition.apply(message(9, again)))).toEqual({ accepted: 1, duplicates: 1 })
  const page = { store: 'eventPages', method: 'stored', given: ['shop', {}, { before: 1e15, atMost: 9 }] } as const
  const answer = (await partition.ask({ ...page, given: [...page.given] })) as { value: { position: number }[] }
  expect(answer.value.map(({ position }) => position)).toEqual([
    9 * numbersOfMessage + 2,
    7 * numbersOfMessage + 2,
    7 * numbersOfMessage + 1,
  ])
})

test('a partition that is opened with the stored rows goes on where the other one was', async () => {
  const partition = await open()
  await partition.apply(message(1, append(anEvent('a', 1))))
  const copy = await open(rowsOf(partition.takeChanged()))
  for (const each of [partition, copy])
    expect(answeredOf(await each.apply(message(2, append(anEvent('a', 1), anEvent('b', 2)))))).toEqual({
      accepted: 1,
      duplicates: 1,
    })
  expect(copy.takeChanged()).toEqual(partition.takeChanged())
})

test('a new partition counts refused events from its first one on, and goes on counting where another one was', async () => {
  const of = { trackingId: 'shop', receivedAt: 2000 }
  const refusal = { ...of, reason: 'no type', index: 0, bot: false, form: 'raw', body: new TextEncoder().encode('{}') }
  const refuse: StoreCall = {
    store: 'events',
    method: 'append',
    given: [{ ...of, events: [], refused: [refusal] }],
  }
  const totalsOf = (changed: ChangedRows) => [...(changed.get('dead_letter_totals')?.values() ?? [])].map(String)
  const partition = await open()
  await partition.apply(message(1, refuse))
  const changed = partition.takeChanged()
  expect(totalsOf(changed)).toEqual([expect.stringMatching(/\b1\b.*\b2\b/)])
  const copy = await open(rowsOf(changed))
  for (const each of [partition, copy]) {
    await each.apply(message(2, refuse))
    expect(totalsOf(each.takeChanged())).toEqual([expect.stringMatching(/\b2\b.*\b4\b/)])
  }
})

test('a new partition counts deferred runs from its first one on, and no longer those that are gone', async () => {
  const run = { id: 'mail', key: null, data: null, callerData: null, meta: null, due: 1, cancelOnConversion: false }
  const defer = (invocationId: string): StoreCall => ({
    store: 'runs',
    method: 'defer',
    given: [{ ...run, invocationId, visitorId: invocationId }],
  })
  const totalsOf = (changed: ChangedRows) => [...(changed.get('deferred_totals')?.values() ?? [])].map(String)
  const partition = await open()
  await partition.apply(message(1, defer('a')))
  await partition.apply(message(2, defer('b')))
  const changed = partition.takeChanged()
  expect(totalsOf(changed)).toEqual([expect.stringMatching(/\b2\b/)])
  const copy = await open(rowsOf(changed))
  await copy.apply(message(3, { store: 'runs', method: 'remove', given: ['a'] }))
  expect(totalsOf(copy.takeChanged())).toEqual([expect.stringMatching(/\b1\b/)])
})

test('a partition begins without the rows of those that were opened before it', async () => {
  const first = await open()
  await first.apply(message(1, append(anEvent('a', 1))))
  const second = await open()
  expect(second.takeChanged().size).toBe(0)
  await second.apply(message(1, append(anEvent('a', 1))))
  const changed = second.takeChanged()
  expect(changed.get('events')?.size).toBe(1)
  expect(changed).toEqual(first.takeChanged())
})

test('a call that fails changes nothing, says why, and the next one is applied', async () => {
  const partition = await open()
  partition.takeChanged()
  const broken = { store: 'stash', method: 'write', given: [{ namespace: null }] } as const
  await expect(async () =>
    answeredOf(await partition.apply(message(1, { ...broken, given: [...broken.given] }))),
  ).rejects.toThrow('NULL')
  const unknown = { store: 'stash', method: 'constructor', given: [] } as const
  await expect(async () => answeredOf(await partition.apply(message(2, { ...unknown, given: [] })))).rejects.toThrow(
    'no stash.constructor',
  )
  expect([...partition.takeChanged().values()].flatMap((rows) => [...rows])).toEqual([])
  expect(answeredOf(await partition.apply(message(3, append(anEvent('a', 1)))))).toEqual({
    accepted: 1,
    duplicates: 0,
  })
})

test('iterations of experiences are numbered by the log, so that what was heard of later is newer everywhere', async () => {
  const partition = await open()
  const seen = { text: JSON.stringify(anExperiment().seen('visitor', 'v', 5)), bot: false }
  await partition.apply(message(7, append(seen)))
  const iterations = { store: 'results', method: 'iterations', given: ['shop', 'offers'] } as const
  expect(await partition.ask({ ...iterations, given: [...iterations.given] })).toMatchObject({
    value: [{ iterationId: '1', order: 7 * numbersOfMessage + 1, visitors: 1 }],
  })
})

test('imported rows are put into their table, once each, and what is there stays', async () => {
  const partition = await open()
  const columns = ['tracking_id', 'token', 'state', 'stored_at']
  const importing = (number: number, ...rows: (string | number)[][]) =>
    partition.apply({ position: number, text: encodeRows({ number, table: 'stamps', columns, rows }) })
  const states = async () => {
    const answer = (await partition.ask({ store: 'stamps', method: 'list', given: [] })) as {
      value: { state: string }[]
    }
    return answer.value.map(({ state }) => state).sort()
  }
  expect(answeredOf(await importing(1, ['shop', 't', 'first', 5], ['shop', 'u', 'second', 5]))).toBe(undefined)
  await importing(1, ['shop', 'v', 'under the same number', 5])
  await importing(2, ['shop', 't', 'again', 5], ['shop', 'w', 'third', 5])
  expect(await states()).toEqual(['first', 'second', 'third'])
})

test.each([
  ['stamps', ['no_column'], 'stamps: table stamps has no column named no_column'],
  ['no_table', ['token'], 'no_table: no such table: no_table'],
  ['stamps; DROP', ['token'], 'stamps; DROP: stamps; DROP is not a table with columns token'],
  ['stamps', ['token', 'a)'], 'stamps: stamps is not a table with columns token,a)'],
])('rows for the table %s with the columns %j are told to fit nowhere', async (table, columns, message) => {
  const partition = await open()
  const text = encodeRows({ number: 1, table, columns, rows: [columns.map(() => 1)] })
  const { answer, tell } = await partition.apply({ position: 1, text })
  expect(() => answeredValue(answer)).toThrow(new Error(message))
  expect(tell).toEqual([])
})
