import { expect, test } from 'vitest'
import { bounds } from './bounds.ts'
import { judgeSizes } from './judge.ts'

const sized = (...all: number[]) => all.map((bytes) => ({ name: `part-${bytes}.js`, bytes }))
const aPage = (files: number[], bound: number) => ({ name: 'a page', files: sized(...files), bound })
const well = {
  core: sized(bounds.core - 10, 10),
  parts: sized(bounds.part),
  renderer: sized(bounds.renderer),
  console: sized(bounds.console),
  pages: [aPage([3, 4], 7)],
}

test('sizes equal to their bounds pass', () => {
  expect(judgeSizes(well)).toEqual([])
})

test('the core is the sum of its files', () => {
  expect(judgeSizes({ ...well, core: sized(bounds.core, 1) })).toEqual([
    `the core has ${bounds.core + 1} bytes, 1 more than ${bounds.core}`,
  ])
})

test('a part over its bound is reported', () => {
  expect(judgeSizes({ ...well, parts: sized(bounds.part + 1) })).toEqual([
    'part-5121.js has 5121 bytes, 1 more than 5120',
  ])
})

test('a part covered by the bounds of pages may be larger than others', () => {
  const parts = [{ name: 'build-experience-engine-aB3_x-9Z.js', bytes: bounds.part + 1 }]
  expect(judgeSizes({ ...well, parts })).toEqual([])
})

test('[BD-09] the rendering code stays within 8 kB', () => {
  expect(judgeSizes({ ...well, renderer: sized(8193) })).toEqual(['part-8193.js has 8193 bytes, 1 more than 8192'])
})

test('a first page of the console over its bound is reported, and so is one that is missing', () => {
  expect(judgeSizes({ ...well, console: sized(bounds.console, 1) })).toEqual([
    `the first page of the console has ${bounds.console + 1} bytes, 1 more than ${bounds.console}`,
  ])
  expect(judgeSizes({ ...well, console: [] })).toHaveLength(1)
})

test('a page that loads too many bytes is reported, and so is one that requests too many files', () => {
  expect(judgeSizes({ ...well, pages: [aPage([3, 5], 7)] })).toEqual(['a page has 8 bytes, 1 more than 7'])
  const files = Array.from({ length: bounds.requests + 1 }, () => 1)
  expect(judgeSizes({ ...well, pages: [aPage(files, 7)] })).toEqual(['a page asks for 7 files, 1 more than 6'])
})

test('a build without any measured page is reported', () => {
  expect(judgeSizes({ ...well, pages: [] })).toHaveLength(1)
})
