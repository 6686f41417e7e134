import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeValue, encodeValue } from './wire-value.ts'

const plain = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
    fc.double({ noNaN: true }).map((each) => (Object.is(each, -0) ? 0 : each)),
    fc.boolean(),
    fc.constantFrom(null, Number.POSITIVE_INFINITY, '$map', '$'),
    fc.uint8Array(),
    fc.array(tie('value')),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$map', '$$', '$bytes', '$undefined')), tie('value')),
    fc.array(fc.tuple(fc.string(), tie('value'))).map((pairs) => new Map(pairs)),
  ),
})).value

test('every value that a storage is given or answers comes back the same', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(decodeValue(encodeValue(value))).toEqual(value)
    }),
    { numRuns: 500 },
  )
  expect(decodeValue(encodeValue([undefined, { a: undefined }]))).toEqual([undefined, {}])
})

test('a name of the object itself cannot be told for a mark, nor change what an object is', () => {
  const told = JSON.parse('{"__proto__": {"a": 1}, "$map": [["a"]], "$$bytes": "x"}')
  expect(decodeValue(encodeValue({ told }))).toEqual({ told })
})
