import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Uv } from '../../../script/events/bus.ts'
import { aTracker } from '../../../script/testing/a-tracker.ts'
import { checkEvent } from '../../../service/events/check-event.ts'
import { defineTarget } from '../fuzz-target.ts'
import { anObjectOf, bringAlive, hostileText, pageValue } from '../inputs/hostile-value.ts'

const types = [
  'ecView',
  'shop.ecView',
  'ecProduct',
  'ecUser',
  'ecBasketItem',
  'ecBasketItemTransaction',
  'ecBasketTransactionSummary',
  'ecBasketSummary',
  'ecSearch',
]
const fields = [
  ...['type', 'subtypes', 'language', 'country', 'currency', 'user', 'product', 'products', 'productIds', 'items'],
  ...['quantity', 'transaction', 'basket', 'price', 'meta', 'context', 'eventType', 'subtotal'],
]
const inner = [
  'id',
  'email',
  'loyalty',
  'productId',
  'price',
  'value',
  'images',
  'stock',
  'total',
  'currency',
  'ts',
  'toJSON',
]
const data = anObjectOf(
  fields,
  fc.oneof(pageValue, anObjectOf(inner, fc.oneof(pageValue, anObjectOf(inner, pageValue)))),
)
const emitted = fc.tuple(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...types) }, hostileText), data)

/**
 * Events that a page emits, with any values: none throws into the page, the good event after them is queued, and the service
 * accepts each queued one.
 */
export const target = defineTarget({
  input: fc.array(emitted, { minLength: 1, maxLength: 3 }),
  tryInput(events) {
    const { uv, queued } = aTracker()
    uv.emit('ecView', { type: 'home' })
    for (const [type, fields] of events) emitAsPage(uv, type, bringAlive(fields))
    uv.emit('ecSearch', { text: 'the last' })
    assert.equal(queued.at(-1)?.text, 'the last', 'a later event is lost')
    for (const event of queued) {
      const check = checkEvent(JSON.parse(JSON.stringify(event)))
      assert.ok(check.valid, 'reason' in check ? check.reason : '')
    }
  },
})

/** `emit` copies the event and its meta, as in uv-api: an object that does not even let itself be copied throws where the page wrote it. */
function emitAsPage(uv: Uv, type: string, fields: Record<string, unknown>): void {
  try {
    void { ...fields, meta: { ...(fields.meta as object) } }
  } catch {
    assert.throws(() => uv.emit(type, fields))
    return
  }
  uv.emit(type, fields)
}
