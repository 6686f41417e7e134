import { expect, test } from 'vitest'
import { anExperience, aVariation } from '../../testing/an-experience.ts'
import { checkConsent } from './check-consent.ts'

const denied = (facts: Parameters<typeof anExperience>[0]) =>
  checkConsent('denied', anExperience(facts)).every(({ passes }) => passes)

const template = { id: 'product/low-stock', pages: [], devices: [], anchors: [] }
const shares = (...all: number[]) => all.map((trafficAllocationRatio) => aVariation({ trafficAllocationRatio }))

test.each([
  ['one variation for everybody', {}, true],
  ['a control that nobody gets', { variations: shares(0, 1) }, true],
  ['one variation for a part of the visitors', { variations: shares(0.9) }, false],
  ['a control for some', { variations: shares(0.1, 0.9) }, false],
  ['two halves', { variations: shares(0.5, 0.5) }, false],
  ['a rule on the page', { activation_rules: { page_url: [] } }, true],
  ['a rule on the device', { activation_rules: { technology__device_type: {} } }, true],
  ['a rule on the data layer', { activation_rules: { 'pageviews.customvalues.uv.page.type': {} } }, true],
  ['a rule on segments', { activation_rules: { segments: [] } }, false],
  ['a rule on the session', { activation_rules: { session_number: {} } }, false],
  ['a rule on the time in the session', { activation_rules: { min_time_in_session: 5 } }, false],
  ['a rule on views', { activation_rules: { min_page_views: 2 } }, false],
  ['a rule on the location', { activation_rules: { lastgeolocation: {} } }, false],
  ['a rule on activations', { activation_rules: { times_activated: 3 } }, false],
  ['an unknown rule', { activation_rules: { mood: 'good' } }, false],
  ['targeted segments', { segments: ['x'] }, false],
  ['variations by segments', { criteria: [{ segments: ['x'], variations: [] }] }, false],
  ['an exclusion group', { exclusion: { group: 'hero', from: 0, to: 1 } }, false],
  ['a template', { template }, true],
  ['a template that calls a service', { template: { ...template, callsService: true } }, false],
])('after a denial, an experience with %s runs only if it needs no visitor data', (_, facts, runs) => {
  expect(denied(facts)).toBe(runs)
})

test('[BC-01] until the visitor has answered all experiences run but those that call a service, and with consent these as well', () => {
  const halves = anExperience({ variations: shares(0.5, 0.5) })
  const calling = anExperience({ template: { ...template, callsService: true } })
  for (const state of ['granted', 'pending'] as const) expect(checkConsent(state, halves)).toEqual([])
  expect(checkConsent('granted', calling)).toEqual([])
  expect(checkConsent('pending', calling)).toMatchObject([{ check: 'consent', passes: false }])
})
