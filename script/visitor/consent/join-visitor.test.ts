import { expect, test, vi } from 'vitest'
import type { WireEvent } from '../../../contract/event.ts'
import { permanentFields } from '../../cookies/permanent-cookie.ts'
import { sessionFields } from '../../cookies/session-cookie.ts'
import { decodeState } from '../../cookies/state-codec.ts'
import { aChance, type RunFacts } from '../../testing/a-run.ts'
import { aBrowser, type Tab } from '../../testing/some-tabs.ts'
import { sampleOf } from '../sample.ts'

/** The page of a tab that came from a search result. */
const fromSearch: RunFacts = {
  page: { facts: () => ({ url: 'https://www.shop.test/', referrerUrl: 'https://search.test/?q=boots' }) },
}
const fromShop: RunFacts = {
  page: { facts: () => ({ url: 'https://www.shop.test/', referrerUrl: 'https://www.shop.test/uk/en/' }) },
}

type Browser = ReturnType<typeof aBrowser>

/** Opens a tab whose events have ids of their own. */
async function openPending({ open }: Browser, { page, ...facts }: RunFacts = {}, seed = 1): Promise<Tab> {
  const tab = await open({ ...facts, page: { random: aChance(seed), ...page } }, 'pending')
  await vi.dynamicImportSettled()
  return tab
}

/** Opens two tabs before the visitor agrees; each has a view and a product. */
async function twoPendingTabs({ first = {}, second = {} }: { first?: RunFacts; second?: RunFacts } = {}) {
  const browser = aBrowser()
  const tabs = [await openPending(browser, first), await openPending(browser, second, 2)] as [Tab, Tab]
  for (const tab of tabs) {
    tab.view()
    tab.page.uv().emit?.('ecProduct', {})
  }
  return { ...browser, tabs }
}

/** Agrees in a tab, which stores what has waited in it once all its parts know. */
async function agreeIn(tab: Tab): Promise<void> {
  tab.consent.set('granted')
  await Promise.resolve()
}

/** Returns the events that wait in the browser, in the order of their numbers. */
function waiting({ storage }: Pick<Browser, 'storage'>): WireEvent[] {
  const keys = storage.keys().filter((key) => key.startsWith('qb_queue:'))
  const events = keys.map((key) => (JSON.parse(storage.get(key) ?? '') as { event: WireEvent }).event)
  return events.toSorted((a, b) => a.meta.seq - b.meta.seq)
}

function storedState({ jar }: Pick<Browser, 'jar'>) {
  const read = { vital: [], now: 0 }
  return {
    ...decodeState(permanentFields, jar.cookies.get('qb_permanent') ?? '', read).state,
    ...decodeState(sessionFields, jar.cookies.get('qb_session') ?? '', read).state,
  }
}

const contextsOf = (events: WireEvent[]) =>
  events.map(({ meta: { type, seq }, context }) => [
    `${seq} ${type}`,
    context.viewNumber,
    `session ${context.sessionNumber}.${context.sessionViewNumber}`,
    `entrance ${context.entranceNumber}.${context.entranceViewNumber}`,
  ])

const firstPage = [
  ['1 ecView', 1, 'session 1.1', 'entrance 1.1'],
  ['2 qubit.session', 1, 'session 1.1', 'entrance 1.1'],
  ['3 qubit.entrance', 1, 'session 1.1', 'entrance 1.1'],
  ['4 ecProduct', 1, 'session 1.1', 'entrance 1.1'],
]

test.each<[string, RunFacts]>([
  ['directly', {}],
  ['from a page of the shop', fromShop],
])(
  '[VI-01] [VI-04] [VI-06] [EV-07] of two pages opened before the visitor agrees, the one opened %s continues the other',
  async (_, second) => {
    const { tabs, ...browser } = await twoPendingTabs({ second })
    const [one, two] = tabs
    await agreeIn(one)
    expect(contextsOf(waiting(browser))).toEqual(firstPage)
    await agreeIn(two)
    const id = one.cookies?.permanent.visitorId ?? ''
    expect(contextsOf(waiting(browser))).toEqual([
      ...firstPage,
      ['5 ecView', 2, 'session 1.2', 'entrance 1.2'],
      ['6 ecProduct', 2, 'session 1.2', 'entrance 1.2'],
    ])
    expect(new Set(waiting(browser).map(({ context }) => `${context.id} ${context.sample}`))).toEqual(
      new Set([`${id} ${sampleOf(id)}`]),
    )
    expect(new Set(waiting(browser).map(({ context }) => context.sessionTs)).size).toBe(1)
    expect(storedState(browser)).toMatchObject({
      visitorId: id,
      viewNumber: 2,
      sessionNumber: 1,
      entranceNumber: 1,
      entranceViewNumber: 2,
      sessionViewNumber: 2,
      conversionCycleNumber: 1,
    })
    for (const tab of tabs) tab.view()
    expect(contextsOf(waiting(browser)).slice(6)).toEqual([
      ['7 ecView', 3, 'session 1.3', 'entrance 1.3'],
      ['8 ecView', 4, 'session 1.4', 'entrance 1.4'],
    ])
  },
)

test('[VI-06] a page that was opened from a search result before the visitor agreed keeps its entrance', async () => {
  const { tabs, ...browser } = await twoPendingTabs({ first: fromSearch, second: fromSearch })
  for (const tab of tabs) await agreeIn(tab)
  expect(contextsOf(waiting(browser)).slice(4)).toEqual([
    ['5 ecView', 2, 'session 1.2', 'entrance 2.1'],
    ['6 qubit.entrance', 2, 'session 1.2', 'entrance 2.1'],
    ['7 ecProduct', 2, 'session 1.2', 'entrance 2.1'],
  ])
  expect(storedState(browser)).toMatchObject({ sessionNumber: 1, entranceNumber: 2, entranceViewNumber: 1 })
})

test('[VI-01] a page that comes back after the visitor agreed on the next one belongs to that visitor at its next view', async () => {
  const { tabs, ...browser } = await twoPendingTabs()
  const [one, two] = tabs
  await agreeIn(two)
  two.page.leave()
  one.view()
  expect([...browser.storage.keys()].filter((key) => key.startsWith('qb_queue:'))).toHaveLength(4)
  await agreeIn(one)
  expect(contextsOf(waiting(browser))).toEqual([
    ...firstPage,
    ['5 ecView', 2, 'session 1.2', 'entrance 1.2'],
    ['6 ecProduct', 2, 'session 1.2', 'entrance 1.2'],
    ['7 ecView', 3, 'session 1.3', 'entrance 1.3'],
  ])
  expect(new Set(waiting(browser).map(({ context }) => context.id))).toEqual(
    new Set([two.cookies?.permanent.visitorId]),
  )
})

test('[VI-04] a page whose visitor agrees after the session of the other page has ended begins a session', async () => {
  const { tabs, ...browser } = await twoPendingTabs()
  const [one, two] = tabs
  await agreeIn(one)
  // The browser removes it half an hour after it was written.
  browser.jar.cookies.delete('qb_session')
  await agreeIn(two)
  expect(contextsOf(waiting(browser)).slice(4)).toEqual([
    ['5 ecView', 2, 'session 2.1', 'entrance 2.1'],
    ['6 qubit.session', 2, 'session 2.1', 'entrance 2.1'],
    ['7 qubit.entrance', 2, 'session 2.1', 'entrance 2.1'],
    ['8 ecProduct', 2, 'session 2.1', 'entrance 2.1'],
  ])
  expect(storedState(browser)).toMatchObject({ viewNumber: 2, sessionNumber: 2, sessionViewNumber: 1 })
})

test('[VI-01] without local storage, the events of a second page get the id of the stored visitor too', async () => {
  const denied: RunFacts = { page: { storage: undefined } }
  const { tabs, ...browser } = await twoPendingTabs({ first: denied, second: denied })
  const [one, two] = tabs
  await agreeIn(one)
  await agreeIn(two)
  const events = two.opened?.queue.stored().map(({ event }) => event) ?? []
  expect(contextsOf(events)).toEqual([
    ['5 ecView', 2, 'session 1.2', 'entrance 1.2'],
    ['6 ecProduct', 2, 'session 1.2', 'entrance 1.2'],
  ])
  expect(storedState(browser)).toMatchObject({ viewNumber: 2, sessionNumber: 1, entranceNumber: 1 })
})

test('[VI-01] a page that was granted alone keeps what it has counted', async () => {
  const browser = aBrowser()
  const tab = await openPending(browser)
  tab.view()
  tab.page.uv().emit?.('ecProduct', {})
  await agreeIn(tab)
  expect(contextsOf(waiting(browser))).toEqual(firstPage)
  tab.view()
  expect(contextsOf(waiting(browser)).slice(4)).toEqual([['5 ecView', 2, 'session 1.2', 'entrance 1.2']])
})

test('[EV-07] an event from before the first view of the second page has the numbers that were stored', async () => {
  const browser = aBrowser()
  const [one, two] = [await openPending(browser), await openPending(browser, {}, 2)]
  one.view()
  two.opened?.tracker.emitDebug({ code: 'handler', message: 'A handler has failed' })
  two.view()
  await agreeIn(one)
  await agreeIn(two)
  expect(contextsOf(waiting(browser)).slice(3)).toEqual([
    ['4 qubit.debug', 1, 'session 1.1', 'entrance 1.1'],
    ['5 ecView', 2, 'session 1.2', 'entrance 1.2'],
  ])
})
