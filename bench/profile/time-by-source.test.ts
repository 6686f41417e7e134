import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { timeBySource } from './time-by-source.ts'

const frame = (id: number, functionName: string, url: string, columnNumber: number, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, lineNumber: 0, columnNumber },
  children,
})

// Columns 0 and 4 of the built file map to the first lines of two sources.
const map = new SourceMap({
  version: 3,
  file: 'built.js',
  sources: ['cookies.ts', 'queue.ts'],
  sourcesContent: [],
  names: [],
  mappings: 'AAAA,ICAA',
  sourceRoot: '',
} as unknown as ConstructorParameters<typeof SourceMap>[0])
const mapOf = (url: string) => (url === '/built.js' ? map : undefined)

test('time counts for the source file, including the time the browser spends on its behalf', () => {
  const nodes = [
    frame(1, '(root)', '', -1, [2, 4, 5]),
    frame(2, 'readCookie', '/built.js', 0, [3]),
    frame(3, 'get cookie', '', -1),
    frame(4, 'sendBatch', '/built.js', 5),
    frame(5, 'pageCode', '/shop.js', 0),
  ]
  const profile = { nodes, samples: [2, 3, 4, 5, 1], timeDeltas: [0, 2000, 3000, 1000, 9000] }
  expect(timeBySource(profile, mapOf)).toEqual([
    { source: 'cookies.ts', ms: 5, browser: { 'get cookie': 3 } },
    { source: 'queue.ts', ms: 1, browser: {} },
  ])
})
