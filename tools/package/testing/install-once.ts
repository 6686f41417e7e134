import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readStages, valuesOf } from '../../deploy/container-file.ts'
import { installPackages, linkInstalled, lockedAt, npmSettings } from './installed-packages.ts'
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
  for (const each of Object.values(installed)) mkdirSync(each)
  installAsImage(installed.alone)
  linkInstalled(installed.alone, installed.typed)
  await installPackages(installed.typed, ...['typescript', '@types/node'].map(lockedAt))
  provide('installed', installed)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Runs the command with which the image of a container gets its packages (BS-04). @throws with all that it wrote when it complains */
function installAsImage(folder: string): void {
  copyFileSync(tarball, join(folder, 'instep.tgz'))
  const [, install] = readStages()
  const [command = ''] = valuesOf(install, 'RUN')
  const env = { ...process.env, ...npmSettings }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0 || stderr) throw new Error(`${command} ended with ${status}: ${stdout}${stderr}`)
}
