import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { aKeyValue } from '../testing/a-run.ts'
import { createEventStorage, inOrder } from './event-storage.ts'

const stored = (id: string, attempted = false) => ({ event: anEvent({ meta: { id } }), attempted })

test('each event has a key of its own, and survives the page', () => {
  const keyValue = aKeyValue()
  const [a, b] = [stored('a'), stored('b', true)]
  createEventStorage(keyValue).put(a)
  createEventStorage(keyValue).put(b)
  expect(keyValue.keys()).toEqual(['qb_queue:a', 'qb_queue:b'])
  const next = createEventStorage(keyValue)
  expect(next.all()).toEqual([a, b])
  next.remove('a')
  expect(createEventStorage(keyValue).all()).toEqual([b])
})

test('without local storage events are kept in memory', () => {
  const storage = createEventStorage(undefined)
  const event = stored('a')
  storage.put(event)
  expect(storage.all()).toEqual([event])
  storage.remove('a')
  expect(storage.all()).toEqual([])
})

test('an event that no longer fits is kept once, in its newest form', () => {
  let full = false
  const keyValue = aKeyValue()
  const storage = createEventStorage({ ...keyValue, set: (key, text) => !full && keyValue.set(key, text) })
  const event = stored('a')
  storage.put(event)
  full = true
  storage.put({ ...event, attempted: true })
  expect([storage.all(), storage.count()]).toEqual([[{ ...event, attempted: true }], 1])
  storage.remove('a')
  expect(storage.all()).toEqual([])
})

test.each(['', 'spoilt', 'null', '{}', '{"event":{"meta":{"id":1,"ts":2}}}'])(
  'the corrupted entry %j is removed',
  (text) => {
    const keyValue = aKeyValue()
    keyValue.set('qb_queue:x', text)
    keyValue.set('other', 'stays')
    expect(createEventStorage(keyValue).all()).toEqual([])
    expect(keyValue.keys()).toEqual(['other'])
  },
)

test('[QU-18] each property of an origin reads only its own events, including those stored by an older version', () => {
  const keyValue = aKeyValue()
  const of = (trackingId: string, id: string) => ({ event: anEvent({ meta: { id, trackingId } }), attempted: false })
  const [a, b] = [createEventStorage(keyValue, 'a'), createEventStorage(keyValue, 'b')]
  a.put(of('a', '1'))
  b.put(of('b', '2'))
  // The form in which events were stored without a property.
  keyValue.set('qb_queue:3', JSON.stringify(of('a', '3')))
  const idsOf = (storage: typeof a) => storage.all().map(({ event }) => event.meta.id)
  expect([idsOf(a), idsOf(b)]).toEqual([['1', '3'], ['2']])
})

test('events are ordered by their number, then by their time', () => {
  const list = [
    anEvent({ meta: { seq: 2, ts: 5 } }),
    anEvent({ meta: { seq: 1, ts: 9 } }),
    anEvent({ meta: { seq: 2, ts: 4 } }),
  ]
  const ordered = inOrder(list.map((event) => ({ event, attempted: false })))
  expect(ordered.map(({ event: { meta } }) => [meta.seq, meta.ts])).toEqual([
    [1, 9],
    [2, 4],
    [2, 5],
  ])
})
