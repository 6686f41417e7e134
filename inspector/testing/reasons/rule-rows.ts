import { aLeaf, anIndex } from '../../../script/segments/testing/an-index.ts'
import { anExperience } from '../../../script/testing/an-experience.ts'
import type { ReasonRow } from './reason-row.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148'
const boots = anIndex({ boots: aLeaf({ segments: ['boots'] }) })
const ruled = (activation_rules: Record<string, unknown>) => anExperience({ activation_rules })

/** Its activation rules keep an experience from the page. */
export const ruleRows: Record<string, ReasonRow> = {
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
}
