import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scanJson } from './scan-json.ts'

test('the items of any list are returned with their exact text', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(0, 1, 3), (values, spaces) => {
      const { items } = scanJson(JSON.stringify(values, null, spaces))
      expect(items.map((item) => JSON.parse(item))).toEqual(JSON.parse(JSON.stringify(values)))
    }),
  )
})

test.each([
  ['1', 0],
  ['[]', 1],
  ['{"a":[{}]}', 3],
  ['["[[[[", "\\"[[[["]', 1],
  ['[[],[[]],[]]', 3],
])('the depth of %s is %i', (text, depth) => {
  expect(scanJson(text).depth).toBe(depth)
})

test('any text is scanned to its end without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', ',', 'a') }), (text) => {
      expect(scanJson(text).depth).toBeLessThanOrEqual(text.length)
    }),
  )
})
