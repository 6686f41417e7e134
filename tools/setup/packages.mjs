import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockWithAddresses } from './lock-with-addresses.mjs'
import { runNpm } from './npm.mjs'
import { packagesFit } from './packages-fit.mjs'
import { root } from './root.mjs'
import { SetupError } from './settle.mjs'

/**
 * Installs the packages of package-lock.json unless exactly these are installed. Throws SetupError when that fails.
 * `npm ci` is not used: it refuses a lock file without the optional packages of other systems, and npm writes such a
 * lock file where the registry does not offer them. The guarantees of `npm ci` are kept: the folder is clean, and the
 * installed packages are compared with the lock file afterwards.
 */
export async function readyPackages() {
  const before = comparePackages()
  if (before.fits) return 'as in package-lock.json'
  if (before.unlocked) throw new SetupError(`${before.because}.`, 'Run `npm install`, and commit the lock file.')

  console.log(`Installing the packages of package-lock.json: ${before.because} ...`)
  removePackages()
  const straight = await installWithAddresses()
  const isElsewhere = !straight.ok && /\bE4\d\d\b/.test(straight.output) // where a registry keeps its archives
  const { ok, output } = isElsewhere ? await installLocked() : straight
  if (!ok) throw new SetupError(`${output}\nThe packages could not be installed.`, remedyFor(output))
  const after = comparePackages()
  if (!after.fits) throw new SetupError(`npm installed something else: ${after.because}.`, remedyFor(output))
  return 'installed'
}

/** npm hangs now and then, and waits for nothing. An installation takes a minute; on a slow line npm keeps what it has fetched. */
const mostMinutes = 5

async function installLocked() {
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund']
  const first = await runNpm(args, undefined, mostMinutes * 60_000)
  if (!first.isLate) return first
  console.log(`npm has not ended within ${mostMinutes} minutes, and begins again with what it has fetched ...`)
  removePackages()
  return runNpm(args)
}

function removePackages() {
  rmSync(join(root, 'node_modules'), { recursive: true, force: true, maxRetries: 3 })
}

/** npm reads this file before package-lock.json, which stays as it is, whatever ends the installation. */
const temporaryLock = join(root, 'npm-shrinkwrap.json')

async function installWithAddresses() {
  const registry = (await runNpm(['config', 'get', 'registry'])).output.trim()
  writeFileSync(temporaryLock, JSON.stringify(lockWithAddresses(readJson('package-lock.json'), registry)))
  try {
    return await installLocked()
  } finally {
    rmSync(temporaryLock)
  }
}

function comparePackages() {
  return packagesFit({
    manifest: readJson('package.json'),
    lock: readJson('package-lock.json'),
    installed: readJson(join('node_modules', '.package-lock.json')),
  })
}

/** @param {string} path */
function readJson(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const remedies = [
  { sign: 'spawn npm ENOENT', remedy: 'npm is missing: it comes with Node (https://nodejs.org).' },
  { sign: 'ENOTFOUND', remedy: 'The registry was not reached: check the network and `npm config get registry`.' },
  { sign: 'EAI_AGAIN', remedy: 'The registry was not reached: check the network and `npm config get registry`.' },
  { sign: 'ECONNREFUSED', remedy: 'The registry was not reached: check the network and `npm config get registry`.' },
  { sign: 'ENOSPC', remedy: 'The disk is full: make room (about 700 MB), then run the command again.' },
]

/** @param {string} output the output of npm */
function remedyFor(output) {
  const known = remedies.find(({ sign }) => output.includes(sign))
  return known?.remedy ?? 'Read what npm says above; the next run begins the installation anew.'
}
