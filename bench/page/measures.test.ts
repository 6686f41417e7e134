import { expect, test } from 'vitest'
import type { Figures } from './load-page.ts'
import { isScriptFile, measures } from './measures.ts'

const shop = 'http://localhost:4400'
const request = (url: string, given: object = {}) => ({ url, method: 'GET', at: 0, transferred: 100, ...given })

const figures: Figures = {
  longTasks: [],
  layoutShift: 0,
  blockingMs: 0,
  scriptMs: 12,
  busyMs: 50,
  seen: { '.global-offer-banner': 700 },
  executed: { offers: 720, counts: 640 },
  profile: { nodes: [] },
  requests: [
    request(`${shop}/uk/en/`),
    request(`${shop}/instep/instep.js`, { code: 'aaaa', by: `${shop}/uk/en/` }),
    request(`${shop}/instep/engine-12345678.js`, { code: 'bbé', by: `${shop}/instep/instep.js` }),
    request(`${shop}/assets/shop.js`, { code: 'cc' }),
    request('http://localhost:4401/lookup/shop/visitor', { at: 300 }),
    request('http://localhost:4401/events/deflate/shop', { at: 400, method: 'POST' }),
  ],
}

function measured(name: string, of = figures): number | undefined {
  return measures.find((measure) => measure.name === name)?.of(of)
}

test.each([
  ["requests for the script's code", 2],
  ['deepest level of these', 2],
  ['their code, bytes', 8],
  ['as they were sent, bytes', 200],
  ["main thread in the script's files, ms", 12],
  ['the offer is there', 700],
  ['the last experience has run', 720],
  ['first request to a service', 300],
  ['first event', 400],
])('%s: %d', (name, expected) => {
  expect(measured(name)).toBe(expected)
})

test('a page whose script is blocked has no figures of the script', () => {
  const blocked = {
    ...figures,
    executed: {},
    seen: {},
    requests: [request(`${shop}/instep/instep.js`, { transferred: 0 })],
  }
  const has = measures.filter(({ of }) => of(blocked) !== undefined).map(({ name }) => name)
  expect(has).toEqual(['total blocking time, ms', 'main thread in all, ms', 'layout shift'])
})

test.each([
  [`${shop}/instep/instep.js`, true],
  [`${shop}/growthbook-script/instep.js`, true],
  [`${shop}/assets/instep/x.js`, false],
  ['', false],
])('whether %s is a file of the script: %s', (url, expected) => {
  expect(isScriptFile(url)).toBe(expected)
})
