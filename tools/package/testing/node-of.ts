import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from '../../setup/npm.mjs'
import { root } from '../../setup/root.mjs'
import { npmSettings } from './installed-packages.ts'

const cache = join(root, 'node_modules/.cache/node-versions')

/** The package with the program for this system, as the package `node` names it. */
const system = process.platform === 'win32' ? 'win' : process.platform
const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
const packageName = `${prefix}-${system}-${process.arch}`

/**
 * Returns the program of a version of Node, which is fetched once. Rejects with what npm said when it cannot be.
 * @param version such as `22.18.0`
 */
export async function nodeOf(version: string): Promise<string> {
  const folder = join(cache, version)
  if (!existsSync(folder)) await fetchNode(version, folder)
  return join(folder, 'node_modules', packageName, 'bin', system === 'win' ? 'node.exe' : 'node')
}

/** What was fetched in part must not be taken for the whole. */
async function fetchNode(version: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const partial = mkdtempSync(join(cache, 'partial-'))
  try {
    const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', partial]
    const { ok, output } = await runNpm(['install', ...options, `${packageName}@${version}`], npmSettings)
    if (!ok) throw new Error(`Node ${version} was not fetched: ${output}`)
    renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
}
