import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installCommand } from './install-command.ts'
import { aFolder } from './testing/a-folder.ts'

test.each([
  ['package-lock.json', 'npm install', 'npm install --save-dev'],
  ['pnpm-lock.yaml', 'pnpm install', 'pnpm add --save-dev'],
  ['yarn.lock', 'yarn install', 'yarn add --dev'],
  ['bun.lock', 'bun install', 'bun add --dev'],
])('a shop with %s, or in a repository with it, is told to run %s', (lock, all, add) => {
  const folder = aFolder({ [lock]: '' })
  mkdirSync(join(folder, 'apps/shop'), { recursive: true })
  expect(installCommand(folder)).toBe(all)
  expect(installCommand(join(folder, 'apps/shop'), 'instep', 'typescript')).toBe(`${add} instep typescript`)
})

test('a shop that has installed nothing yet is told to run npm', () => {
  expect(installCommand(aFolder({}))).toBe('npm install')
})
