import { expect, test } from 'vitest'
import type { PlacementOptions } from '../../contract/placement.ts'
import { aJar } from '../testing/a-jar.ts'
import { aPlacement } from '../testing/a-placement.ts'
import { aPlacementRun, type PlacementRunFacts } from './testing/a-placement-run.ts'

type Act = (options: PlacementOptions) => void

const seeing: Act = ({ onImpression }) => onImpression()

async function shown(act: Act, facts: PlacementRunFacts = {}) {
  const run = await aPlacementRun([aPlacement({ js: act })], facts)
  const at = run.page.now()
  await run.view()
  return { ...run, at: at + 5 }
}

const hour = 60 * 60_000

test('a callback is a GET request with its data, time, kind and products, and an impression comes before its click-through', async () => {
  const run = await shown(({ onClickthrough }) => onClickthrough('product', ['a', 'b&c']))
  const sent = run.page.requests.filter(({ url }) => url.includes('/cb?'))
  expect(sent.map(({ method, url, keepalive }) => [method, url, keepalive])).toEqual([
    ['GET', `https://collect.test/cb?d=data&ts=${run.at}&imp=1&p=a&p=b%26c`, true],
    ['GET', `https://collect.test/cb?d=data&ts=${run.at}&t=1&p=a&p=b%26c`, true],
  ])
})

test('[PL-15] while the service fails, each callback is retried with increasing waits until the service accepts it, and the order is kept', async () => {
  let status: number | null = null
  const run = await shown(({ onClickthrough }) => onClickthrough(), { callbackStatus: () => status })
  await run.page.clock.pass(6500)
  // Sent at once, then after 1 s, another 2 s and another 4 s.
  expect(run.callbacks()).toHaveLength(3)
  status = 503
  await run.page.clock.pass(1000)
  expect(run.callbacks()).toHaveLength(4)
  status = 204
  await run.page.clock.pass(8000)
  expect(run.callbacks().map(({ imp, t }) => imp ?? `t${t}`)).toEqual(['1', '1', '1', '1', '1', 't1'])
  expect(run.page.storage.keys().filter((key) => key.startsWith('qb_callbacks:'))).toEqual([])
})

test('a callback that the service refuses for good is given up, and the following ones are sent', async () => {
  const statuses = [400, 204]
  const run = await shown(({ onClickthrough }) => onClickthrough(), { callbackStatus: () => statuses.shift() ?? 204 })
  await run.page.clock.pass(1000)
  expect(run.callbacks().map(({ imp, t }) => imp ?? `t${t}`)).toEqual(['1', 't1'])
})

test('[PL-15] callbacks left by a page are sent by the next one, and dropped after 168 h', async () => {
  const first = await shown(seeing, { callbackStatus: () => null })
  const storage = first.page.storage
  const stored = storage.keys().filter((key) => key.startsWith('qb_callbacks:'))
  expect(stored).toHaveLength(1)
  const text = storage.get(stored[0] ?? '') ?? ''

  const next = await aPlacementRun([aPlacement()], { page: { storage } })
  await next.page.clock.pass(10)
  expect(next.callbacks()).toMatchObject([{ d: 'data', ts: String(first.at), imp: '1' }])
  expect(storage.keys()).not.toContain(stored[0])

  storage.set(stored[0] ?? '', text.replace(String(first.at), String(first.at - 168 * hour - 100)))
  const late = await aPlacementRun([aPlacement()], { page: { storage } })
  await late.page.clock.pass(10)
  expect(late.callbacks()).toEqual([])
  expect(storage.keys()).not.toContain(stored[0])
})

test('[PL-15] at most 100 callbacks wait, and the oldest are dropped', async () => {
  const run = await shown(
    ({ onImpression }) => {
      for (let at = 0; at < 130; at++) onImpression('product', `p${at}`)
    },
    { callbackStatus: () => null },
  )
  const stored = run.page.storage.keys().filter((key) => key.startsWith('qb_callbacks:'))
  const products = stored.map(
    (key) => (JSON.parse(run.page.storage.get(key) ?? '') as { products: string[] }).products[0],
  )
  // The callback in flight is not counted.
  expect(products.length).toBeLessThanOrEqual(101)
  expect(products).toContain('p129')
  expect(products).not.toContain('p5')
})

test('a key corrupted by another script is removed', async () => {
  const run = await aPlacementRun([aPlacement()])
  run.page.storage.set('qb_callbacks:x', '{"id":"y"}')
  run.page.storage.set('qb_callbacks:z', '<')
  run.placements?.start()
  await run.page.clock.pass(0)
  const js: Act = seeing
  const next = await aPlacementRun([aPlacement({ js })], { page: { storage: run.page.storage } })
  await next.view()
  expect(next.callbacks()).toHaveLength(1)
  expect(run.page.storage.keys().filter((key) => /:[xz]$/.test(key))).toEqual([])
})

test('a page that is left sends the waiting callbacks', async () => {
  const answers: number[] = []
  const run = await shown(seeing, { config: { flags: { ga: true } }, callbackStatus: () => answers.push(204) && 204 })
  expect(run.callbacks()).toEqual([])
  run.page.leave()
  await run.page.clock.pass(0)
  expect(run.callbacks()).toHaveLength(1)
  await run.page.clock.pass(5000)
  expect(run.callbacks()).toHaveLength(1)
})

const withGa = { config: { flags: { ga: true } } }

test('[EV-10] a callback contains the analytics ids that are known at once', async () => {
  const jar = aJar({ _ga: 'GA1.2.123.456', _ga_AB12: 'GS1.1.1700000000.3.1', _ga_ZZ: 'GS1.1.9.9' })
  const run = await shown(seeing, { ...withGa, jar })
  expect(run.callbacks()).toMatchObject([{ gcid: '123.456', gsid: '1700000000' }])
})

test('[EV-10] only the first callback of a page load waits for the session id, for 1500 ms, and is then sent without it', async () => {
  const jar = aJar()
  const run = await shown(seeing, { ...withGa, jar })
  await run.page.clock.pass(1400)
  expect(run.callbacks()).toEqual([])
  await run.page.clock.pass(200)
  expect(run.callbacks()).toHaveLength(1)
  expect(run.callbacks()[0]).not.toHaveProperty('gsid')
  await run.view()
  expect(run.callbacks()).toHaveLength(2)
})

test('[EV-10] a session id that becomes known while a callback waits is sent with it; the client id is awaited for 100 ms', async () => {
  const jar = aJar()
  const run = await shown(seeing, { ...withGa, jar })
  await run.page.clock.pass(600)
  jar.cookies.set('_ga_AB12', 'GS1.1.1700000000.3.1')
  await run.page.clock.pass(100)
  expect(run.callbacks()).toMatchObject([{ gsid: '1700000000' }])
  expect(run.callbacks()[0]).not.toHaveProperty('gcid')
})
