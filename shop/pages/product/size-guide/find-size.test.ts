import { expect, test } from 'vitest'
import { sizeTable } from '../../../products/size-table.ts'
import { findSize } from './find-size.ts'

const sizes = ['36', '37', '38', '39'].map((size) => ({ size }))

test.each([
  ['the size made for it', 24, '38'],
  ['the next larger one between two sizes', 24.1, '39'],
  ['the smallest when it is a little shorter', 21.8, '36'],
  ['none when it is much shorter', 20, undefined],
  ['none when it is longer than the largest', 25.1, undefined],
] as const)('a foot gets %s', (_case, cm, eu) => {
  expect(findSize(cm, sizes)?.eu).toBe(eu)
})

test('a size that the product does not have is never recommended', () => {
  expect(findSize(23, [{ size: '36' }, { size: '39' }])?.eu).toBe('39')
})

test('larger EU sizes are for longer feet', () => {
  const lengths = sizeTable.map(({ cm }) => cm)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  expect(new Set(lengths).size).toBe(lengths.length)
})
