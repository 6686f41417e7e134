import type { WireEvent } from '../contract/event.ts'
import { begun, emit } from './delivery/stage.ts'
import { expect } from './demo.ts'
import { test } from './small-pages.ts'
import { scriptHasRun } from './wait-in-page.ts'

function numbersOf(events: WireEvent[]): object[] {
  return events
    .filter(({ meta }) => meta.type === 'ecView')
    .map(({ context: { viewNumber, sessionNumber, sessionViewNumber, entranceNumber } }) => ({
      viewNumber,
      sessionNumber,
      sessionViewNumber,
      entranceNumber,
    }))
}

test('[VI-03, VI-04] three pages are views 1, 2 and 3 of one session, before and after a restart of the service', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  for (const nth of [1, 2, 3]) await page.goto(`${small}?page=${nth}`)
  const expected = [1, 2, 3].map((number) => ({
    viewNumber: number,
    sessionNumber: 1,
    sessionViewNumber: number,
    entranceNumber: 1,
  }))
  await expect.poll(async () => numbersOf(await demo.events(visitorId))).toEqual(expected)

  await demo.stopService('SIGKILL')
  await demo.startService()
  expect(numbersOf(await demo.events(visitorId))).toEqual(expected)
  const lookup = await fetch(`${demo.service}/lookup/norrow/${visitorId}`)
  expect(await lookup.json()).toMatchObject({ history: { views: 3, sessions: 1, entrances: 1 } })

  await page.goto(small)
  await expect
    .poll(async () => numbersOf(await demo.events(visitorId)).at(-1))
    .toEqual({ viewNumber: 4, sessionNumber: 1, sessionViewNumber: 4, entranceNumber: 1 })
})

test('meta.seq numbers the events of a visitor without gaps, across pages', async ({
  page,
  demo,
  small,
  visitorId,
}) => {
  for (const nth of [1, 2, 3]) {
    const address = `${small}?page=${nth}`
    await page.goto(address)
    await begun(page)
    await emit(page, 2)
    await expect.poll(async () => (await demo.events(visitorId)).at(-1)?.meta.url).toBe(address)
  }
  await expect
    .poll(async () => (await demo.events(visitorId)).filter(({ meta }) => meta.type === 'ecView').length)
    .toBe(3)
  const numbers = (await demo.events(visitorId)).map(({ meta }) => meta.seq)
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  expect(numbers.length).toBeGreaterThan(6)
})

test('[CK-13] all views of a quick sequence of page loads are counted', async ({ page, demo, small, visitorId }) => {
  for (let turn = 0; turn < 6; turn++) {
    await page.goto(`${small}?turn=${turn}`, { waitUntil: 'commit' })
    await scriptHasRun(page)
  }
  await expect
    .poll(async () =>
      numbersOf(await demo.events(visitorId)).map((numbers) => (numbers as { viewNumber: number }).viewNumber),
    )
    .toEqual([1, 2, 3, 4, 5, 6])
})
