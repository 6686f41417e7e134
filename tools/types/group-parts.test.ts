import { expect, test } from 'vitest'
import { groupParts } from './group-parts.ts'

const aPart = (part: string, lib: string[], types: string[], more: object = {}) => ({
  part,
  compilerOptions: { lib, types, ...more },
  include: ['**/*.ts'],
})
const [node, browser] = [['ES2024'], ['ES2024', 'DOM']]

test('parts that see the same globals are checked together, with the options of all', () => {
  const groups = groupParts([
    aPart('cli', node, ['node'], { allowJs: true }),
    aPart('shop', browser, ['node', 'vite/client'], { jsx: 'react-jsx' }),
    aPart('service', node, ['node']),
    aPart('e2e', browser, ['node']),
  ])
  expect(groups.map(({ parts }) => parts)).toEqual([
    ['cli', 'service'],
    ['shop', 'e2e'],
  ])
  const [first, second] = groups.map(({ config }) => config)
  expect(first).toMatchObject({
    compilerOptions: { lib: node, types: ['node'], allowJs: true },
    include: ['../../cli/**/*.ts', '../../service/**/*.ts'],
  })
  expect(second?.compilerOptions).toMatchObject({ types: ['node', 'vite/client'], jsx: 'react-jsx' })
})

test('what must not know Node, or a browser, is checked apart from what does', () => {
  const groups = groupParts([
    aPart('contract', node, []),
    aPart('service', node, ['node']),
    aPart('script', browser, []),
    aPart('catalogue', browser, ['vite/client']),
    aPart('tools', node, ['node']),
  ])
  expect(groups.map(({ parts }) => parts)).toEqual([['contract'], ['service', 'tools'], ['script'], ['catalogue']])
})
