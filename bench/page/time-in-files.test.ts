import { expect, test } from 'vitest'
import { timeInFiles } from './time-in-files.ts'

const frame = (id: number, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName: '', url, lineNumber: 0, columnNumber: 0 },
  children,
})
const isOwn = (url: string) => url.startsWith('/script/')

const nodes = [
  frame(1, '', [2, 3, 6]), // the root
  frame(2, '/script/core.js', [4, 5]),
  frame(3, '/shop.js'),
  frame(4, ''), // JSON.parse, called by the core
  frame(5, '/shop.js'), // a handler of the shop that the core calls
  frame(6, ''), // idle
]

test('a sample lasts until the next one, and counts for the nearest calling file', () => {
  const profile = { nodes, samples: [2, 4, 3, 5, 6, 2], timeDeltas: [9000, 1000, 2000, 4000, 8000, 16_000] }
  expect(timeInFiles(profile, isOwn)).toBe(3)
  expect(timeInFiles(profile, (url) => url === '/shop.js')).toBe(12)
})

test('a profile without samples took no time', () => {
  expect(timeInFiles({ nodes }, isOwn)).toBe(0)
})
