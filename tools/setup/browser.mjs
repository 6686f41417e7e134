import { join } from 'node:path'
import { chromiumPath } from './chromium.mjs'
import { installWithApt, isDebianForRoot } from './debian.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { root } from './root.mjs'
import { runQuietly } from './run.mjs'
import { SetupError } from './settle.mjs'

/** The browser, and the shell in which tests are faster; Ubuntu has no such package, and the tests need none. */
export const browserPackages = ['chromium', 'chromium-headless-shell']

/** Ways to get a Chromium, in the order they are tried. Those that cannot work on this system are skipped. */
const sources = [
  {
    name: 'apt-get install chromium',
    fits: isDebianForRoot,
    get: async () => {
      const output = await installWithApt(browserPackages.slice(0, 1))
      await installWithApt(browserPackages.slice(1))
      return output
    },
  },
  {
    name: 'playwright install chromium',
    fits: () => true,
    get: async () => {
      const cli = join(root, 'node_modules', 'playwright', 'cli.js')
      return (await runQuietly(pinnedNode, [cli, 'install', 'chromium'])).output
    },
  },
]

/** Ensures that the tests have a browser that starts. Throws SetupError when there is none. */
export async function readyBrowser() {
  const named = process.env.CHROMIUM
  const answer = await readVersion()
  if (answer.ok) return answer.text
  if (named) throw new SetupError(`CHROMIUM=${named} does not start: ${answer.text}`, remedy)

  let log = answer.text
  for (const source of sources.filter((each) => each.fits())) {
    console.log(`Getting a browser for the tests (${source.name}) ...`)
    log += `\n${await source.get()}`
    const now = await readVersion()
    if (now.ok) return `${now.text}, installed`
    log += `\n${now.text}`
  }
  throw new SetupError(`${log}\nThe tests need Chromium, and none could be installed here.`, remedy)
}

const remedy =
  'Install Chromium or Google Chrome with the package manager of this system, or name one: CHROMIUM=/path/to/chromium.\n' +
  'Debian, Ubuntu: apt-get install chromium    Fedora: dnf install chromium    macOS: brew install --cask google-chrome'

async function readVersion() {
  const path = chromiumPath()
  if (!path) return { ok: false, text: 'No browser was found.' }
  const { ok, output } = await runQuietly(path, ['--version'])
  // Debian's start script may print warnings before the version.
  return { ok, text: `${ok ? output.trim().split('\n').at(-1) : output.trim()} (${path})` }
}
