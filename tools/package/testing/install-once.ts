import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installPackages, linkInstalled, lockedAt } from './installed-packages.ts'
import { tarball } from './pack-once.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders in which the package is installed: alone, and beside the compiler of types with the types of Node. */
    installed: { alone: string; typed: string }
  }
}

/** Installs the packed file before the tests, which get folders of it. It lies where their folders do, so that files can be linked. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'instep-installed-'))
  const installed = { alone: join(folder, 'alone'), typed: join(folder, 'typed') }
  for (const each of Object.values(installed)) {
    mkdirSync(each)
    writeFileSync(join(each, 'package.json'), '{"private": true}')
  }
  await installPackages(installed.alone, tarball)
  linkInstalled(installed.alone, installed.typed)
  await installPackages(installed.typed, ...['typescript', '@types/node'].map(lockedAt))
  provide('installed', installed)
  return () => rmSync(folder, { recursive: true, force: true })
}
