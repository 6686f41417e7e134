import { expect, onTestFinished, test } from 'vitest'
import { anApp } from '../../../service/testing/an-app.ts'
import { products } from '../../../shop/products/products.ts'
import { seedHistory } from './seed-history.ts'
import { shoppingHistory } from './shopping-history.ts'

const now = Date.UTC(2026, 10, 20, 12)

test('the invented history is the same each time, lies in the past, and contains every product', () => {
  const history = shoppingHistory(now, 'http://localhost')
  expect(shoppingHistory(now, 'http://localhost')).toEqual(history)
  const ends = history.map(({ at, events }) => at + (events.at(-1)?.after ?? 0))
  expect(Math.max(...ends)).toBeLessThanOrEqual(now)
  expect(new Set(history.flatMap(({ viewed }) => viewed)).size).toBe(products.length)
})

test('after seeding, recommendations and counters have data; seeding again counts no event twice', async () => {
  const app = anApp({ now: () => now })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const service = app.listeningOrigin
  const seeding = { service, shop: 'http://localhost:4400', trackingId: 'norrow', now }
  await seedHistory(seeding)
  const stored = async () => (await app.inject('/_inspect/events')).json().events.length
  const first = await stored()
  expect(first).toBeGreaterThan(2000)
  const top = async (name: string) => (await app.inject(`/counters/norrow/topk/${name}`)).json().data
  expect((await top('t004-purchases')).length).toBeGreaterThan(3)
  await seedHistory(seeding)
  expect(await stored()).toBe(first)
})
