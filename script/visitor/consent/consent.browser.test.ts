import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aBrowserRun } from '../../browser/testing/a-browser-run.ts'
import {
  cookieNames,
  jar,
  leavePage,
  ownCookies,
  ownKeys,
  sentTypes,
  setConsent,
  shop,
  takeStock,
  untilNothingIsLeft,
} from '../../browser/testing/left-behind.ts'
import type { ExperienceOptions } from '../../experiences/options.ts'
import { anExperience, aVariation } from '../../testing/an-experience.ts'
import { eventually } from '../../testing/eventually.ts'

beforeEach(takeStock)

type Options = Pick<ExperienceOptions, 'cookies' | 'storage'>

test('[BC-02] denying removes what the kit and experiences have stored, also on an earlier page, and nothing of the shop', async () => {
  const execution = vi.fn(({ cookies, storage }: Options) => {
    for (const name of ['promo', 'qb_popup', 'shop-own']) cookies.set(name, 'by us')
    for (const key of ['promo key', 'shop key']) storage.set(key, 'by us')
  })
  jar.write('shop-own', 'shop', { domain: '', lifeMs: 60_000 })
  localStorage.setItem('shop key', 'shop')
  takeStock()
  // Left by earlier versions of the script.
  localStorage.setItem('recentlyViewed', '[]')
  localStorage.setItem('qb_old', '1')
  for (const key of ['qb_leaving_x', 'qb_placements_user', 'qb_preview']) sessionStorage.setItem(key, '1')
  await aBrowserRun({ experiences: [anExperience({ execution })] })
  shop.uv.emit('ecView', { type: 'home' })
  await eventually(() => expect(execution).toHaveBeenCalledOnce())
  leavePage()
  expect(ownKeys()).toEqual(expect.arrayContaining(['promo key', 'recentlyViewed']))
  expect(ownCookies().join()).toContain('promo=')
  // Opens the next page, without that experience.
  for (const name of ['uv', '__qubit', 'instep']) Reflect.deleteProperty(window, name)
  await aBrowserRun()
  setConsent('denied')
  leavePage()
  expect(ownCookies().filter((each) => !each.startsWith('shop-own='))).toEqual([])
  expect(ownKeys()).toEqual([])
  expect(document.cookie).toContain('shop-own=')
  expect(localStorage.getItem('shop key')).toBe('by us')
})

/** Returns everything that a script could leave in a browser. */
async function traces() {
  return {
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
  }
}

test('[BC-01] while consent is pending nothing is written or sent, and counting and experiences run in memory', async () => {
  const execution = vi.fn()
  const before = await traces()
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const cookie = vi.spyOn(document, 'cookie', 'set')
  const visit = await aBrowserRun({ config: { consent: 'pending' }, experiences: [anExperience({ execution })] })
  shop.uv.emit('ecView', { type: 'home' })
  shop.uv.emit('ecUser')
  await eventually(() => expect(execution).toHaveBeenCalledOnce())
  leavePage()
  await new Promise((go) => setTimeout(go, 300))
  expect(await traces()).toEqual(before)
  expect([written.mock.calls, cookie.mock.calls]).toEqual([[], []])
  expect(visit.requests).toEqual([])
  expect(visit.run.cookies?.permanent.viewNumber).toBe(1)
  expect(visit.run.consent.state()).toBe('pending')
  written.mockRestore()
  cookie.mockRestore()
})

test('[BC-02] granting sends the waiting events in order, stores the state and starts the lookup', async () => {
  const visit = await aBrowserRun({ config: { consent: 'pending' } })
  shop.uv.emit('ecView', { type: 'home' })
  shop.uv.emit('ecUser')
  shop.uv.emit('ecSearch')
  setConsent('granted')
  await eventually(() => expect(visit.sent).toHaveLength(5))
  expect(sentTypes(visit)).toEqual(['ecView', 'qubit.session', 'qubit.entrance', 'ecUser', 'ecSearch'])
  expect(visit.sent.map(({ meta }) => meta.seq)).toEqual([1, 2, 3, 4, 5])
  await eventually(() => expect(visit.requests.join()).toContain('/lookup/tracking/'))
  expect(ownCookies().join()).toContain('qb_permanent=')
  shop.uv.emit('ecUser')
  await eventually(() => expect(visit.sent).toHaveLength(6))
  expect(visit.sent[5]?.meta.seq).toBe(6)
})

test('[BC-02] denying drops the waiting events, and nothing is sent or stored from then on', async () => {
  const visit = await aBrowserRun({ config: { consent: 'pending' } })
  shop.uv.emit('ecView', { type: 'home' })
  setConsent('denied')
  shop.uv.emit('ecUser')
  leavePage()
  await new Promise((go) => setTimeout(go, 300))
  expect(visit.requests).toEqual([])
  expect([ownCookies(), ownKeys()]).toEqual([[], []])
})

test('[BC-02] after denying and then granting, only events emitted since the grant are sent', async () => {
  const visit = await aBrowserRun({ config: { consent: 'pending' } })
  shop.uv.emit('ecView', { type: 'home' })
  setConsent('denied')
  shop.uv.emit('ecUser')
  setConsent('granted')
  shop.uv.emit('ecSearch')
  await eventually(() => expect(sentTypes(visit)).toEqual(['ecSearch']))
})

test('[BC-02] denying later removes every cookie and key of the script, and nothing of the shop', async () => {
  localStorage.setItem('basket', '3')
  for (const name of ['basket', 'qb_dnt']) jar.write(name, '1', { domain: '', lifeMs: 60_000 })
  takeStock()
  const visit = await aBrowserRun()
  shop.uv.emit('ecView', { type: 'home' })
  visit.run.cookies?.generic.set('seen', 'yes')
  leavePage()
  localStorage.setItem('qb_loss', '{"refused":1}')
  expect(ownCookies().length).toBeGreaterThan(3)
  setConsent('denied')
  await untilNothingIsLeft()
  expect(localStorage.getItem('basket')).toBe('3')
  expect(cookieNames()).toEqual(expect.arrayContaining(['basket=1', 'qb_dnt=1']))
  shop.uv.emit('ecUser')
  leavePage()
  await new Promise((go) => setTimeout(go, 300))
  expect([ownCookies(), ownKeys()]).toEqual([[], []])
})

test('[BC-01] consent is granted by default', async () => {
  expect((await aBrowserRun()).run.consent.state()).toBe('granted')
})

test('[BC-01] an answer given through the stub before the script loaded takes precedence over the configuration', async () => {
  shop.instep = { said: 'granted' }
  const visit = await aBrowserRun({ config: { consent: 'denied' } })
  expect(visit.run.consent.state()).toBe('granted')
})

test('[BC-01] an unknown consent state is logged and changes nothing', async () => {
  const { run, log } = await aBrowserRun({ config: { consent: 'pending' } })
  setConsent('yes')
  expect(run.consent.state()).toBe('pending')
  expect(log.lines.at(-1)?.message).toContain("Consent 'yes' is none of pending, granted, denied")
  expect(log.lines).toHaveLength(1)
})

test('[BC-01] an unknown consent state that the page gave before the script loaded is logged', async () => {
  shop.instep = { said: true }
  const { run, log } = await aBrowserRun({ config: { consent: 'pending' } })
  expect(run.consent.state()).toBe('pending')
  expect(log.lines.at(0)?.message).toContain("Consent 'true' is none of pending, granted, denied")
})

test('[BC-01] cookies are tested only when consent is granted', async () => {
  const visit = await aBrowserRun({ config: { consent: 'pending' } })
  shop.uv.emit('ecView')
  const cookie = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  setConsent('granted')
  cookie.mockRestore()
  await new Promise((go) => setTimeout(go, 200))
  expect(visit.log.lines.map(({ message }) => message)).toContain('Cookies cannot persist')
  expect([visit.run.consent.state(), visit.sent, ownCookies(), ownKeys()]).toEqual(['denied', [], [], []])
})

test('[BC-03] with Global Privacy Control consent starts as denied, and experiences that need no visitor data still run', async () => {
  const [free, divided, counted] = [vi.fn(), vi.fn(), vi.fn()]
  const half = aVariation({ trafficAllocationRatio: 0.5 })
  const visit = await aBrowserRun({
    page: { gpc: () => true },
    experiences: [
      anExperience({ experimentId: 'free', execution: free }),
      anExperience({
        experimentId: 'divided',
        execution: divided,
        variations: [half, { ...half, variationMasterId: 'w' }],
      }),
      anExperience({ experimentId: 'counted', execution: counted, activation_rules: { min_page_views: 1 } }),
    ],
  })
  shop.uv.emit('ecView', { type: 'home' })
  await eventually(() => expect(free).toHaveBeenCalledOnce())
  leavePage()
  await new Promise((go) => setTimeout(go, 200))
  expect([divided, counted].map(({ mock }) => mock.calls)).toEqual([[], []])
  expect([visit.run.consent.state(), visit.requests, ownCookies(), ownKeys()]).toEqual(['denied', [], [], []])
  expect(visit.run.engine?.explain('divided')?.answers).toMatchObject([{ check: 'consent', passes: false }])
})

test('[BC-03] with respectGpc false the configuration determines consent', async () => {
  const visit = await aBrowserRun({ page: { gpc: () => true }, config: { respectGpc: false } })
  expect(visit.run.consent.state()).toBe('granted')
})

test('[BC-04] consent set to google follows the consent mode of Google tags', async () => {
  const gtag = (...words: unknown[]) => (shop.dataLayer as unknown[]).push(words)
  shop.dataLayer = []
  gtag('consent', 'default', { analytics_storage: 'denied' })
  const { run } = await aBrowserRun({ config: { consent: 'google' } })
  await eventually(() => expect(Object.hasOwn(shop.dataLayer as object, 'push')).toBe(true))
  expect(run.consent.state()).toBe('pending')
  gtag('consent', 'update', { ad_storage: 'granted' })
  gtag('event', 'consent', { analytics_storage: 'granted' })
  expect(run.consent.state()).toBe('pending')
  gtag('consent', 'update', { analytics_storage: 'granted' })
  expect(run.consent.state()).toBe('granted')
  gtag('consent', 'update', { analytics_storage: 'denied' })
  expect(run.consent.state()).toBe('denied')
})

test('[BC-04] a default of denied for a region, set after one of granted for all, makes consent pending again', async () => {
  const gtag = (...words: unknown[]) => (shop.dataLayer as unknown[]).push(words)
  shop.dataLayer = []
  const { run } = await aBrowserRun({ config: { consent: 'google' } })
  gtag('consent', 'default', { analytics_storage: 'granted' })
  await eventually(() => expect(run.consent.state()).toBe('granted'))
  gtag('consent', 'default', { analytics_storage: 'denied', region: ['FR'] })
  await eventually(() => expect(run.consent.state()).toBe('pending'))
})

test('[BC-04] consent set to tcf follows a TCF v2 platform, also one that loads later', async () => {
  type Tell = (data: object, isDone: boolean) => void
  let tell: Tell = () => {}
  const { run } = await aBrowserRun({ config: { consent: 'tcf' } })
  expect(run.consent.state()).toBe('pending')
  shop.__tcfapi = (command: string, version: number, callback: Tell) => {
    if (command === 'addEventListener' && version === 2) tell = callback
  }
  const choice = (...allowed: number[]) => ({ consents: Object.fromEntries(allowed.map((purpose) => [purpose, true])) })
  await eventually(() => {
    tell({ gdprApplies: true, eventStatus: 'cmpuishown', purpose: choice() }, true)
    expect(tell.length).toBe(2)
  })
  expect(run.consent.state()).toBe('pending')
  tell({ gdprApplies: true, eventStatus: 'useractioncomplete', purpose: choice(1, 6, 8) }, true)
  expect(run.consent.state()).toBe('granted')
  tell({ gdprApplies: true, eventStatus: 'useractioncomplete', purpose: choice(1) }, true)
  expect(run.consent.state()).toBe('denied')
  tell({ gdprApplies: false }, true)
  expect(run.consent.state()).toBe('denied')
  tell({ eventStatus: 'tcloaded', purpose: choice(1, 6, 8) }, false)
  expect(run.consent.state()).toBe('denied')
})

test.each([
  [false, 'granted'],
  [true, 'denied'],
])('[BC-03] [BC-04] where GDPR does not apply, with Global Privacy Control %j consent is %s', async (gpc, state) => {
  const tell: ((data: object, isDone: boolean) => void)[] = []
  shop.__tcfapi = (_command: string, _version: number, callback: (typeof tell)[number]) => tell.push(callback)
  const { run } = await aBrowserRun({ page: { gpc: () => gpc }, config: { consent: 'tcf' } })
  await eventually(() => expect(tell).toHaveLength(1))
  tell[0]?.({ gdprApplies: false }, true)
  expect(run.consent.state()).toBe(state)
})

test('[ST-13] a second copy of the script leaves instep.consent to the running one', async () => {
  const first = await aBrowserRun({ config: { consent: 'pending' } })
  const { consent } = shop.instep
  const second = await aBrowserRun({ config: { consent: 'denied' } })
  expect(shop.instep.consent).toBe(consent)
  expect(second.log.lines).toHaveLength(1)
  setConsent('granted')
  expect([first.run.consent.state(), second.run.ended]).toEqual(['granted', 'stopped'])
  // The fetch mock of the second run records the requests of both, and all of them come from the first.
  for (const address of second.requests) expect(address).toContain(first.run.cookies?.permanent.visitorId)
})

const gtag = (...words: unknown[]) => (shop.dataLayer as unknown[]).push(words)
const denied = { analytics_storage: 'denied' }
const granted = { analytics_storage: 'granted' }

test.each([
  ['a regional denial before a general grant', [{ ...denied, region: ['ES', 'US-AK'] }, granted], 'pending'],
  ['a general grant before a regional denial', [granted, { ...denied, region: ['ES'] }], 'pending'],
  ['a regional grant before a general denial', [{ ...granted, region: ['US'] }, denied], 'pending'],
  ['a regional grant alone', [{ ...granted, region: ['US'] }], 'pending'],
  ['a general grant', [granted], 'granted'],
  ['a general grant with an empty list of regions', [{ ...granted, region: [] }], 'granted'],
  ['a regional denial of something else', [granted, { ad_storage: 'denied', region: ['ES'] }], 'granted'],
])('[BC-04] with %s consent is %s', async (_, defaults, state) => {
  const written = vi.spyOn(Storage.prototype, 'setItem')
  onTestFinished(() => written.mockRestore())
  shop.dataLayer = defaults.map((each) => ['consent', 'default', each])
  const { run } = await aBrowserRun({ config: { consent: 'google' } })
  await eventually(() => expect(Object.hasOwn(shop.dataLayer as object, 'push')).toBe(true))
  await Promise.resolve()
  expect(run.consent.state()).toBe(state)
  if (state === 'pending') expect(written).not.toHaveBeenCalled()
  gtag('consent', 'update', granted)
  expect(run.consent.state()).toBe('granted')
  // A later default does not change an answer.
  gtag('consent', 'default', { ...denied, region: ['ES'] })
  await Promise.resolve()
  expect(run.consent.state()).toBe('granted')
})
