import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.mjs'
import { root } from './root.mjs'
import { runQuietly } from './run.mjs'
import { SetupError } from './settle.mjs'

/** The Node executable for everything in this project: the package `node`, at the version in package.json. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Ensures that the pinned Node is installed, runs and has the right version. Throws SetupError when it cannot. */
export async function readyPinnedNode() {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = `v${devDependencies.node}`
  if ((await readVersion()) === wanted) return `${wanted}, pinned`

  // From version 11 on, npm may refuse the install script that downloads the program; rebuilding the package by name
  // runs it.
  console.log(`Fetching Node ${wanted} (npm rebuild node) ...`)
  const { output } = await runNpm(['rebuild', 'node', '--foreground-scripts'])
  const found = await readVersion()
  if (found === wanted) return `${wanted}, fetched`
  throw new SetupError(
    `${output}\nNode ${wanted} is not ready at ${pinnedNode}: ${found}.`,
    'Allow the package its install script and fetch it again: `npm approve-scripts node`, `npm rebuild node`.\n' +
      'The program needs glibc on Linux: on Alpine and other musl systems use a Debian-based image.',
  )
}

async function readVersion() {
  if (!existsSync(pinnedNode)) return 'the file is missing'
  const { output } = await runQuietly(pinnedNode, ['--version'])
  return output.trim()
}
