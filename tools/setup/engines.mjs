// Plain JavaScript, because the first-run set-up runs this on whatever Node is installed, from version 20 on.
import { existsSync } from 'node:fs'
import { installWithApt, isDebianForRoot } from './debian.mjs'
import { SetupError } from './settle.mjs'

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** @returns {string | undefined} the Firefox for the tests: `FIREFOX`, else an installed one */
export function firefoxPath() {
  return process.env.FIREFOX ?? firefoxes.find((path) => existsSync(path))
}

/** The program that drives WebKitGTK. */
export const webkitDriver = '/usr/bin/WebKitWebDriver'

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((system) =>
  ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/${system}/webkit2gtk-${version}/MiniBrowser`),
)

/** @returns {string | undefined} the browser around WebKitGTK that comes with it and can be driven */
export function miniBrowserPath() {
  return libraries.find((path) => existsSync(path))
}

export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Ensures that the browsers of the other engines are here. Without them the step is left out, but not in CI.
 * @returns {Promise<string>} what is ready, or why the step is left out
 */
export async function readyEngines() {
  if (areEnginesHere()) return 'installed'
  let why = 'they are not installed, and this is no Debian on which they could be'
  if (isDebianForRoot()) {
    console.log(`Getting Firefox and WebKit for the tests (apt-get install ${enginePackages.join(' ')}) ...`)
    const output = await installWithApt(enginePackages)
    if (areEnginesHere()) return 'installed now'
    why = output
  }
  if (process.env.CI) throw new SetupError(why, `Install them: apt-get install ${enginePackages.join(' ')}`)
  process.env.INSTEP_WITHOUT_ENGINES = '1'
  return `left out: ${why}. Install ${enginePackages.join(', ')} for the step engines`
}

export function areEnginesHere() {
  return Boolean(firefoxPath() && miniBrowserPath()) && existsSync(webkitDriver) && existsSync('/usr/bin/Xvfb')
}
