import { expect, test } from 'vitest'
import { aRun, type RunFacts } from '../../testing/a-run.ts'
import type { ConsentState } from '../../visitor/consent/consent.ts'
import { withConsent } from '../../visitor/consent/with-consent.ts'
import { watchConsent } from './watch-consent.ts'

type Before = { said?: ConsentState; gpc?: boolean }

/** Follows the consent of a page whose other tabs write `answer` by `inOtherTab`. */
function watched(config: RunFacts['config'] = {}, { said, gpc = false }: Before = {}) {
  const hearers: ((value: string) => void)[] = []
  const run = aRun({ config, page: { gpc: () => gpc, onStored: (_, task) => void hearers.push(task) } })
  if (said) run.page.instep().said = said
  const guarded = withConsent(run.page, run.site.config, run.log)
  const read = watchConsent({ ...guarded, site: run.site })
  const inOtherTab = (state: ConsentState) => {
    for (const hear of hearers) hear(state)
  }
  return { run, read, inOtherTab, ...guarded, say: (state: ConsentState) => run.page.instep().consent?.(state) }
}

test.each<[string, RunFacts['config'], Before, object]>([
  ['nothing', {}, {}, { state: 'granted', origin: 'default' }],
  ['the configuration', { consent: 'pending' }, {}, { state: 'pending', origin: 'configuration' }],
  [
    'the page before the start',
    { consent: 'pending' },
    { said: 'granted' },
    { state: 'granted', origin: 'page before' },
  ],
  ['Global Privacy Control', {}, { gpc: true }, { state: 'denied', origin: 'privacy control' }],
  [
    'a privacy control that the site ignores',
    { respectGpc: false },
    { gpc: true },
    { state: 'granted', origin: 'default' },
  ],
  ['a tool without an answer', { consent: 'google' }, {}, { state: 'pending', origin: 'tool silent', tool: 'google' }],
])('[BU-01] [BC-01] consent from %s is shown as such', (_, config, before, consent) => {
  expect(watched(config, before).read()).toMatchObject({ ...consent, changedAt: undefined })
})

test('[BU-01] consent that the page sets is shown with the time, and that of another tab as such', async () => {
  const { run, read, say, inOtherTab, consent } = watched({ consent: 'pending' })
  say('granted')
  expect(read()).toEqual({ state: 'granted', origin: 'page', changedAt: run.page.now() })
  await run.page.clock.pass(0)
  // Another tab says the same later, which changes nothing.
  inOtherTab('granted')
  expect(read()).toMatchObject({ state: 'granted', origin: 'page' })
  // What a denial removes takes its time on a busy machine.
  consent.onChange(() => run.page.clock.setBack(-200))
  inOtherTab('denied')
  expect(read()).toMatchObject({ state: 'denied', origin: 'other tab' })
  say('granted')
  expect(read()).toMatchObject({ state: 'granted', origin: 'page' })
})

test('[BC-01] a word that is no consent changes nothing, which is logged', () => {
  const { run, say, consent } = watched({ consent: 'pending' })
  say('perhaps' as ConsentState)
  expect(consent.state()).toBe('pending')
  expect(run.log.lines).toContainEqual({
    level: 'error',
    message: "Error: Consent 'perhaps' is none of pending, granted, denied",
    facts: undefined,
  })
})

test('[BU-01] consent that the page set before the inspector was loaded is no default', () => {
  const run = aRun()
  const guarded = withConsent(run.page, run.site.config, run.log)
  run.page.instep().consent?.('denied')
  expect(watchConsent({ ...guarded, site: run.site })()).toMatchObject({ state: 'denied', origin: 'page' })
})

test('[BU-01] [BC-04] the answer of the consent tool is shown as the tool’s, until the page says something else', async () => {
  const { run, read, say, consent } = watched({ consent: 'google' })
  await expect.poll(() => 'dataLayer' in (run.page.window as object)).toBe(true)
  const { dataLayer } = run.page.window as { dataLayer: { push(entry: unknown): void } }
  dataLayer.push({ 0: 'consent', 1: 'update', 2: { analytics_storage: 'granted' } })
  expect(consent.state()).toBe('granted')
  expect(read()).toMatchObject({ state: 'granted', origin: 'tool', tool: 'google' })
  say('denied')
  expect(read()).toMatchObject({ state: 'denied', origin: 'page' })
})
