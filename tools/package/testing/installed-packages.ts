import {
  copyFileSync,
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

/** Returns a package with the version that this repository uses. */
export function lockedAt(name: string): string {
  return `${name}@${locked[`node_modules/${name}`].version}`
}

/** Installs packages as a shop does. Rejects with what npm said when they cannot be. */
export async function installPackages(folder: string, ...packages: string[]): Promise<void> {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund']
  const { ok, output } = await runNpm(['install', '--save-dev', ...quiet, '--prefix', folder, ...packages])
  if (!ok) throw new Error(`${packages} were not installed: ${output}`)
}

/**
 * Leaves a folder with a package.json as if the packages of another one had been installed in it. Their files are linked, because
 * each installation takes npm twenty seconds of a core.
 */
export function linkInstalled(from: string, to: string): void {
  linkFolder(join(from, 'node_modules'), join(to, 'node_modules'))
  copyFileSync(join(from, 'package-lock.json'), join(to, 'package-lock.json'))
  const { devDependencies } = readManifest(from)
  writeFileSync(join(to, 'package.json'), JSON.stringify({ ...readManifest(to), devDependencies }))
}

function readManifest(folder: string): { devDependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
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
