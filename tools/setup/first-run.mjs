// Plain JavaScript without packages, because this runs on a bare machine, on whatever Node is installed, from version
// 20 on.
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { readyBrowser } from './browser.mjs'
import { readyEngines } from './engines.mjs'
import { readyPackages } from './packages.mjs'
import { pinnedNode, readyPinnedNode } from './pinned-node.mjs'
import { root } from './root.mjs'
import { runThrough } from './run.mjs'
import { readyServers } from './servers.mjs'
import { SetupError, settlePart } from './settle.mjs'
import { readySystem } from './system.mjs'

/** Steps of `npm test` that open a browser; the others do not have to wait for it. */
const browserSteps = ['browser', 'e2e']

const [command = '', ...args] = process.argv.slice(2)
/** Which steps run is known only later, but not those in other browsers. */
const isOfChanges = command === 'test' && args[0] === '--changed'
const commands = readdirSync(join(root, 'tools'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => entry.name.slice(0, -'.ts'.length))

try {
  if (!commands.includes(command)) {
    throw new SetupError(`There is no command "${command}".`, `Use one of: ${commands.join(', ')}`)
  }
  // apt-get installs while npm does. It never throws: what is missing afterwards is said by its part.
  const system = settlePart('system', () => readySystem(listSystemParts()))
  await settlePart('packages', readyPackages)
  await settlePart('Node', readyPinnedNode)
  const settled = settleSystem(system)
  // In CI nothing may be left out, so that what runs is known before. Steps that need nothing of the system begin already.
  const awaited = command === 'test' && process.env.CI ? settled : undefined
  if (!awaited) await settled
  const exitCode = await runThrough(pinnedNode, [join('tools', `${command}.ts`), ...args], withOwnCommands(), awaited)
  await settled
  process.exitCode = exitCode
} catch (error) {
  if (!(error instanceof SetupError)) throw error
  console.error(`\n${error.message}\n${error.remedy}`)
  process.exitCode = 1
}

/** @param {Promise<void>} system */
async function settleSystem(system) {
  await system
  if (opensBrowser()) await settlePart('browser', readyBrowser)
  if (opensEngines()) await settlePart('engines', readyEngines)
  if (needsServers()) await settlePart('cluster', readyServers)
}

function listSystemParts() {
  const parts = /** @type {const} */ ([
    ['browser', opensBrowser()],
    ['engines', opensEngines()],
    ['cluster', needsServers()],
  ])
  return parts.filter(([, isNeeded]) => isNeeded).map(([name]) => name)
}

function opensBrowser() {
  if (command !== 'test') return ['bench', 'pictures'].includes(command)
  return args.length === 0 || isOfChanges || args.some((step) => browserSteps.includes(step))
}

function opensEngines() {
  if (command === 'engines') return true
  return command === 'test' && (args.length === 0 || args.some((step) => step.startsWith('engines')))
}

function needsServers() {
  return command === 'cluster' || isOfChanges || (command === 'test' && (args.length === 0 || args.includes('cluster')))
}

/**
 * Puts the pinned Node and the packages' commands first in the PATH, as npm does, and lets every Node that is started
 * keep what it compiled: tests start hundreds, each of which would compile the same modules.
 */
function withOwnCommands() {
  const bin = join(root, 'node_modules', '.bin')
  const path = process.env.PATH ?? ''
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: existsSync(bin) ? bin + delimiter + path : path,
  }
}
