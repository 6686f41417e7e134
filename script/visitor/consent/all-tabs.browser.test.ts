import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aBrowserRun, type BrowserRun } from '../../browser/testing/a-browser-run.ts'
import {
  jar,
  leavePage,
  ownCookies,
  ownKeys,
  sentTypes,
  setConsent,
  shop,
  takeStock,
} from '../../browser/testing/left-behind.ts'
import { eventually } from '../../testing/eventually.ts'

beforeEach(takeStock)

/** Opens another tab of this origin and records the answers it receives. */
function anotherTab() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { contentWindow: tab } = frame
  if (!tab) throw new Error('The frame has no window')
  const heard: (string | null)[] = []
  const stored: string[] = []
  tab.addEventListener('storage', ({ key, newValue }) => key === 'qb_consent' && newValue && heard.push(newValue))
  tab.addEventListener(
    'storage',
    ({ key, newValue }) => key?.startsWith('qb_queue:') && newValue && stored.push(newValue),
  )
  return {
    heard,
    /** Each event as it was ever stored. */
    stored,
    /** Publishes an answer from the other tab. */
    answer(state: string) {
      tab.localStorage.setItem('qb_consent', state)
      tab.localStorage.removeItem('qb_consent')
    },
  }
}

test('[BC-02] an answer in one tab is published to the others, even when nothing changes here, and leaves nothing in storage', async () => {
  const { heard } = anotherTab()
  await aBrowserRun({ config: { consent: 'denied' } })
  setConsent('denied')
  setConsent('pending')
  setConsent('granted')
  setConsent('granted')
  await eventually(() => expect(heard).toEqual(['denied', 'granted', 'granted']))
  expect(localStorage.getItem('qb_consent')).toBe(null)
})

test('[BC-01] a default consent state or a pending one is not published to other tabs', async () => {
  const { heard } = anotherTab()
  shop.dataLayer = [['consent', 'default', { analytics_storage: 'granted' }]]
  const { run } = await aBrowserRun({ config: { consent: 'google' } })
  await eventually(() => expect(run.consent.state()).toBe('granted'))
  setConsent('pending')
  await new Promise((go) => setTimeout(go, 100))
  expect(heard).toEqual([])
})

test('[BC-02] an answer that the page gave before the script loaded is published to the other tabs', async () => {
  const { heard } = anotherTab()
  shop.instep = { said: 'denied' }
  await aBrowserRun()
  await eventually(() => expect(heard).toEqual(['denied']))
})

test('[BC-02] a denial in another tab applies to this one: everything is removed, and nothing is sent or written again', async () => {
  const other = anotherTab()
  const visit = await aBrowserRun()
  shop.uv.emit('ecView', { type: 'home' })
  leavePage()
  expect(ownCookies().length).toBeGreaterThan(3)
  other.answer('denied')
  await eventually(() => expect(visit.run.consent.state()).toBe('denied'))
  const { length } = visit.sent
  shop.uv.emit('ecUser')
  leavePage()
  await new Promise((go) => setTimeout(go, 300))
  expect([ownCookies(), ownKeys(), visit.sent.length]).toEqual([[], [], length])
})

test('[BC-02] a grant in another tab applies to this one, and an unknown word changes nothing', async () => {
  const other = anotherTab()
  const visit = await aBrowserRun({ config: { consent: 'pending' } })
  shop.uv.emit('ecView', { type: 'home' })
  other.answer('perhaps')
  other.answer('granted')
  await eventually(() => expect(sentTypes(visit)).toContain('ecView'))
  expect(visit.run.consent.state()).toBe('granted')
})

/** A visitor whom another tab has stored. */
const storedId = 'aaaaaaaaaaa-0mwsgb3ry-aaaaaaa'
const storeVisitor = () => jar.write('qb_permanent', `${storedId}:5:5:2:2`, { domain: '', lifeMs: 60_000 })

/** Opens a page that has a view and a visitor of its own until it learns of another tab's answer. */
async function openPending() {
  const visit = await aBrowserRun({ config: { consent: 'pending' } })
  shop.uv.emit('ecView', { type: 'home' })
  await import('./join-visitor.ts')
  await new Promise((go) => setTimeout(go, 100))
  return { ...visit, ownId: visit.run.cookies?.permanent.visitorId }
}

test('[VI-01] [EV-07] what waited for consent never lies in storage with an id that does not count: another tab could send it', async () => {
  const other = anotherTab()
  const { ownId, run, ...visit } = await openPending()
  storeVisitor()
  await eventually(() => expect(document.cookie).toContain(storedId))
  other.answer('granted')
  await eventually(() => expect(visit.sent.map(({ meta }) => meta.type)).toContain('ecView'))
  expect([run.cookies?.permanent.visitorId, visit.sent[0]?.context.id]).toEqual([storedId, storedId])
  expect(other.stored.filter((text) => text.includes(storedId))).not.toEqual([])
  expect(other.stored.filter((text) => text.includes(`"${ownId}"`))).toEqual([])
})

test("[VI-01] an answer that arrives before the other tab's cookies waits for them", async () => {
  const other = anotherTab()
  const { run, ...visit } = await openPending()
  other.answer('granted')
  await new Promise((go) => setTimeout(go, 200))
  expect(run.consent.state()).toBe('pending')
  storeVisitor()
  await eventually(() => expect(visit.sent.map(({ meta }) => meta.type)).toContain('ecView'))
  expect(new Set(visit.sent.map(({ context }) => context.id))).toEqual(new Set([storedId]))
})

test('[BC-02] a page restored from the back-forward cache after a denial elsewhere writes nothing back', async () => {
  const visit = await aBrowserRun()
  shop.uv.emit('ecView', { type: 'home' })
  leavePage()
  // On the page in between the visitor denied, later, which removed everything.
  await Promise.resolve()
  for (const name of jar.names()) jar.write(name, '', { domain: '', lifeMs: 0 })
  localStorage.clear()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await new Promise((go) => setTimeout(go, 400))
  leavePage()
  expect(visit.run.consent.state()).toBe('denied')
  expect([ownCookies(), ownKeys()]).toEqual([[], []])
})

test('[BC-02] a restored page whose visitor still exists continues', async () => {
  const visit = await aBrowserRun()
  shop.uv.emit('ecView', { type: 'home' })
  leavePage()
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(visit.run.consent.state()).toBe('granted')
})

test('[BC-02] without local storage, events that waited before a denial are not sent after a later grant either', async () => {
  let isUp = false
  const visit = await aBrowserRun({
    page: { storage: undefined },
    config: { gong: true },
    reply: (url) => (url.includes('/events/') && !isUp ? new Response('', { status: 503 }) : undefined),
  })
  shop.uv.emit('ecView', { type: 'home' })
  await eventually(() => expect(visit.sent.length).toBeGreaterThan(0))
  visit.sent.length = 0
  isUp = true
  setConsent('denied')
  setConsent('granted')
  shop.uv.emit('ecSearch')
  await eventually(() => expect(sentTypes(visit)).toContain('ecSearch'))
  expect(sentTypes(visit)).toEqual(['ecSearch'])
})

test('[BC-01] [BC-02] links get no visitor id while consent is pending or denied', async () => {
  const config = { consent: 'pending', domains: [location.hostname, 'other.test'] } as const
  await aBrowserRun({ config: { ...config, domains: [...config.domains] } })
  const { decorateLink } = shop.__qubit as { decorateLink(link: string): string }
  const link = 'https://other.test/a?b=1'
  expect(decorateLink(link)).toBe(link)
  setConsent('granted')
  expect(decorateLink(link)).toContain('qb_context_id=')
  setConsent('denied')
  expect(decorateLink(link)).toBe(link)
})

const forgetting = ({ requests }: BrowserRun) => requests.filter((url) => url.includes('/stamp/t/'))

test('[BC-02] the stamp service forgets a visitor who denies, and is not called for one who never granted', async () => {
  const never = await aBrowserRun({ config: { consent: 'pending', flags: { compression: false } } })
  setConsent('denied')
  await new Promise((go) => setTimeout(go, 200))
  expect(never.requests).toEqual([])
  setConsent('granted')
  await eventually(() => expect([...ownCookies(), ...ownKeys()]).not.toEqual([]))
  const states: unknown[] = []
  const fetching = vi.mocked(fetch).getMockImplementation?.() ?? fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('/stamp/')) states.push((init.headers as Record<string, string> | undefined)?.['X-Qb-State'])
    return fetching(url, init)
  })
  setConsent('denied')
  await eventually(() => expect(states).toContain(':'))
})

test('[BC-02] a page that starts denied makes the stamp service forget a visitor of an earlier page', async () => {
  jar.write('qb_permanent', 'abc:', { domain: '', lifeMs: 60_000 })
  const visit = await aBrowserRun({ config: { consent: 'denied', flags: { compression: false } } })
  await eventually(() => expect(forgetting(visit)).toHaveLength(1))
  expect(visit.requests).toHaveLength(1)
})
