import { expect, test } from 'vitest'
import { aKeyValue } from '../testing/a-run.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { createConsent } from '../visitor/consent/consent.ts'
import { type AnalyticsHost, type TellAnalyticsNeeds, tellAnalytics } from './analytics.ts'
import { startRun } from './testing/started.ts'

const both = { has_ga_4_integration: true, has_ga_integration: true }

function tell(facts: Partial<TellAnalyticsNeeds> = {}): void {
  tellAnalytics({
    experience: anExperience({ ...both, name: 'Colours' }),
    variation: aVariation({ variationMasterId: 'm', variationName: 'Red' }),
    name: 'Colours',
    host: {},
    storage: aKeyValue(),
    ...facts,
  })
}

const ga4 = {
  experience_id: 'experience',
  experience_name: 'Colours',
  variation_master_id: 'm',
  variation_name: 'Red',
  is_control: false,
}

test('[GO-08] GA4 events go to gtag if the page has it, and otherwise to the data layer', () => {
  const calls: unknown[] = []
  const host: AnalyticsHost = { gtag: (...given) => calls.push(given), dataLayer: [] }
  tell({ host })
  expect(calls).toEqual([['event', 'ceh_experience', ga4]])
  expect(host.dataLayer).toEqual([])
  const without: AnalyticsHost = {}
  tell({ host: without })
  expect(without.dataLayer).toEqual([{ event: 'ceh_experience', ...ga4 }])
})

test('[GO-09] classic analytics gets an event in the category Qubit Experience, and nothing happens without ga', () => {
  const calls: unknown[] = []
  tell({ host: { ga: (...given) => calls.push(given), gtag() {} } })
  expect(calls).toEqual([
    [
      'send',
      'event',
      { eventCategory: 'Qubit Experience', eventAction: 'Colours', eventLabel: 'Red', nonInteraction: true },
    ],
  ])
  expect(() => tell({ host: { gtag() {} } })).not.toThrow()
})

test('[EX-02] an experience without a name is sent with its id instead, and a variation without a name with its master id', () => {
  const host: AnalyticsHost = {}
  const calls: unknown[] = []
  host.ga = (...given) => calls.push(given[2])
  tell({ host, name: undefined, variation: aVariation({ variationMasterId: 'm' }) })
  expect(host.dataLayer).toMatchObject([{ experience_name: 'experience', variation_name: 'm' }])
  expect(calls).toMatchObject([{ eventAction: 'experience', eventLabel: 'm' }])
})

test('[GO-10] each analytics gets one event per variation and iteration, and none when local storage is missing or full', () => {
  const storage = aKeyValue()
  const calls: string[] = []
  const host: AnalyticsHost = { gtag: () => calls.push('4'), ga: () => calls.push('classic') }
  tell({ host, storage })
  tell({ host, storage })
  expect(calls).toEqual(['4', 'classic'])
  expect(JSON.parse(storage.get('qb_ga_sent') ?? '')).toEqual(['experience:1:m:4', 'experience:1:m:classic'])
  tell({ host, storage, variation: aVariation({ variationMasterId: 'other' }) })
  expect(calls).toHaveLength(4)
  tell({ host, storage: undefined })
  tell({ host, storage: { ...aKeyValue(), set: () => false } })
  expect(calls).toHaveLength(4)
})

test('[GO-10] an unreadable list of sent events counts as empty', () => {
  const storage = aKeyValue()
  storage.set('qb_ga_sent', '{')
  const host: AnalyticsHost = {}
  tell({ host, storage })
  expect(host.dataLayer).toHaveLength(1)
})

test.each([
  ['granted', 1],
  ['denied', 0],
] as const)('[GO-08] while consent is %s, a seen variation sends %i analytics events', async (state, count) => {
  await import('./analytics.ts')
  const window: AnalyticsHost = {}
  const run = await startRun([anExperience({ has_ga_4_integration: true })], {
    consent: createConsent(state),
    page: { window },
  })
  await run.view()
  expect(window.dataLayer ?? []).toHaveLength(count)
})
