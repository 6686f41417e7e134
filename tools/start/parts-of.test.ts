import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'
import { partsOf } from './parts-of.ts'

test('the demo consists of service and shop', () => {
  expect(partsOf({ watch: false, env: {} }).map(({ args }) => args)).toEqual([
    ['service/server.ts'],
    ['shop/server.ts'],
  ])
})

test('in watch mode the paths watched by each server and build exist', () => {
  const parts = partsOf({ watch: true, env: {} })
  expect(parts.map(({ name }) => name)).toEqual([
    'service',
    'shop',
    'build of the shop',
    'build of the console',
    'build of the script',
  ])
  for (const { args } of parts) {
    const paths = args.flatMap((arg) => arg.split('--watch-path=')[1] ?? [])
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths.filter((each) => !each.startsWith('.build')))
      expect([path, existsSync(join(root, path))]).toEqual([path, true])
  }
})
