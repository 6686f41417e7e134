import { expect, test } from 'vitest'
import { aTracker } from '../testing/a-tracker.ts'
import { findInvalidity } from './invalidity.ts'

test('[EV-04] an object with meta, a time and a type is a valid event', () => {
  expect(findInvalidity({ meta: { ts: 1, type: 'ecView' } })).toBeUndefined()
})

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [Object.assign([], { meta: { ts: 1, type: 'a' } })],
  [{}],
  [{ meta: null }],
  [{ meta: [] }],
  [{ meta: { type: 'a' } }],
  [{ meta: { ts: '1', type: 'a' } }],
  [{ meta: { ts: 0, type: 'a' } }],
  [{ meta: { ts: -1, type: 'a' } }],
  [{ meta: { ts: Number.NaN, type: 'a' } }],
  [{ meta: { ts: Number.POSITIVE_INFINITY, type: 'a' } }],
  [{ meta: { ts: 1 } }],
  [{ meta: { ts: 1, type: '' } }],
  [{ meta: { ts: 1, type: 7 } }],
])('[EV-04] a value that is not a valid event is rejected: %j', (event) => {
  expect(findInvalidity(event)).toMatch(/^Invalid event/)
})

test.each([[''], [7], [undefined], [{}]])(
  '[EV-04] an event of type %j is refused with an error and not queued',
  (type) => {
    const { uv, queued, enriched, log } = aTracker({ namespace: 'shop' })
    uv.emit('ecView')
    const before = queued.length
    uv.emit(type as string)
    expect(log.lines.map(({ level, message }) => [level, message.slice(0, 13)])).toEqual([['error', 'Invalid event']])
    expect([queued.length, enriched.length]).toEqual([before, before])
    uv.emit('ecUser')
    expect(queued.at(-1)?.meta.seq).toBe(before + 1)
  },
)
