import type { ServerResponse } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import type { WireEvent } from '../contract/event.ts'
import { openStage, storedFor } from './delivery/stage.ts'
import { expect, test as ofDemo } from './demo.ts'
import { emptyStorage } from './forget-visitor.ts'
import { scriptHasRun } from './wait-in-page.ts'

/** The shop with a tracking id of the test's own, so that its events are those of this test. */
type OwnShop = { origin: string; events(): Promise<WireEvent[]> }

const test = ofDemo.extend<{ shop: OwnShop }>({
  shop: async ({ demo }, use, { testId }) => {
    const trackingId = `tabs-${testId}-${Date.now()}`
    const pages = {
      '/empty': (_: unknown, answer: ServerResponse) => answer.writeHead(200, html).end('<title>Empty</title>'),
    }
    const stage = await openStage(demo.shop, { endpoints: { base: demo.service }, trackingId, pages })
    await use({ origin: stage.origin, events: () => storedFor(demo.service, trackingId) })
    await stage.close()
  },
})

const html = { 'Content-Type': 'text/html' }

const paths = ['/uk/en/', '/uk/en/shop/men', '/uk/en/shop/women']

async function openIn(tab: Page, url: string): Promise<void> {
  await tab.goto(url)
  await scriptHasRun(tab)
}

/** Opens empty tabs. Most of what a tab costs is the start of its process, so each is used again. */
const openTabs = (context: BrowserContext, count: number): Promise<Page[]> =>
  Promise.all(Array.from({ length: count }, () => context.newPage()))

/** Returns the events of all visitors except these, once there are this many views. */
async function eventsWith(views: number, { events }: OwnShop, gone = new Set<unknown>()): Promise<WireEvent[]> {
  const all = async () => (await events()).filter(({ context }) => !gone.has(context.id))
  await expect.poll(async () => (await all()).filter(({ meta }) => meta.type === 'ecView').length).toBe(views)
  return all()
}

const idsOf = (events: WireEvent[]) => new Set(events.map(({ context }) => context.id))
const sessionsOf = (events: WireEvent[]) => events.filter(({ meta }) => meta.type === 'qubit.session')

/** Leaves the shop with all tabs, which keep their processes on a page of the same origin. */
const leave = (context: BrowserContext, { origin }: OwnShop): Promise<unknown> =>
  Promise.all(context.pages().map((tab) => tab.goto(`${origin}/empty`)))

/** Leaves the shop and ends the session: the visitor comes back later. */
async function comeBack(context: BrowserContext, shop: OwnShop): Promise<void> {
  await leave(context, shop)
  await context.clearCookies({ name: 'qb_session' })
}

/** Leaves the shop and forgets the visitor: who opens the tabs next is a new one. */
async function forget(context: BrowserContext, shop: OwnShop): Promise<void> {
  const [tab] = context.pages()
  if (!tab) throw new Error('there are tabs')
  await Promise.all(context.pages().map((each) => each.evaluate(() => sessionStorage.clear())))
  await leave(context, shop)
  await emptyStorage(tab, shop.origin)
}

test('[VI-01, VI-04, CK-12] three tabs opened 200 ms apart are one visitor in one session, today and tomorrow', async ({
  context,
  shop,
}) => {
  const tabs = await openTabs(context, paths.length)
  for (const day of [1, 2]) {
    // As fast as a shopper opens them; all three load at once.
    await Promise.all(
      tabs.map(async (tab, at) => {
        await new Promise((go) => setTimeout(go, 200 * at))
        await openIn(tab, `${shop.origin}${paths[at]}`)
      }),
    )
    const events = await eventsWith(3 * day, shop)
    expect(idsOf(events).size).toBe(1)
    expect(sessionsOf(events).map(({ context: { sessionNumber } }) => sessionNumber)).toEqual([1, 2].slice(0, day))
    await comeBack(context, shop)
  }
})

test('[VI-01, VI-04, CK-12, EV-07] tabs opened one after the other, well within 5 s, continue the counts of the others', async ({
  context,
  shop,
}) => {
  const tabs = await openTabs(context, 3)
  for (const day of [1, 2]) {
    for (const [at, tab] of tabs.entries()) {
      await openIn(tab, `${shop.origin}/plain`)
      await eventsWith(3 * (day - 1) + at + 1, shop)
    }
    const events = await eventsWith(3 * day, shop)
    expect(idsOf(events).size).toBe(1)
    expect(sessionsOf(events)).toHaveLength(day)
    const views = events.filter(({ meta }) => meta.type === 'ecView').slice(-3)
    expect(
      views.map(({ context: { sessionNumber, sessionViewNumber } }) => [sessionNumber, sessionViewNumber]),
    ).toEqual([
      [day, 1],
      [day, 2],
      [day, 3],
    ])
    const numbers = events.map(({ meta }) => meta.seq).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    await comeBack(context, shop)
  }
})

const atStart = new Set(['ecView', 'qubit.session', 'qubit.entrance'])

test('[VI-01, VI-04, EV-07] six tabs opened at the same moment, repeatedly, are one session each time, and no two views have the same number', async ({
  context,
  shop,
}) => {
  test.setTimeout(240_000)
  // Events that tabs send while they are left may arrive in the next round.
  const gone = new Set<unknown>()
  const tabs = await openTabs(context, 6)
  for (let round = 1; round <= 8; round++) {
    await Promise.all(tabs.map((tab) => tab.goto(`${shop.origin}/plain`)))
    const events = await eventsWith(6, shop, gone)
    const ids = idsOf(events)
    expect(ids.size).toBe(1)
    expect(sessionsOf(events)).toHaveLength(1)
    const views = events.filter(({ meta }) => meta.type === 'ecView')
    expect(views.map(({ context: { viewNumber } }) => viewNumber).sort()).toEqual([1, 2, 3, 4, 5, 6])
    const numbers = events.flatMap(({ meta }) => (atStart.has(meta.type) ? [meta.seq] : []))
    expect(new Set(numbers).size).toBe(numbers.length)
    await forget(context, shop)
    for (const id of ids) gone.add(id)
  }
})
