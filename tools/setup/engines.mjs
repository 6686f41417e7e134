// Plain JavaScript, because the first-run set-up runs this on whatever Node is installed, from version 20 on.
import { existsSync } from 'node:fs'

const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** @returns {string | undefined} the Firefox for the tests: `FIREFOX`, else an installed one */
export function firefoxPath() {
  return process.env.FIREFOX ?? firefoxes.find((path) => existsSync(path))
}

/** The program that drives WebKitGTK. */
export const webkitDriver = '/usr/bin/WebKitWebDriver'

/** @returns {string | undefined} the browser around WebKitGTK that comes with it and can be driven */
export function miniBrowserPath() {
  const found = ['4.1', '6.0', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  return found.find((path) => existsSync(path))
}
