import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../../setup/npm.mjs'
import { root } from '../../setup/root.mjs'

const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** What npm has is not asked for again, and a registry that does not answer at once is asked for longer than usual. */
export const npmSettings = { npm_config_prefer_offline: 'true', npm_config_fetch_retries: '5' }

/** Returns a package with the version that this repository uses. */
export function lockedAt(name: string): string {
  return `${name}@${locked[`node_modules/${name}`].version}`
}

/** Installs packages as a shop does. Rejects with what npm said when they cannot be. */
export async function installPackages(folder: string, ...packages: string[]): Promise<void> {
  const options = ['--save-dev', '--no-audit', '--no-fund', '--prefix', folder]
  const { ok, output } = await runNpm(['install', ...options, ...packages], npmSettings)
  if (!ok) throw new Error(`${packages} were not installed: ${output}`)
}

/**
 * Leaves a folder as if the packages of another one had been installed in it with `npm install --save-dev`. Their files are linked, because
 * each installation takes npm twenty seconds of a core.
 */
export function linkInstalled(from: string, to: string): void {
  linkFolder(join(from, 'node_modules'), join(to, 'node_modules'))
  copyFileSync(join(from, 'package-lock.json'), join(to, 'package-lock.json'))
  const { dependencies, devDependencies } = readManifest(from)
  const manifest = { private: true, ...readManifest(to), devDependencies: { ...dependencies, ...devDependencies } }
  writeFileSync(join(to, 'package.json'), JSON.stringify(manifest))
}

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    // npm writes it anew in place, and the other folder must keep its own.
    else if (entry.name === '.package-lock.json') copyFileSync(source, target)
    else linkSync(source, target)
  }
}
