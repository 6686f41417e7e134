// Plain JavaScript, because the first-run set-up runs this on whatever Node is installed, from version 20 on.
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The features that Playwright disables. A second list given to Chromium replaces the first, so they are repeated
 * here.
 */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/**
 * The suggestion list of the address bar: two pages in a separate process for each window, even in a browser that
 * shows no address bar.
 */
const addressBar = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** Flags that keep a test browser quiet: no network requests of its own, no sandbox (containers run as root). */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...addressBar]}`,
]

/** @returns {string | undefined} the browser for the tests: `CHROMIUM`, else an installed one, else Playwright's own */
export function chromiumPath() {
  const named = process.env.CHROMIUM
  if (named) return named
  return installed.find(existsSync) ?? playwrightsOwn()
}

/** Debian has it as a package of its own. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Returns the browser for tests that need no more of Chromium than its pages: the shell without windows and processes
 * around them, which opens a page with a quarter less work. It has no back-forward cache and does not prerender. Where
 * it is not installed, or `CHROMIUM` names a browser, that of `chromiumPath`.
 * @returns {string | undefined}
 */
export function headlessPath() {
  return !process.env.CHROMIUM && existsSync(headlessShell) ? headlessShell : chromiumPath()
}

function playwrightsOwn() {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined // packages are not installed yet
  }
}
