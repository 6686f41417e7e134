import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { packText, unpackText } from './pack-text.ts'
import { collectParts, divideBytes } from './parts.ts'

test.each([
  ['short', '{"ü":1}'],
  ['long', `["${'Stiefel — '.repeat(50_000)}"]`],
  ['empty', ''],
])('a %s text comes back the same', (_which, text) => {
  expect(unpackText(packText(text))).toBe(text)
  expect(packText(text).length).toBeLessThan(Math.max(100, text.length / 10))
})

test('bytes that fit in no message are divided, and put together whatever part arrives first', () => {
  const bytes = randomBytes(3 * 1024 * 1024)
  const parts = divideBytes(bytes)
  expect(parts.length).toBe(4)
  expect(Math.max(...parts.map((part) => part.bytes.length))).toBeLessThan(1024 * 1024)
  const addPart = collectParts()
  const [last, ...others] = parts.toReversed().map(addPart).toReversed()
  expect(others.every((each) => each === null)).toBe(true)
  expect(Buffer.compare(last ?? new Uint8Array(), bytes)).toBe(0)
  expect(divideBytes(new Uint8Array()).length).toBe(1)
})
