import { expect, test } from 'vitest'
import { packagesFit } from './packages-fit.mjs'

type Files = Parameters<typeof packagesFit>[0]

function anInstallation(change: Partial<Files> = {}): Files {
  const react = { version: '19.0.0', integrity: 'sha512-a' }
  const native = { version: '1.0.0', integrity: 'sha512-b', optional: true, os: ['linux'] }
  return {
    manifest: { scripts: { test: 'a' }, dependencies: { react: '19.0.0' } },
    lock: { packages: { '': { dependencies: { react: '19.0.0' } }, 'node_modules/react': react, native } },
    installed: { packages: { 'node_modules/react': react, native } },
    ...change,
  }
}

test('packages that match the lock file fit, whoever installed them', () => {
  expect(packagesFit(anInstallation(), 'linux')).toEqual({ fits: true })
})

test('an optional package that was left out fits', () => {
  const { installed } = anInstallation()
  const without = { packages: { 'node_modules/react': installed?.packages['node_modules/react'] ?? {} } }
  expect(packagesFit(anInstallation({ installed: without }), 'darwin')).toEqual({ fits: true })
})

test.each([
  ['no record of npm', { installed: undefined }, 'cut short'],
  ['a missing package', { installed: { packages: {} } }, 'node_modules/react is not as locked'],
  ['another version', { installed: { packages: { 'node_modules/react': { version: '18.0.0' } } } }, 'not as locked'],
])('%s does not fit', (_, change, because) => {
  expect(packagesFit(anInstallation(change), 'linux')).toEqual({
    fits: false,
    because: expect.stringContaining(because),
  })
})

test('a dependency that is not locked cannot be installed', () => {
  const because = 'package.json and package-lock.json differ in dependencies'
  const files = anInstallation({ manifest: { dependencies: { react: '19.0.1' } } })
  expect(packagesFit(files, 'linux')).toEqual({ fits: false, because, unlocked: true })
})

test('packages copied from another system do not fit', () => {
  const because = 'native was installed for another system'
  expect(packagesFit(anInstallation(), 'darwin')).toEqual({ fits: false, because })
})
