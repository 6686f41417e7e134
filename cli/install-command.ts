import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** The programs that install packages, by the file in which each keeps what it installed. */
const installers: Readonly<Record<string, { add: string; all: string }>> = {
  'package-lock.json': { add: 'npm install --save-dev', all: 'npm install' },
  'pnpm-lock.yaml': { add: 'pnpm add --save-dev', all: 'pnpm install' },
  'yarn.lock': { add: 'yarn add --dev', all: 'yarn install' },
  'bun.lock': { add: 'bun add --dev', all: 'bun install' },
  'bun.lockb': { add: 'bun add --dev', all: 'bun install' },
}

/**
 * Returns the command with which a shop installs packages, or without any, all that its package.json names. It is that of the
 * program which the shop uses already: npm breaks off on what pnpm has installed.
 */
export function installCommand(folder: string, ...packages: string[]): string {
  const { add, all } = installers[lockAbove(resolve(folder)) ?? 'package-lock.json'] ?? {}
  return packages.length > 0 ? `${add} ${packages.join(' ')}` : `${all}`
}

/** A shop among several in one repository has it in a folder above. */
function lockAbove(folder: string): string | undefined {
  const found = Object.keys(installers).find((file) => existsSync(join(folder, file)))
  return found || folder === dirname(folder) ? found : lockAbove(dirname(folder))
}

/** Returns whether code in a folder finds Instep. */
export function findsInstep(folder: string): boolean {
  try {
    createRequire(join(resolve(folder), 'package.json')).resolve('instep/testing')
    return true
  } catch {
    return false
  }
}
