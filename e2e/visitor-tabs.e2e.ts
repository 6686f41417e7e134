import type { BrowserContext } from '@playwright/test'
import type { WireEvent } from '../contract/event.ts'
import { type Demo, expect, test } from './demo.ts'

const paths = ['/uk/en/', '/uk/en/shop/men', '/uk/en/shop/women']

async function openTab(context: BrowserContext, url: string): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(url)
  await tab.waitForFunction(() => (window as { __qubit?: { version?: string } }).__qubit?.version)
}

/** Returns what the service has stored of all visitors except these, once there are this many views. */
async function eventsWith(views: number, { service }: Demo, gone = new Set<unknown>()): Promise<WireEvent[]> {
  const all = async () => {
    const { events } = (await (await fetch(`${service}/_inspect/events`)).json()) as { events: { event: WireEvent }[] }
    return events.flatMap(({ event }) => (gone.has(event.context.id) ? [] : event))
  }
  await expect.poll(async () => (await all()).filter(({ meta }) => meta.type === 'ecView').length).toBe(views)
  return all()
}

const idsOf = (events: WireEvent[]) => new Set(events.map(({ context }) => context.id))
const sessionsOf = (events: WireEvent[]) => events.filter(({ meta }) => meta.type === 'qubit.session')

/** Closes the tabs and ends the session: the visitor comes back later. */
async function comeBack(context: BrowserContext): Promise<void> {
  for (const tab of context.pages()) await tab.close()
  await context.clearCookies({ name: 'qb_session' })
}

test('[VI-01, VI-04, CK-12] three tabs opened 200 ms apart are one visitor in one session, today and tomorrow', async ({
  context,
  demo,
}) => {
  await demo.emptyService()
  for (const day of [1, 2]) {
    // As fast as a shopper opens them; all three load at once.
    await Promise.all(
      paths.map(async (path, at) => {
        await new Promise((go) => setTimeout(go, 200 * at))
        await openTab(context, demo.shop + path)
      }),
    )
    const events = await eventsWith(3 * day, demo)
    expect(idsOf(events).size).toBe(1)
    expect(sessionsOf(events).map(({ context: { sessionNumber } }) => sessionNumber)).toEqual([1, 2].slice(0, day))
    await comeBack(context)
  }
})

test('[VI-01, VI-04, CK-12, EV-07] tabs opened one after the other, well within 5 s, continue the counts of the others', async ({
  context,
  demo,
}) => {
  await demo.emptyService()
  for (const day of [1, 2]) {
    for (const [at, path] of paths.entries()) {
      await openTab(context, demo.shop + path)
      await eventsWith(3 * (day - 1) + at + 1, demo)
    }
    const events = await eventsWith(3 * day, demo)
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
    await comeBack(context)
  }
})

const atStart = new Set(['ecView', 'qubit.session', 'qubit.entrance'])

test('[VI-01, VI-04, EV-07] six tabs opened at the same moment, repeatedly, are one session each time, and no two views have the same number', async ({
  browser,
  demo,
}) => {
  test.setTimeout(240_000)
  await demo.emptyService()
  // Events that tabs send while they are closed may arrive in the next round.
  const gone = new Set<unknown>()
  for (let round = 1; round <= 8; round++) {
    const context = await browser.newContext()
    const tabs = await Promise.all(Array.from({ length: 6 }, () => context.newPage()))
    await Promise.all(tabs.map((tab, at) => tab.goto(`${demo.shop}${paths[at % 3]}`)))
    const events = await eventsWith(6, demo, gone)
    const ids = idsOf(events)
    expect(ids.size).toBe(1)
    expect(sessionsOf(events)).toHaveLength(1)
    const views = events.filter(({ meta }) => meta.type === 'ecView')
    expect(views.map(({ context: { viewNumber } }) => viewNumber).sort()).toEqual([1, 2, 3, 4, 5, 6])
    const numbers = events.flatMap(({ meta }) => (atStart.has(meta.type) ? [meta.seq] : []))
    expect(new Set(numbers).size).toBe(numbers.length)
    await context.close()
    for (const id of ids) gone.add(id)
  }
})
