import { expect } from '../demo.ts'
import { beVisitor, endSession, test } from './engine-test.ts'

test('[VI-03, VI-04] views, sessions and entrances are counted, over pages and sessions', async ({ tab, demo }) => {
  const visitorId = await beVisitor(tab, demo)
  const numbers = async () =>
    (await demo.events(visitorId))
      .filter(({ meta }) => meta.type === 'ecView')
      .map(({ context }) => [
        context.viewNumber,
        context.sessionNumber,
        context.sessionViewNumber,
        context.entranceNumber,
      ])
  const expected = [1, 2, 3].map((number) => [number, 1, number, 1])
  for (const [at, path] of ['/uk/en/', '/uk/en/shop/women', '/uk/en/cart'].entries()) {
    await tab.open(demo.shop + path)
    await expect.poll(numbers).toEqual(expected.slice(0, at + 1))
  }
  await endSession(tab, demo)
  await tab.open(`${demo.shop}/uk/en/`)
  await expect.poll(numbers).toEqual([...expected, [4, 2, 1, 2]])
  // Two requests of one page may arrive in either order.
  const sent = (await demo.events(visitorId)).map(({ meta }) => Number(meta.seq)).sort((a, b) => a - b)
  expect(sent).toEqual(sent.map((_, at) => at + 1))
})

test('[CK-01] the browser keeps the cookies of the script for their whole lifetime', async ({ tab, profile, demo }) => {
  const visitorId = await beVisitor(tab, demo)
  await tab.open(`${demo.shop}/uk/en/`)
  const kept = async () => {
    const cookies = await profile.readCookies(demo.shop)
    return cookies.find(({ name }) => name === 'qb_permanent')
  }
  await expect.poll(async () => (await kept())?.value).toMatch(new RegExp(`^${visitorId}:`))
  expect(await kept()).toMatchObject({ path: '/', sameSite: 'Lax' })
  const days = (Number((await kept())?.expires) - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})
