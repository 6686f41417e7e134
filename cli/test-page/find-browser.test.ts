import { expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'

type Machine = NonNullable<Parameters<typeof findBrowser>[0]>

function aMachine(files: string[], change: Partial<Machine> = {}): Machine {
  return {
    platform: 'linux',
    variables: { PATH: '/usr/local/bin:/usr/bin' },
    isThere: (file) => files.includes(file),
    playwrights: () => undefined,
    ...change,
  }
}

const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
const chromeOfMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

test.each<[string, Machine, string]>([
  ['Linux, by the path', aMachine(['/usr/bin/chromium']), '/usr/bin/chromium'],
  ['macOS', aMachine([chromeOfMac], { platform: 'darwin' }), chromeOfMac],
  [
    'Windows',
    aMachine([edge], { platform: 'win32', variables: { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' } }),
    edge,
  ],
  ['a shop with Playwright', aMachine(['/usr/bin/chromium'], { playwrights: () => '/cache/chrome' }), '/cache/chrome'],
  [
    'a machine that names one',
    aMachine(['/my/browser'], { variables: { INSTEP_BROWSER: '/my/browser' }, playwrights: () => '/cache/chrome' }),
    '/my/browser',
  ],
])('[BU-06] a browser for tests is found on %s', (_, machine, path) => {
  expect(findBrowser(machine)).toBe(path)
})

test('[BU-06] a machine without a browser, and a variable that names none, are told what to do', () => {
  expect(() => findBrowser(aMachine([]))).toThrow('Install one, or give the path of its program in INSTEP_BROWSER')
  const wrong = aMachine(['/usr/bin/chromium'], { variables: { INSTEP_BROWSER: '/nothing' } })
  expect(() => findBrowser(wrong)).toThrow('INSTEP_BROWSER is /nothing, where no file is')
})
