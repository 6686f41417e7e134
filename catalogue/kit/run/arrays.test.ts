import { expect, test } from 'vitest'
import { arrays } from './arrays.ts'

const list = [3, 1, 2, 3]
const isBig = (item: number) => item > 2
const uses: Record<keyof typeof arrays, [use: (list: never) => unknown, result: unknown]> = {
  map: [(each) => arrays.map(each, (item: number, at) => item * 10 + at), [30, 11, 22, 33]],
  filter: [(each) => arrays.filter(each, isBig), [3, 3]],
  find: [(each) => arrays.find(each, isBig), 3],
  some: [(each) => arrays.some(each, isBig), true],
  every: [(each) => arrays.every(each, isBig), false],
  reduce: [(each) => arrays.reduce(each, (sum, item: number) => sum + item, 1), 10],
  uniq: [arrays.uniq, [3, 1, 2]],
  chunk: [(each) => arrays.chunk(each, 3), [[3, 1, 2], [3]]],
  flatten: [arrays.flatten, [3, 1, 2, 3]],
}
const others = [undefined, null, 'text', 7, {}, { length: 1, 0: 'a' }, new Set([1]), () => [], new Uint8Array(2)]

test('there are these nine helpers', () => {
  expect(Object.keys(arrays)).toEqual(Object.keys(uses))
})

test.each(Object.entries(uses))('[ER-05] %s accepts a list and throws for anything else', (_, [use, result]) => {
  expect(use(list as never)).toEqual(result)
  for (const other of others)
    expect(() => use(other as never)).toThrow(new Error('Array Methods must be provided an Array'))
})

test('flatten flattens one level, and chunks have at least one item', () => {
  expect(arrays.flatten<unknown>([1, [2, [3]]])).toEqual([1, 2, [3]])
  for (const size of [0, -1, Number.NaN, 1.5]) expect(arrays.chunk([1, 2], size)).toEqual([[1], [2]])
  expect(arrays.chunk([], 3)).toEqual([])
})
