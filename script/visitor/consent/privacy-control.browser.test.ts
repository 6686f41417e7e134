import { beforeEach, expect, test } from 'vitest'
import type { ScriptConfig } from '../../../contract/script-config.ts'
import { aBrowserRun, type BrowserRun } from '../../browser/testing/a-browser-run.ts'
import {
  jar,
  leavePage,
  ownCookies,
  ownKeys,
  setConsent,
  shop,
  takeStock,
  untilNothingIsLeft,
} from '../../browser/testing/left-behind.ts'
import { eventually } from '../../testing/eventually.ts'

beforeEach(takeStock)

// Nothing that arrives later is written by the page before.
const flags = { compression: false, lookupSync: false, stateSync: false }

/** Opens the next page of the shop, in a browser with Global Privacy Control. */
async function openNext(config: Partial<ScriptConfig>): Promise<BrowserRun> {
  for (const name of ['uv', '__qubit', 'instep']) Reflect.deleteProperty(window, name)
  const visit = await aBrowserRun({ page: { gpc: () => true }, config: { flags, ...config } })
  shop.uv.emit('ecView', { type: 'home' })
  return visit
}

/** A page on which the visitor agrees, whatever their browser says. */
async function agreeOnFirst(config: Partial<ScriptConfig>): Promise<string> {
  const { run } = await openNext(config)
  expect(run.consent.state()).toBe('denied')
  setConsent('granted')
  await eventually(() => expect(ownCookies().join()).toContain('qb_permanent='))
  leavePage()
  return run.cookies?.permanent.visitorId ?? ''
}

const id = 'aaaaaaaaaaa-0mwsgb3ry-aaaaaaa'

/** Leaves what a visitor has stored who agreed on an earlier page. */
function leaveVisitor(): void {
  jar.write('_qubitTracker', id, { domain: '', lifeMs: 60_000 })
  localStorage.setItem('qb_seq', `${id} 7`)
}

const asked: [string, Partial<ScriptConfig>][] = [
  ['pending', { consent: 'pending' }],
  ['google', { consent: 'google' }],
  ['tcf', { consent: 'tcf' }],
]

test.each(asked)(
  '[VI-01] [BC-03] a visitor who agreed in spite of it is the same on the next page, with %s',
  async (_, config) => {
    const id = await agreeOnFirst(config)
    const { run } = await openNext(config)
    expect([run.consent.state(), run.cookies?.permanent.visitorId]).toEqual(['denied', id])
    setConsent('granted')
    expect([run.consent.state(), run.cookies?.permanent.visitorId]).toEqual(['granted', id])
    expect(document.cookie).toContain(`_qubitTracker=${id}`)
  },
)

test.each(asked)('[BC-03] until the visitor has answered, nothing is written or sent, with %s', async (_, config) => {
  leaveVisitor()
  const { run, requests } = await openNext(config)
  shop.uv.emit('ecProduct')
  leavePage()
  await new Promise((go) => setTimeout(go, 200))
  expect([run.consent.state(), run.cookies?.permanent.visitorId]).toEqual(['denied', id])
  expect([ownCookies(), ownKeys(), localStorage.getItem('qb_seq')]).toEqual([
    [`_qubitTracker=${id}`],
    ['qb_seq'],
    `${id} 7`,
  ])
  expect(requests).toEqual([])
})

test.each(asked)('[BC-02] [BC-03] where the visitor says no, everything is removed, with %s', async (_, config) => {
  leaveVisitor()
  const { run, requests } = await openNext({ ...config, flags: { compression: false } })
  setConsent('denied')
  expect(run.consent.state()).toBe('denied')
  await untilNothingIsLeft()
  await eventually(() => expect(requests.filter((url) => url.includes('/stamp/t/'))).toHaveLength(1))
})

test.each<[string, Partial<ScriptConfig>]>([
  ['granted', {}],
  ['denied', { consent: 'denied' }],
])(
  '[BC-02] [BC-03] where nobody asks and the configuration says %s, what was stored is removed at once',
  async (_, config) => {
    await aBrowserRun({ config: { flags } })
    shop.uv.emit('ecView', { type: 'home' })
    leavePage()
    await eventually(() => expect(ownCookies().join()).toContain('qb_permanent='))
    const { run } = await openNext(config)
    expect(run.consent.state()).toBe('denied')
    await untilNothingIsLeft()
  },
)

test('[BC-02] [BC-03] where the page says no before the script has loaded, what was stored is removed at once', async () => {
  await agreeOnFirst({ consent: 'pending' })
  for (const name of ['uv', '__qubit', 'instep']) Reflect.deleteProperty(window, name)
  shop.instep = { said: 'denied' }
  await aBrowserRun({ page: { gpc: () => true }, config: { consent: 'pending' } })
  await untilNothingIsLeft()
})
