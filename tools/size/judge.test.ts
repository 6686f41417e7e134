import { expect, test } from 'vitest'
import { bounds } from './bounds.ts'
import { judge, median } from './judge.ts'

const sized = (...all: number[]) => all.map((bytes) => ({ name: `experience-${bytes}.js`, bytes }))

test('sizes on their bounds are well, the median below its own', () => {
  const sizes = {
    core: sized(bounds.core - 10, 10),
    parts: sized(bounds.part),
    loads: [{ name: 'a page', bytes: 7, bound: 7 }],
    experiences: sized(bounds.chunk, 100, 1000),
  }
  expect(judge(sizes)).toEqual([])
})

test('the core is the sum of its files', () => {
  expect(judge({ core: sized(bounds.core, 1), parts: [], loads: [], experiences: sized(1) })).toEqual([
    'the core has 18433 bytes, 1 more than 18432',
  ])
})

test('a part over its bound is named, and so is a page that loads too much in all', () => {
  expect(judge({ core: [], parts: sized(bounds.part + 1), loads: [], experiences: sized(1) })).toEqual([
    'experience-5121.js has 5121 bytes, 1 more than 5120',
  ])
  const loads = [{ name: 'a page', bytes: 8, bound: 7 }]
  expect(judge({ core: [], parts: [], loads, experiences: sized(1) })).toEqual(['a page has 8 bytes, 1 more than 7'])
})

test('a chunk over its bound is named', () => {
  expect(judge({ core: [], parts: [], loads: [], experiences: sized(1, 1, 3073) })).toEqual([
    'experience-3073.js has 3073 bytes, 1 more than 3072',
  ])
})

test('the median stays under its bound', () => {
  const faults = judge({ core: [], parts: [], loads: [], experiences: sized(1536, 1536, 1) })
  expect(faults).toEqual(['the median of the experiences is 1536 bytes, not under 1536'])
})

test('a build without experiences is a fault', () => {
  expect(judge({ core: [], parts: [], loads: [], experiences: [] })).toHaveLength(1)
})

test.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
  [[1, 2, 4, 100], 3],
])('the median of %o is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})
