import type { SiteExperience } from '../../contract/script-config.ts'
import type { BrowserRun, BrowserRunFacts } from '../../script/browser/testing/a-browser-run.ts'
import type { ExperienceOptions } from '../../script/experiences/options.ts'
import { aLeaf, anIndex } from '../../script/segments/testing/an-index.ts'
import { anExperience, aVariation } from '../../script/testing/an-experience.ts'

/** A page on which one experience does not run for one reason, and what the inspector says. */
export type ReasonRow = {
  /** Where the reason is given: file and words, with {} for what is filled in. Undefined for what follows from the progress. */
  source?: string
  experience: SiteExperience
  /** Further experiences of the page, which come first. */
  others?: SiteExperience[]
  run?: BrowserRunFacts
  /** What happens between the start of the script and the view. */
  before?: (run: BrowserRun['run']) => void
  /** What happens after the view. */
  after?: (run: BrowserRun['run']) => void | Promise<void>
  label: string
  says: string | RegExp
}

const hour = 3_600_000
const home = { id: 'home/offer', pages: ['home'], devices: ['computer', 'tablet', 'mobile'], anchors: [] } as const
const never = () => new Promise(() => {})
const denied: BrowserRunFacts = { config: { consent: 'denied' } }
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148'
const split = [aVariation({ trafficAllocationRatio: 0.5 }), aVariation({ trafficAllocationRatio: 0.5 })]
const boots = anIndex({ boots: aLeaf({ segments: ['boots'] }) })

const ruled = (activation_rules: Record<string, unknown>) => anExperience({ activation_rules })
const withCode = (modules: object) => anExperience({ load: async () => modules })
const closing = Date.now() + hour
const throwing = (message: string) => () => {
  throw new Error(message)
}

/** One row for each place in the code that says why an experience does not run. */
export const reasonRows: Record<string, ReasonRow> = {
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
    source: 'check-requirements.ts: denied, and visitors are divided',
    experience: anExperience({ variations: split }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and visitors are divided',
  },
  'consent is denied and segments are asked for': {
    source: 'check-requirements.ts: denied, and segments are asked for',
    experience: anExperience({ segments: ['boots'] }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and segments are asked for',
  },
  'consent is denied and a group divides visitors': {
    source: 'check-requirements.ts: denied, and visitors are divided among a group',
    experience: anExperience({ exclusion: { group: 'hero', from: 0, to: 1 } }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and visitors are divided among a group',
  },
  'consent is denied and a rule asks about the visitor': {
    source: 'check-requirements.ts: denied, and {} asks who the visitor is',
    experience: ruled({ times_activated: 3 }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and times_activated asks who the visitor is',
  },
  'consent is denied and a service is called': {
    source: 'check-requirements.ts: denied, and a service is called with the visitor id',
    experience: anExperience({ template: { ...home, callsService: true } }),
    run: denied,
    label: 'not here',
    says: 'consent: denied, and a service is called with the visitor id',
  },
  'the address is left out': {
    source: 'check-requirements.ts: {} is left out',
    experience: anExperience({ template: { ...home, paths: { include: ['/sale'] } } }),
    label: 'not here',
    says: /^path: http\S+ is left out$/,
  },
  'the page is of another type': {
    source: 'check-requirements.ts: {} is not one of {}',
    experience: anExperience({ template: { ...home, pages: ['product', 'basket'] } }),
    label: 'not here',
    says: 'page type: home is not one of product, basket',
  },
  'the device is of another type': {
    source: 'check-requirements.ts: {} is not one of {}',
    experience: anExperience({ template: { ...home, devices: ['mobile'] } }),
    label: 'not here',
    says: 'device type: computer is not one of mobile',
  },
  'a rule waits for time on the page': {
    source: 'wait-for-rules.ts: waiting: {}',
    experience: ruled({ min_time_on_page: 600 }),
    label: 'waiting',
    says: 'min_time_on_page: waiting: 600 s',
  },
  'a rule waits for the mouse to leave': {
    source: 'wait-for-rules.ts: waiting: {}',
    experience: ruled({ leaving_page: 2 }),
    label: 'waiting',
    says: 'leaving_page: waiting: the mouse leaving, from 2 s on',
  },
  'the visitor is not in a segment': {
    source: 'wait-for-rules.ts: waiting: {}',
    experience: anExperience({ segments: ['boots', 'shoes'] }),
    run: { config: { segments: boots } },
    label: 'waiting',
    says: 'segments: waiting: not in boots',
  },
  'the visitor is in an excluded segment': {
    source: 'wait-for-rules.ts: waiting: {}',
    experience: ruled({ segments: [{ segment_id: 'home', include: false }] }),
    run: { config: { segments: anIndex({ home: aLeaf({ value: 'home', segments: ['home'] }) }) } },
    label: 'waiting',
    says: 'segments: waiting: in home',
  },
  'a rule that waits cannot be read': {
    source: 'wait-for-rules.ts: String(error)',
    experience: ruled({ segments: 'boots' }),
    label: 'not here',
    says: 'segments: Error: segments is no list',
  },
  'a time to wait is no number': {
    source: 'wait-for-rules.ts: not a number: {}',
    experience: ruled({ min_time_on_page: 'long' }),
    label: 'not here',
    says: 'min_time_on_page: not a number: "long"',
  },
  'another rule has failed meanwhile': {
    source: 'wait-for-rules.ts: stopped',
    experience: ruled({ min_time_on_page: 600, leaving_page: 'soon' }),
    label: 'not here',
    says: 'leaving_page: not a number: "soon"',
  },
  'another rule has failed while segments were waited for': {
    source: 'wait-for-segments.ts: stopped',
    experience: ruled({ segments: [{ segment_id: 'boots' }], min_time_on_page: 'long' }),
    run: { config: { segments: boots } },
    label: 'not here',
    says: 'min_time_on_page: not a number: "long"',
  },
  'another rule has failed while the mouse was watched': {
    source: 'leaving-page.ts: stopped',
    experience: ruled({ leaving_page: 2, segments: 'boots' }),
    label: 'not here',
    says: 'segments: Error: segments is no list',
  },
  'there is no engine for segments': {
    source: 'wait-for-segments.ts: noEngine',
    experience: anExperience({ segments: ['boots'] }),
    label: 'not here',
    says: 'segments: Experience is targeting segments, but the visitor engine is not available',
  },
  'a rule has an unknown name': {
    source: 'sync-rules.ts: unknown rule',
    experience: ruled({ moon_phase: 'full' }),
    label: 'not here',
    says: 'moon_phase: unknown rule',
  },
  'a rule does not pass': {
    source: 'sync-rules.ts: because',
    experience: ruled({ max_page_views: 0 }),
    label: 'not here',
    says: 'max_page_views: it is 1, and the rule is 0',
  },
  'a rule cannot be read': {
    source: 'sync-rules.ts: String(error)',
    experience: ruled({ page_url: 'everywhere' }),
    label: 'not here',
    says: 'page_url: Error: page_url has no list of urls',
  },
  'what to wait for is no selector': {
    source: 'wait-for-elements.ts: neither a selector nor a list: {}',
    experience: anExperience({ solution_options: { poll: 7 as unknown as string } }),
    label: 'not here',
    says: 'poll: neither a selector nor a list: 7',
  },
  'an element does not come': {
    source: 'wait-for-elements.ts: isTimeout(error) ? error.message : String(error)',
    experience: anExperience({ solution_options: { poll: '.never' } }),
    label: 'not here',
    says: 'poll: .never did not come to the page in time',
  },
  'an element has not come yet': {
    experience: anExperience({ solution_options: { poll: '.never' } }),
    label: 'waiting',
    says: 'for an element, its own trigger or its code',
  },
  'it is ended while it waits for an element': {
    source: 'wait-for-elements.ts: stopped',
    experience: anExperience({ solution_options: { poll: '.never' } }),
    after: ({ engine }) => engine?.stop('experience'),
    label: 'removed',
    says: 'It was ended before it ran.',
  },
  'it is ended while its trigger waits': {
    source: 'ask-trigger.ts: stopped',
    experience: withCode({ triggers: never }),
    after: ({ engine }) => engine?.stop('experience'),
    label: 'removed',
    says: 'It was ended before it ran.',
  },
  'its trigger waits for an element that does not come': {
    source: 'ask-trigger.ts: error.message',
    experience: withCode({ triggers: ({ poll }: ExperienceOptions) => poll('.never', { timeout: 50 }) }),
    label: 'not here',
    says: 'trigger: .never did not come to the page in time',
  },
  'its trigger says no': {
    source: 'ask-trigger.ts: {} said {}',
    experience: withCode({ triggers: () => false }),
    label: 'not here',
    says: 'trigger: it said false',
  },
  'its trigger has not answered': {
    experience: withCode({ triggers: never }),
    label: 'waiting',
    says: 'for an element, its own trigger or its code',
  },
  'the time before the mouse may leave is no number': {
    source: 'leaving-page.ts: not a number: {}',
    experience: ruled({ leaving_page: 'soon' }),
    label: 'not here',
    says: 'leaving_page: not a number: "soon"',
  },
  'a phone has no mouse that leaves': {
    source: 'leaving-page.ts: on desktop computers only',
    experience: ruled({ leaving_page: 2 }),
    run: { page: { userAgent: () => phone, touchPoints: () => 5 } },
    label: 'not here',
    says: 'leaving_page: on desktop computers only',
  },
  'the browser forbids session storage': {
    source: 'leaving-page.ts: there is no session storage',
    experience: ruled({ leaving_page: 2 }),
    run: { page: { session: undefined } },
    label: 'not here',
    says: 'leaving_page: there is no session storage',
  },
  'the mouse has left in this tab before': {
    source: 'leaving-page.ts: activated before in this tab',
    experience: ruled({ leaving_page: 2 }),
    before: ({ page }) => void page.session?.set('qb_leaving_experience', '1'),
    label: 'not here',
    says: 'leaving_page: activated before in this tab',
  },
  'another experience has the lock': {
    source: 'start-experience.ts: {} has it',
    experience: anExperience({ solution_options: { exclusive: true } }),
    others: [anExperience({ experimentId: 'first', solution_options: { exclusive: true } })],
    label: 'not here',
    says: 'lock: first has it',
  },
  'the visitor is in another part of the group': {
    source: 'choose-variation.ts: because',
    experience: anExperience({ exclusion: { group: 'hero', from: 0, to: 0 } }),
    label: 'not here',
    says: /^group: in another part of group hero: 0\.\d+ is not in its range of 0 to 0$/,
  },
  'its definition cannot be used': {
    source: 'engine.ts: {}',
    experience: anExperience({ variations: undefined as never }),
    label: 'failed',
    says: /^start: TypeError: /,
  },
  'it cannot be started': {
    source: 'start-on-view.ts: String(error)',
    experience: Object.defineProperty(anExperience(), 'solution_options', { get: throwing('odd options') }),
    label: 'failed',
    says: 'execution: Error: odd options',
  },
  'its code cannot be loaded': {
    source: 'activation.ts: errorTexts(error).message',
    experience: anExperience({ load: () => Promise.reject(new Error('404')) }),
    label: 'failed',
    says: 'execution: 404',
  },
  'its trigger fails': {
    source: 'activation.ts: errorTexts(error).message',
    experience: withCode({ triggers: throwing('no bag') }),
    label: 'failed',
    says: 'trigger: no bag',
  },
  'its code fails': {
    source: 'activation.ts: errorTexts(error).message',
    experience: withCode({ execution: throwing('no price') }),
    label: 'failed',
    says: 'execution: no price',
  },
  'the page takes its changes away again and again': {
    source: 'activation.ts: reason',
    experience: withCode({ execution: ({ giveUp }: ExperienceOptions) => giveUp('the page removes it') }),
    label: 'failed',
    says: 'page: the page removes it',
  },
  'its code found nothing to show': {
    source: 'activation.ts: because',
    experience: withCode({
      execution: ({ exposure }: ExperienceOptions) => exposure().notShown('no product id could be read'),
    }),
    label: 'nothing shown',
    says: 'no product id could be read',
  },
  'it was taken off the page': {
    experience: anExperience(),
    after: async ({ engine }) => {
      while (engine?.explain('experience')?.progress !== 'executed') await new Promise((go) => setTimeout(go))
      engine.stop('experience')
    },
    label: 'removed',
    says: 'It ran, and was taken away.',
  },
}
