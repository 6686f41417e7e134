import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/root.mjs'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

test('each function that the guide names for a purpose is one of the kit, which shops import from the package', () => {
  const [, rows = ''] = /\| you want to \| use \|\n([\s\S]*?)\n\n/.exec(textOf('docs/adding-an-experience.md')) ?? []
  const used = rows
    .split('\n')
    .filter((row) => !row.includes('request a service'))
    .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([a-zA-Z]\w*)`/g)].map(([, name = '']) => name))
  const kit = textOf('package/kit.ts') + textOf('package/draw.ts')
  expect(used.length).toBeGreaterThan(25)
  expect(used.filter((name) => !new RegExp(`\\b${name}\\b`).test(kit))).toEqual([])
})
