import { expect, test } from 'vitest'
import { type GateFacts, mayRun } from './gate.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

function aWindow(): Record<string, unknown> {
  return {
    Promise,
    Map,
    Set,
    Object: { assign: Object.assign },
    Array: { prototype: { find: Array.prototype.find } },
    JSON,
    document: { querySelector() {} },
    addEventListener() {},
    postMessage() {},
    MutationObserver: class {},
  }
}

function someFacts(facts: Partial<GateFacts> = {}): GateFacts {
  return { userAgent: chrome, window: aWindow(), cookieText: '', ...facts }
}

test.each([
  ['6', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)'],
  ['7', 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.0)'],
  ['8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'],
  ['9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
  ['10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
  ['11', 'Mozilla/5.0 (Windows NT 6.3; Trident/7.0; rv:11.0) like Gecko'],
])('[ST-01] Internet Explorer %s does not start the script', (_, userAgent) => {
  expect(mayRun(someFacts({ userAgent }))).toBe(false)
})

test.each([
  ['Chrome', chrome],
  [
    'Edge of old',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0 Safari/537.36 Edge/14.14393',
  ],
])('[ST-01] %s is not Internet Explorer', (_, userAgent) => {
  expect(mayRun(someFacts({ userAgent }))).toBe(true)
})

test.each([
  ['Promise'],
  ['Map'],
  ['Set'],
  ['Object.assign'],
  ['Array.prototype.find'],
  ['JSON'],
  ['document.querySelector'],
  ['addEventListener'],
  ['postMessage'],
  ['MutationObserver'],
])('[ST-02] a browser without %s does not start the script', (path) => {
  const window = aWindow()
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const holder = steps.reduce((at, step) => at[step] as Record<string, unknown>, window)
  delete holder[last]
  expect(mayRun(someFacts({ window }))).toBe(false)
})

test('[ST-02] storage and compression are not required', () => {
  expect(aWindow()).not.toHaveProperty('localStorage')
  expect(mayRun(someFacts())).toBe(true)
})

test.each([['qb_dnt=2'], ['qb_dnt_ext=2'], ['a=1; qb_dnt= 2 ; b=2'], ['qb_dnt=0; qb_dnt_ext=2']])(
  '[ST-03] the cookies "%s" keep the script from starting',
  (cookieText) => {
    expect(mayRun(someFacts({ cookieText }))).toBe(false)
  },
)

test.each([['qb_dnt=1'], ['qb_dnt=22'], ['qb_dnt='], ['xqb_dnt=2'], ['qb_dnt_ext=0']])(
  '[ST-03] the cookies "%s" do not keep it from starting',
  (cookieText) => {
    expect(mayRun(someFacts({ cookieText }))).toBe(true)
  },
)
