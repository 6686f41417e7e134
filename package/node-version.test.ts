import { expect, test } from 'vitest'
import { refuseNode } from './node-version.mjs'

test.each(['v22.18.0', 'v22.21.1', 'v24.0.0', 'v24.11.0', 'v26.0.0', 'v26.10.0', 'v27.1.0', 'v100.0.0'])(
  'Instep runs on Node %s',
  (version) => {
    expect(refuseNode(version)).toBe(undefined)
  },
)

test.each(['v12.22.12', 'v18.20.8', 'v20.20.2', 'v22.17.1', 'v23.11.1', 'v25.0.0'])(
  'Instep refuses Node %s, and says which version it needs',
  (version) => {
    expect(refuseNode(version)).toBe(
      `This is Node ${version.slice(1)}, and Instep needs Node 22 (22.18 or later), 24, or 26 and newer.\n` +
        'Install one of these from https://nodejs.org or with your version manager, for example: nvm install 24',
    )
  },
)

test('Bun and Deno, which call themselves a version of Node, are told that Node is needed', () => {
  expect(refuseNode('v24.3.0', { node: '24.3.0', bun: '1.4.5' })).toMatch(/^This is Bun, and Instep needs Node 22/)
  expect(refuseNode('v24.2.0', { deno: '2.5.0' })).toMatch(/^This is Deno/)
  expect(refuseNode('v24.2.0', { node: '24.2.0', v8: '13' })).toBe(undefined)
})
