import { expect, test } from 'vitest'
import { anEvent } from '../../contract/testing/an-event.ts'
import { limits } from '../limits.ts'
import { sqliteStorage } from '../storage/sqlite-storage.ts'
import { aClock } from '../testing/a-clock.ts'
import { anApp, testNow } from '../testing/an-app.ts'
import { refusedEvents, storedEvents } from '../testing/inspected.ts'
import { postEvents } from '../testing/post-events.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Creates a store with one event and one refused event of each age in days. */
async function aStoreOf(ages: number[]) {
  const storage = sqliteStorage(':memory:')
  for (const age of ages) {
    const app = anApp({ storage, now: () => testNow - age * day, after: () => () => {} })
    await postEvents(app, { events: [anEvent({ age }), { age }] })
    await app.inject({ url: '/stamp/t/shop', headers: { 'x-qb-state': String(age) } })
    await app.close()
  }
  return storage
}

type Parts = {
  storage: ReturnType<typeof sqliteStorage>
  keepDays?: { events: number; refused: number; stash: number }
}

/** Starts a service, and returns the ages of the remaining events. */
async function aStartedApp({ storage, keepDays = { events: 400, refused: 90, stash: 400 } }: Parts) {
  const clock = aClock()
  const app = anApp({ storage, now: clock.now, after: clock.after, configuration: { keepDays } })
  await app.ready()
  await clock.pass(1000)
  return {
    clock,
    app,
    ages: async () => ({
      events: (await storedEvents(app)).map(({ event }) => event.age),
      refused: (await refusedEvents(app)).map(({ body }) => JSON.parse(body).age),
    }),
  }
}

test('by default events are kept for 400 days and refused events for 90', async () => {
  const storage = await aStoreOf([500, 400.1, 399.9, 90.1, 89.9, 2])
  const { ages } = await aStartedApp({ storage })
  expect(await ages()).toEqual({ events: [399.9, 90.1, 89.9, 2], refused: [89.9, 2] })
})

test('the number of days can be configured', async () => {
  const storage = await aStoreOf([11, 6, 4])
  const { ages } = await aStartedApp({ storage, keepDays: { events: 10, refused: 5, stash: 400 } })
  expect(await ages()).toEqual({ events: [6, 4], refused: [4] })
})

test('data whose retention ends while the service runs is removed within the hour', async () => {
  const storage = await aStoreOf([0.5])
  const { clock, ages } = await aStartedApp({ storage, keepDays: { events: 1, refused: 1, stash: 400 } })
  await clock.pass(0.4 * day)
  expect(await ages()).toEqual({ events: [0.5], refused: [0.5] })
  await clock.pass(0.1 * day + 60 * 60 * 1000)
  expect(await ages()).toEqual({ events: [], refused: [] })
})

test('a clock that has gone forward by months is believed after a day, so that one that is set wrongly removes nothing', async () => {
  const storage = await aStoreOf([1])
  const { clock, ages } = await aStartedApp({ storage })
  clock.sleep(3650 * day)
  await clock.pass(22 * hour)
  expect((await ages()).events).toEqual([1])
  await clock.pass(3 * hour)
  expect((await ages()).events).toEqual([])
})

test('a clock that is ahead by months when the service starts is believed after a day, however often the service is restarted', async () => {
  const storage = await aStoreOf([500, 31])
  const { clock, app, ages } = await aStartedApp({ storage })
  await clock.pass(22 * hour)
  expect((await ages()).events).toEqual([500, 31])
  await postEvents(app, { events: [anEvent({ age: 0 })] })
  await app.close()
  const again = await aStartedApp({ storage })
  expect((await again.ages()).events).toEqual([500, 31, 0])
  await again.clock.pass(25 * hour)
  expect((await again.ages()).events).toEqual([31, 0])
})

test('the state of a browser is removed when its cookie has expired', async () => {
  const storage = await aStoreOf([366, 364, 2])
  await aStartedApp({ storage })
  expect((await storage.stamps.list()).map(({ state }) => state)).toEqual(['364', '2'])
})

test('many old events are removed in small commits, and the history of their visitor stays', async () => {
  const storage = await aStoreOf([2])
  const count = 2 * limits.removedAtOnce + 1
  const events = Array.from({ length: count }, () => anEvent({ context: { viewNumber: 7 } }))
  await storage.events.append({
    trackingId: 'shop',
    receivedAt: testNow - 500 * day,
    events: events.map((event) => ({ text: JSON.stringify(event), event, bot: false })),
    refused: [],
  })
  const removed: number[] = []
  const { removeOlder } = storage.events
  storage.events.removeOlder = async (before, atMost) => {
    const went = await removeOlder(before, atMost)
    removed.push(went)
    return went
  }
  const { app } = await aStartedApp({ storage })
  expect(removed).toEqual([500, 500, 1])
  expect(await storedEvents(app)).toHaveLength(1)
  expect((await app.inject('/lookup/shop/visitor-1')).json().history.views).toBe(7)
})

test('while there is more to remove of one kind, the others are not searched again before the next hour', async () => {
  const storage = await aStoreOf([])
  const asked: string[] = []
  storage.events.removeOlder = async (_before, atMost) => {
    asked.push('events')
    return asked.length < 6 ? atMost : 0
  }
  storage.results.removeOlder = async () => {
    asked.push('results')
    return 0
  }
  const { clock } = await aStartedApp({ storage })
  expect(asked).toEqual(['events', 'results', 'events', 'events', 'events', 'events'])
  await clock.pass(60 * 60 * 1000)
  expect(asked.slice(6)).toEqual(['events', 'results'])
})

test('what is old is removed one kind after the other, so that requests are answered in between', async () => {
  const storage = await aStoreOf([2])
  const running: string[] = []
  const most: string[][] = []
  for (const part of ['events', 'stash', 'stamps'] as const) {
    const { removeOlder } = storage[part]
    storage[part].removeOlder = async (before, atMost) => {
      running.push(part)
      most.push([...running])
      const removed = await removeOlder(before, atMost)
      running.pop()
      return removed
    }
  }
  await aStartedApp({ storage })
  expect(most).toEqual([['events'], ['stash'], ['stamps']])
})

test('callbacks are removed with the events of their day, and a stash value when it was not written for its number of days', async () => {
  const storage = sqliteStorage(':memory:')
  const at = (age: number) => testNow - age * day
  for (const age of [31, 29]) {
    const d = String(age)
    await storage.callbacks.record({
      d,
      kind: 'impression',
      ts: 1,
      products: [],
      gcid: null,
      gsid: null,
      receivedAt: at(age),
    })
    await storage.stash.write({ namespace: 'n', area: 'public', key: `written-${age}`, data: 1, storedAt: at(2 * age) })
  }
  await storage.stash.write({ namespace: 'n', area: 'public', key: 'anew', data: 1, storedAt: at(70) })
  await storage.stash.write({ namespace: 'n', area: 'public', key: 'anew', data: 2, storedAt: at(1) })
  await aStartedApp({ storage, keepDays: { events: 30, refused: 30, stash: 60 } })
  expect((await storage.callbacks.list()).map(({ d }) => d)).toEqual(['29'])
  expect((await storage.stash.list()).map(({ key }) => key)).toEqual(['anew', 'written-29'])
})

test('the log of the console is kept as long as events are, and its publications for ever', async () => {
  const storage = await aStoreOf([])
  for (const [days, action] of [
    [401, 'draft-saved'],
    [401, 'published'],
    [399, 'draft-saved'],
  ] as const)
    await storage.siteChanges.addEntry('shop', {
      at: testNow - days * day,
      author: '',
      role: 'edit',
      action,
      subject: String(days),
    })
  await aStartedApp({ storage })
  const entries = await storage.siteChanges.entries('shop', Number.MAX_SAFE_INTEGER, 10)
  expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(['draft-saved 399', 'published 401'])
})

test('visitors of a campaign who have not been seen for as long as events are kept are removed, with their group', async () => {
  const storage = sqliteStorage(':memory:')
  const participant = (visitorId: string) => ({
    visitorId,
    placementId: 'hero',
    campaignId: 'spring',
    trackingId: 'shop',
    group: 'CONTROL' as const,
  })
  await storage.campaigns.deliver(participant('gone'), testNow - 11 * day)
  await storage.campaigns.deliver(participant('back'), testNow - 11 * day)
  await storage.campaigns.deliver(participant('back'), testNow - 9 * day)
  await aStartedApp({ storage, keepDays: { events: 10, refused: 10, stash: 10 } })
  expect(await storage.campaigns.groupOf(participant('gone'))).toBe(undefined)
  expect(await storage.campaigns.groupOf(participant('back'))).toBe('CONTROL')
  expect(await storage.campaigns.counts('shop')).toMatchObject([{ group: 'CONTROL', visitors: 1, delivered: 2 }])
})
