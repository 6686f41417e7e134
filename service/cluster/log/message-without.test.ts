import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { callbackDataOf } from '../../placements/callback-data.ts'
import { encodeDerived } from '../derived/derived-call.ts'
import { decodeRows, encodeRows } from '../import/imported-rows.ts'
import { decodeCall, encodeCall, type StoreCall } from '../plan/call.ts'
import { messageWithout } from './message-without.ts'

const gone = 'visitor-who-goes'
const anEventOf = (id: string, visitor: string) => ({
  text: JSON.stringify({ meta: { id, type: 'ecView', ts: 1 }, context: { id: visitor } }),
  bot: false,
})
const aRefusal = (body: Uint8Array, form: 'raw' | 'deflate' = 'raw') => ({
  trackingId: 'shop',
  receivedAt: 1,
  reason: 'no',
  index: 0,
  bot: false,
  form,
  body,
})
const append = (events: object[], refused: object[] = []) =>
  encodeCall({ store: 'events', method: 'append', given: [{ trackingId: 'shop', receivedAt: 1, events, refused }] })
const without = (store: StoreCall['store'], method: string, ...given: unknown[]) =>
  messageWithout(encodeCall({ store, method, given }), gone)

test('a message of others stays as it is', () => {
  expect(messageWithout(append([anEventOf('a', 'somebody')], [aRefusal(Buffer.from('{}'))]), gone)).toBe('same')
  expect(without('stash', 'write', { namespace: 'n', area: 'public', key: 'other', data: 1, storedAt: 1 })).toBe('same')
  expect(without('counters', 'clear')).toBe('same')
})

test('the events of a visitor whose id begins with the given one stay', () => {
  const message = append([anEventOf('a', `${gone}2`)], [aRefusal(Buffer.from(`{"id":"${gone}2"}`))])
  expect(messageWithout(message, gone)).toBe('same')
})

test('of a batch the events and refused ones of others stay', () => {
  const theirs = [
    aRefusal(Buffer.from(`{"id":"${gone}"}`)),
    aRefusal(deflateSync(`[{"context":{"id":"${gone}"}}]`), 'deflate'),
  ]
  const others = aRefusal(Buffer.from('{"id":"somebody"}'))
  const rest = messageWithout(append([anEventOf('a', gone), anEventOf('b', 'somebody')], [...theirs, others]), gone)
  expect(rest).not.toBeTypeOf('string')
  const { given, ...call } = decodeCall((rest as { text: string }).text)
  expect(call).toEqual({ store: 'events', method: 'append' })
  const [batch] = given as [{ events: object[]; refused: { body: Uint8Array }[] }]
  expect(batch.events).toEqual([anEventOf('b', 'somebody')])
  expect(batch.refused.map(({ body }) => Buffer.from(body).toString())).toEqual(['{"id":"somebody"}'])
  expect(messageWithout(append([anEventOf('a', gone)], theirs), gone)).toBe('nothing')
})

test('a refused body that came unpacked is searched as it is, also when it begins like a packed one', () => {
  const body = Buffer.concat([deflateSync('{}'), Buffer.from(gone)])
  expect(without('refusedEvents', 'keep', aRefusal(body))).toBe('nothing')
  expect(without('refusedEvents', 'keep', aRefusal(deflateSync('somebody'), 'deflate'))).toBe('same')
})

test.each<[string, StoreCall['store'], string, unknown[]]>([
  ['what was erased', 'visitorData', 'erase', [gone]],
  [
    'a segment state',
    'stash',
    'write',
    [{ namespace: 'n', area: 'public', key: `segments-${gone}`, data: 1, storedAt: 1 }],
  ],
  ['a counter', 'counters', 'add', [{ property: 'p', kind: 'topk', name: 'n', id: 'i', times: 1, visitorId: gone }]],
  ['a delivery', 'campaigns', 'deliver', [{ trackingId: 'shop', visitorId: gone }, 1]],
  ['a refused body', 'refusedEvents', 'keep', [aRefusal(deflateSync(gone), 'deflate')]],
  [
    'a callback, whose data is packed',
    'callbacks',
    'record',
    [
      {
        d: callbackDataOf({
          placementId: 'p',
          implementationId: 'i',
          campaignId: 'c',
          visitorId: gone,
          group: 'CONTENT',
        }),
        kind: 'impression',
      },
    ],
  ],
])('%s goes whole', (_what, store, method, given) => {
  expect(without(store, method, ...given)).toBe('nothing')
})

test('what one partition tells another goes, and a short id is searched for as a whole value', () => {
  const facts = { kind: 'disown', trackingId: 'shop', orderId: 'o', receivedAt: 1 } as const
  const told = (visitorId: string) => encodeDerived({ from: 1, number: 1, facts: { ...facts, visitorId } })
  expect(messageWithout(told(gone), gone)).toBe('nothing')
  expect(messageWithout(told('ab'), 'a')).toBe('same')
  expect(messageWithout(told('a'), 'a')).toBe('nothing')
})

test('of imported rows those stay that say nothing of the visitor, under the same number, also in bodies and by a short id', () => {
  const gone = 'visitor-who-goes'
  const columns = ['visitor_id', 'key', 'form', 'body']
  const body = deflateSync(JSON.stringify([{ context: { id: gone } }]))
  const rows = [
    [gone, null, null, null],
    [null, `segments-${gone}`, null, null],
    [null, null, 'deflate', new Uint8Array(body)],
    ['x', null, null, null],
    ['somebody', null, null, new Uint8Array([120])],
  ]
  const imported = { number: 7, table: 'any', columns, rows }
  const rest = (id: string) => {
    const remainder = messageWithout(encodeRows(imported), id)
    return typeof remainder === 'string' ? remainder : decodeRows(remainder.text)
  }
  expect(rest(gone)).toEqual({ ...imported, rows: rows.slice(3) })
  expect(rest('x')).toEqual({ ...imported, rows: rows.filter(([id]) => id !== 'x') })
  expect(rest('nobody-at-all')).toBe('same')
  expect(messageWithout(encodeRows({ ...imported, rows: rows.slice(0, 1) }), gone)).toBe('nothing')
})

test('imported callbacks go by the visitor in their data, and those that cannot be read stay', () => {
  const of = (visitorId: string) =>
    callbackDataOf({ placementId: 'p', implementationId: 'i', campaignId: 'c', visitorId, group: 'CONTENT' })
  const imported = { number: 7, table: 'callbacks', columns: ['d'], rows: [[of('somebody')], ['unreadable']] }
  expect(messageWithout(encodeRows(imported), gone)).toBe('same')
  const rest = messageWithout(encodeRows({ ...imported, rows: [[of(gone)], ...imported.rows] }), gone)
  expect(typeof rest === 'string' ? rest : decodeRows(rest.text)).toEqual(imported)
  expect(messageWithout(encodeRows({ ...imported, table: 'other', rows: [[of(gone)]] }), gone)).toBe('same')
})
