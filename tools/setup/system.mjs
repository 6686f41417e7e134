import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { browserPackages } from './browser.mjs'
import { chromiumPath } from './chromium.mjs'
import { installWithApt, isDebianForRoot } from './debian.mjs'
import { areEnginesHere, enginePackages } from './engines.mjs'
import { areServersHere, serverPackages } from './servers.mjs'

const parts = {
  browser: { names: browserPackages, isHere: () => Boolean(chromiumPath()) || hasPlaywrightsBrowsers() },
  engines: { names: enginePackages, isHere: areEnginesHere },
  cluster: { names: serverPackages, isHere: areServersHere },
}

/**
 * Installs at once what the system lacks for some parts, while npm installs its packages. Where that fails, each part still tries to
 * get its own, and says what is missing.
 * @param {(keyof typeof parts)[]} wanted
 * @returns {Promise<string>} what was done
 */
export async function readySystem(wanted) {
  if (!isDebianForRoot()) return 'no Debian, or not root: each part looks for itself'
  /** @type {string[]} */
  const missing = []
  for (const name of wanted) if (!(await parts[name].isHere())) missing.push(...parts[name].names)
  if (missing.length === 0) return 'has what is needed'
  console.log(`Installing for the tests (apt-get install ${missing.join(' ')}) ...`)
  await installWithApt(missing)
  return `installed ${missing.join(' ')}`
}

/** Playwright's own browser, if there is one, is known when its package is installed. */
function hasPlaywrightsBrowsers() {
  return existsSync(process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright'))
}
