import { expect, test } from 'vitest'
import { readRunImports } from './import-graph.ts'
import { orderByWords, testsNear } from './likely-tests.ts'

test('what a file imports to be run is known, at once or later, without types', () => {
  const text = `import { join } from 'node:path'
import type { A } from './a.ts'
import { type B } from './b.ts'
import { c, type C } from '../c.ts'
import './d.css?inline'
export { e } from './e.ts'
const f = () => import('./f.ts')
const g = (name) => import(name)`
  expect(readRunImports('script/x/x.ts', text)).toEqual({
    files: ['script/c.ts', 'script/x/d.css', 'script/x/e.ts', 'script/x/f.ts'],
    packages: ['node:path'],
  })
})

test('tests stand in the order of their name, their imports and the words of their path', () => {
  const graph = new Map(
    Object.entries({
      'service/steer/site.ts': [],
      'service/app.ts': ['service/steer/site.ts'],
      'service/app.test.ts': ['service/app.ts'],
      'service/routes/steering.test.ts': ['service/app.ts'],
      'service/a.test.ts': ['service/steer/site.ts'],
      'service/steer/site.test.ts': ['service/app.ts'],
      'service/other.test.ts': [],
    }).map(([path, files]) => [path, { files, packages: [] }]),
  )
  expect(testsNear('service/steer/site.ts', graph)).toEqual([
    'service/steer/site.test.ts',
    'service/a.test.ts',
    'service/routes/steering.test.ts',
    'service/app.test.ts',
  ])
})

test('tests that have rare words of the changed lines come first, then those with words of their file, and others keep their order', () => {
  const texts: Record<string, string> = { a: 'config', b: 'config, lookups', c: 'config, graphqlLookup', d: '' }
  const words = { lines: 'if (config.graphqlLookup)', file: 'const lookups = config' }
  expect(orderByWords(['d', 'a', 'b', 'c'], words, (test) => texts[test] ?? '').join()).toBe('c,b,a,d')
  expect(orderByWords(['d', 'a', 'b', 'c'], { lines: '', file: '' }, (test) => texts[test] ?? '').join()).toBe(
    'd,a,b,c',
  )
})
