import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Puts what stands for the installed package into a folder: an address that leads to this repository. */
export function linkInstep(folder: string): void {
  const installed = join(folder, 'node_modules/instep')
  mkdirSync(installed, { recursive: true })
  const exported = `export * from ${JSON.stringify(join(root, 'package/instep.ts'))}\n`
  writeFileSync(join(installed, 'index.mjs'), exported)
  writeFileSync(join(installed, 'index.d.ts'), exported)
  const entry = { types: './index.d.ts', default: './index.mjs' }
  const exports = { '.': entry, './testing': entry }
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name: 'instep', type: 'module', exports }))
}
