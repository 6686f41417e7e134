import type { BrowserRunFacts } from '../../../script/browser/testing/a-browser-run.ts'
import { anExperience, aVariation } from '../../../script/testing/an-experience.ts'
import type { ReasonRow } from './reason-row.ts'

const hour = 3_600_000
const home = { id: 'home/offer', pages: ['home'], devices: ['computer', 'tablet', 'mobile'], anchors: [] } as const
const denied: BrowserRunFacts = { config: { consent: 'denied' } }
const split = [aVariation({ trafficAllocationRatio: 0.5 }), aVariation({ trafficAllocationRatio: 0.5 })]
const ruled = (activation_rules: Record<string, unknown>) => anExperience({ activation_rules })
const closing = Date.now() + hour

/** What is known before its code is loaded keeps an experience from the page. */
export const decisionRows: Record<string, ReasonRow> = {
  'another experience is forced by the address': {
    source: 'decide.ts: another one is forced',
    experience: anExperience(),
    run: { config: { forceByAddress: true }, options: [['qb_force', 'another']] },
    label: 'not here',
    says: 'forced: another one is forced',
  },
  'the visitor is held out': {
    source: 'decide.ts: among the {} of visitors who see no experience',
    experience: anExperience(),
    run: { config: { holdout: 1 } },
    label: 'not here',
    says: 'holdout: in the 100 % of visitors who see no experience',
  },
  'no variation is allotted': {
    source: 'decide.ts: reason',
    experience: anExperience({ variations: [aVariation({ trafficAllocationRatio: 0 })] }),
    label: 'not here',
    says: /^variation: only 0 % of visitors get a variation, and this one is at [\d.]+ %$/,
  },
  'the start cannot be read': {
    source: 'decide.ts: the start cannot be read: {}',
    experience: anExperience({ schedule: { scheduled_start: 'soon' } }),
    label: 'not here',
    says: 'schedule: the start cannot be read: soon',
  },
  'the end cannot be read': {
    source: 'decide.ts: the end cannot be read: {}',
    experience: anExperience({ schedule: { scheduled_end: 'later' } }),
    label: 'not here',
    says: 'schedule: the end cannot be read: later',
  },
  'it begins later': {
    source: 'decide.ts: not yet started',
    experience: anExperience({ schedule: { scheduled_start: Date.now() + hour } }),
    label: 'not here',
    says: 'schedule: not yet started',
  },
  'it is over': {
    source: 'decide.ts: ended',
    experience: anExperience({ schedule: { scheduled_end: Date.now() - hour } }),
    label: 'not here',
    says: 'schedule: ended',
  },
  'it has closed itself': {
    source: 'decide.ts: until {}',
    experience: anExperience(),
    before: ({ cookies }) =>
      cookies?.change({ permanent: { deliverCloseTime: [{ experimentId: 'experience', expiration: closing }] } }),
    label: 'not here',
    says: `closed: until ${new Date(closing).toLocaleString()}`,
  },
  'it is paused': {
    source: 'decide.ts: paused since {}',
    experience: anExperience({ pausedAt: '2026-01-02T03:04' }),
    label: 'not here',
    says: 'paused: paused since 2026-01-02T03:04',
  },
  'consent is denied and visitors are divided': {
    source: 'check-consent.ts: denied, and visitors are divided',
    experience: anExperience({ variations: split }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and visitors are divided',
  },
  'consent is denied and segments are asked for': {
    source: 'check-consent.ts: denied, and segments are asked for',
    experience: anExperience({ segments: ['boots'] }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and segments are asked for',
  },
  'consent is denied and a group divides visitors': {
    source: 'check-consent.ts: denied, and visitors are divided among a group',
    experience: anExperience({ exclusion: { group: 'hero', from: 0, to: 1 } }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and visitors are divided among a group',
  },
  'consent is denied and a rule asks about the visitor': {
    source: 'check-consent.ts: denied, and {} asks who the visitor is',
    experience: ruled({ times_activated: 3 }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and times_activated asks who the visitor is',
  },
  'consent is denied and a service is called': {
    source: 'check-consent.ts: denied, and a service is called with the visitor id',
    experience: anExperience({ template: { ...home, callsService: true } }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and a service is called with the visitor id',
  },
  'the visitor has not answered and a service is called': {
    source: 'check-consent.ts: pending, and a service is called with the visitor id',
    experience: anExperience({ template: { ...home, callsService: true } }),
    run: { config: { consent: 'pending' } },
    label: 'waiting',
    says: 'consent: pending, and a service is called with the visitor id',
  },
  'consent is denied on a page that had it': {
    // The state alone, until the rules are loaded.
    source: 'follow-consent.ts: expected',
    experience: anExperience({ variations: split }),
    before: ({ consent }) => consent.set('denied'),
    label: 'not here',
    says: /^consent: denied/,
  },
  'the address is left out': {
    source: 'check-template.ts: {} is left out',
    experience: anExperience({ template: { ...home, paths: { include: ['/sale'] } } }),
    label: 'not here',
    says: /^path: http\S+ is left out$/,
  },
  'the page is of another type': {
    source: 'check-template.ts: {} is not one of {}',
    experience: anExperience({ template: { ...home, pages: ['product', 'basket'] } }),
    label: 'not here',
    says: 'page type: home is not one of product, basket',
  },
  'the device is of another type': {
    source: 'check-template.ts: {} is not one of {}',
    experience: anExperience({ template: { ...home, devices: ['mobile'] } }),
    label: 'not here',
    says: 'device type: computer is not one of mobile',
  },
  'the visitor is in another part of the group': {
    source: 'choose-variation.ts: because',
    experience: anExperience({ exclusion: { group: 'hero', from: 0, to: 0 } }),
    label: 'not here',
    says: /^group: in another part of group hero: 0\.\d+ is not in its range of 0 to 0$/,
  },
}
