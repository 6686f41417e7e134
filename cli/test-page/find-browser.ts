import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { posix, resolve, win32 } from 'node:path'

type Machine = {
  platform: string
  variables: Readonly<Record<string, string | undefined>>
  isThere: (file: string) => boolean
  /** The browser of a Playwright that the shop has; undefined without one. */
  playwrights: () => string | undefined
}

const onLinux = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'microsoft-edge']

const onMac = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const onWindows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

const thisMachine: Machine = {
  platform: process.platform,
  variables: process.env,
  isThere: existsSync,
  playwrights: browserOfPlaywright,
}

/**
 * Returns the path of a Chromium browser: `INSTEP_BROWSER`, else that of the shop's Playwright, else an installed Chrome,
 * Chromium or Edge. @throws with the remedy when there is none
 */
export function findBrowser({ platform, variables, isThere, playwrights }: Machine = thisMachine): string {
  const named = variables.INSTEP_BROWSER
  if (named && !isThere(named)) throw new Error(`INSTEP_BROWSER is ${named}, where no file is: correct or remove it`)
  const found = named ?? playwrights() ?? usualPlaces(platform, variables).find(isThere)
  if (found) return found
  throw new Error(
    'There is no Chrome, Chromium or Edge here to open a page with. Install one, ' +
      'or give the path of its program in INSTEP_BROWSER',
  )
}

function usualPlaces(platform: string, variables: Machine['variables']): string[] {
  if (platform === 'darwin') return onMac
  if (platform === 'win32') {
    const folders = [variables.PROGRAMFILES, variables['PROGRAMFILES(X86)'], variables.LOCALAPPDATA]
    return onWindows.flatMap((file) => folders.flatMap((folder) => (folder ? win32.join(folder, file) : [])))
  }
  const folders = (variables.PATH ?? '').split(':').filter(Boolean)
  return onLinux.flatMap((name) => folders.map((folder) => posix.join(folder, name)))
}

function browserOfPlaywright(): string | undefined {
  const requireOfShop = createRequire(resolve('package.json'))
  for (const name of ['playwright', '@playwright/test', 'playwright-core']) {
    try {
      const path: string = requireOfShop(name).chromium.executablePath()
      if (existsSync(path)) return path
    } catch {
      // The shop does not have it.
    }
  }
  return undefined
}
