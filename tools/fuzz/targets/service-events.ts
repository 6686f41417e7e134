import assert from 'node:assert/strict'
import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import type { EventAnswer } from '../../../contract/event.ts'
import { readBatch } from '../../../service/events/read-batch.ts'
import { defineTarget } from '../fuzz-target.ts'
import { brokenJson } from '../inputs/broken-json.ts'
import { anObjectOf, hostileText, jsonValue } from '../inputs/hostile-value.ts'
import { openApp } from '../inputs/open-app.ts'

const eventNames = [
  'meta',
  'context',
  'transaction',
  'basket',
  'product',
  'type',
  'data',
  'code',
  'experienceId',
  'userAgent',
]
const innerNames = [
  'id',
  'type',
  'ts',
  'seq',
  'batchTs',
  'sessionNumber',
  'total',
  'value',
  'currency',
  'productId',
  'iterationId',
]
const types = [
  'ecView',
  'qubit.experience',
  'qubit.goalAchieved',
  'ecBasketTransactionSummary',
  'qubit.debug',
  'ecProduct',
]
const meta = fc.record(
  {
    id: fc.oneof(fc.constantFrom('a', 'b', 'c'), hostileText),
    type: fc.oneof(fc.constantFrom(...types), hostileText),
    ts: fc.oneof(fc.constantFrom(1, 1_700_000_000_000, 1e300), jsonValue),
    seq: jsonValue,
    batchTs: jsonValue,
  },
  { requiredKeys: ['id', 'type', 'ts'] },
)
const inner = anObjectOf(innerNames, fc.oneof(jsonValue, anObjectOf(innerNames, jsonValue)))
const event = fc
  .tuple(anObjectOf(eventNames, fc.oneof(jsonValue, inner)), fc.option(meta, { freq: 6 }))
  .map(([fields, known]) => (known ? { ...fields, meta: known } : fields))
const body = brokenJson(fc.oneof({ weight: 8, arbitrary: fc.array(event, { maxLength: 4 }) }, jsonValue))
const packing = fc.constantFrom('raw', 'raw', 'zlib', 'deflate', 'not packed', 'cut off')

/** Bodies that anybody may post as events: each gets an answer that says what became of every event, and none is a failure of ours. */
export const target = defineTarget({
  input: fc.record({ body, packing }),
  async tryInput({ body, packing }) {
    const form = packing === 'raw' ? 'raw' : 'deflate'
    const packed = packBody(body, packing)
    const app = await openApp()
    const answer = await app.inject({ method: 'POST', url: `/events/${form}/shop`, body: Buffer.from(packed) })
    assert.ok([200, 400, 413].includes(answer.statusCode), `status ${answer.statusCode}: ${answer.body}`)
    const told = answer.json<EventAnswer>()
    assert.equal(told.status.code, answer.statusCode)
    if (answer.statusCode !== 200) return
    const reading = readBatch(packed, form)
    assert.ok('items' in reading, 'a body that cannot be read is accepted')
    assert.equal(told.accepted + told.duplicates + told.rejected.length, reading.items.length)
  },
})

function packBody(body: Uint8Array, packing: string): Uint8Array {
  if (packing === 'zlib') return deflateSync(body, { level: 1 })
  if (packing === 'deflate') return deflateRawSync(body, { level: 1 })
  return packing === 'cut off' ? deflateSync(body, { level: 1 }).subarray(0, -3) : body
}
