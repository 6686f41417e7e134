import { expect, test } from 'vitest'
import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import { aSite } from '../testing/a-site.ts'
import { checkInstance } from './check-instance.ts'
import { checkSite } from './check-site.ts'
import { checkTimes } from './check-times.ts'
import { siteWarnings } from './site-warnings.ts'

const now = Date.UTC(2026, 10, 1)
const [offers] = aSite().experiences
const instance = (change: object) => ({ ...offers, ...change }) as ExperienceInstance
const problemsOf = (change: object, site: Partial<SiteConfig> = {}) =>
  checkInstance(aSite(site), instance(change), 0, now).map(({ path, problem }) => `${path}: ${problem}`)

test.each<[object, string[]]>([
  [{}, []],
  [{ id: 'a b' }, ['experiences[0] a b: the id has other signs than letters, digits, _ and -']],
  [{ id: 'holdout' }, ["experiences[0] holdout: the id holdout is the script's own"]],
  [{ share: '0.5' }, ["experiences[0] offers share: '0.5' is not from 0 to 1"]],
  [{ iteration: 'two' }, ["experiences[0] offers iteration: 'two' is not a number from 1 on"]],
  [{ pausedAt: 'yesterday' }, ["experiences[0] offers pausedAt: 'yesterday' cannot be read"]],
  [{ targeting_criteria: [] }, ['experiences[0] offers.targeting_criteria: means nothing']],
  [{ pages: ['home'] }, ['experiences[0] offers.pages: means nothing']],
  [{ goals: { key: 'transaction' } }, ['experiences[0] offers goals: is not a list']],
  [{ paths: { include: '/uk/' } }, ["experiences[0] offers paths.include: '/uk/' is not a list of texts"]],
  [{ paths: { includes: ['/uk/'] } }, ['experiences[0] offers paths.includes: means nothing']],
  [{ options: { exclusive: 'yes' } }, ["experiences[0] offers options.exclusive: is 'yes'"]],
  [{ options: { poll: [7] } }, ['experiences[0] offers options.poll: [7] is not a selector']],
  [{ functions: { price: 7 } }, ['experiences[0] offers functions.price: 7 is not an id']],
  [{ analytics: { ga: true } }, ['experiences[0] offers analytics.ga: means nothing']],
  [{ share: 1.5 }, ['experiences[0] offers share: 1.5 is not from 0 to 1']],
  [{ template: 'global/none' }, ["experiences[0] offers: there is no template 'global/none'"]],
  [{ rules: { min_page_views: 2, 'pageviews.customvalues.uv.page.type': { op: 'eq', value: 'home' } } }, []],
  [{ rules: { min_page_view: 2 } }, ['experiences[0] offers rules.min_page_view: is not a rule']],
])('[BU-02] the mistake of the experience %j is reported: %j', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems)
})

test.each<[object, string[]]>([
  [{ scheduled_start: '2026-01-01T00:00Z', scheduled_end: '2027-01-01T00:00+01:00' }, []],
  [{ scheduled_start: null, scheduled_end: '' }, []],
  [{ scheduled_end: '2026-10-31T23:00Z', pause_actioned: true }, []],
  [{ scheduled_start: 'soon' }, ["experiences[0] offers schedule.scheduled_start: 'soon' cannot be read"]],
  [{ scheduled_end: '2026-02-30' }, ["experiences[0] offers schedule.scheduled_end: '2026-02-30' cannot be read"]],
  [{ scheduled_end: true }, ['experiences[0] offers schedule.scheduled_end: true cannot be read']],
  [
    { scheduled_start: '2026-12-02T00:00Z', scheduled_end: '2026-12-01T00:00Z' },
    ['experiences[0] offers schedule.scheduled_end: is not after the start'],
  ],
  [{ start: '2026-12-02T00:00Z' }, ['experiences[0] offers schedule.start: means nothing']],
  [{ pause_actioned: 'yes' }, ["experiences[0] offers schedule.pause_actioned: is 'yes'"]],
])('[BU-02] dates that cannot be read and ends before the beginning are mistakes: %j', (schedule, problems) => {
  expect(problemsOf({ schedule })).toEqual(problems)
})

test('[BU-02] [EX-14] a time without an offset requires the time zone of the site and is read in it', () => {
  const schedule = { scheduled_end: '2026-11-01T01:30' }
  expect(problemsOf({ schedule })).toEqual([
    "experiences[0] offers schedule.scheduled_end: '2026-11-01T01:30' names no offset, and the site no time zone",
  ])
  expect(problemsOf({ pausedAt: '2026-11-01' })).toMatchObject([
    "experiences[0] offers pausedAt: '2026-11-01' names no offset, and the site no time zone",
  ])
  // At this time it is 01:00 in Paris and the previous evening in New York.
  expect(problemsOf({ schedule }, { timeZone: 'Europe/Paris' })).toEqual([])
  const endedIn = (timeZone: string, scheduled_end: string) =>
    checkTimes({ timeZone }, instance({ schedule: { scheduled_end } }), { path: 'offers', now }).warnings.length > 0
  expect(endedIn('Europe/Paris', '2026-11-01T01:30')).toBe(false)
  expect(endedIn('Europe/Paris', '2026-11-01T00:30')).toBe(true)
  expect(endedIn('America/New_York', '2026-10-31T20:30')).toBe(false)
  expect(checkSite(aSite({ timeZone: 'Paris' }))).toMatchObject([{ path: 'timeZone' }])
})

test.each([
  [{ scheduled_end: '2026-10-31T23:00Z' }, ['experiences[0] offers schedule.scheduled_end: is in the past']],
  [{ scheduled_end: now - 1 }, ['experiences[0] offers schedule.scheduled_end: is in the past']],
  [{ scheduled_end: now - 1, pause_actioned: true }, []],
  [{ scheduled_end: now + 60_000 }, []],
])('[BU-02] dates in the past are warned of, and keep nothing from being built: %j', (schedule, warnings) => {
  expect(problemsOf({ schedule })).toEqual([])
  const { warnings: found } = checkTimes({}, instance({ schedule }), { path: 'experiences[0] offers', now })
  expect(found.map(({ path, problem }) => `${path}: ${problem}`)).toEqual(warnings)
})

test('[EX-14] for a time that daylight saving skips or repeats, a warning says which time is used', () => {
  const site = aSite({
    timeZone: 'Europe/Paris',
    experiences: [instance({ schedule: { scheduled_start: '2027-03-28T02:30', scheduled_end: '2027-10-31T02:30' } })],
  })
  expect(siteWarnings(site, undefined).map(({ problem, remedy }) => `${problem}: ${remedy}`)).toEqual([
    "'2027-03-28T02:30' does not exist in Europe/Paris: 2027-03-28T01:30:00.000Z is taken; write that if it is meant",
    "'2027-10-31T02:30' comes twice in Europe/Paris: 2027-10-31T00:30:00.000Z is taken; write that if it is meant",
  ])
})

test.each<[unknown, string[]]>([
  [{ key: 'transaction' }, []],
  [{ key: 'custom', value: 'cta-clicks' }, []],
  [{ key: 'page_url', op: 'ncontains', value: '/cart' }, []],
  [{ key: '' }, ['experiences[0] offers goals[0]: has no key']],
  [{ key: 'custom' }, ['experiences[0] offers goals[0].value: is missing']],
  [{ key: 'custom', op: 'gt', value: 'a' }, ["experiences[0] offers goals[0].op: is 'gt'"]],
  [{ key: 'page_url', op: 'neq' }, ['experiences[0] offers goals[0].value: is missing']],
  [{ key: 'page_url', op: 'nregex', value: [] }, ['experiences[0] offers goals[0].value: is missing']],
  [{ key: 'page_url', value: '/cart' }, ['experiences[0] offers goals[0].value: /cart is not a complete address']],
  [{ key: 'custom', value: [{}] }, ['experiences[0] offers goals[0].value: {} is not a text']],
  [{ key: 'transaction', primary: 'yes' }, ["experiences[0] offers goals[0].primary: is 'yes'"]],
  ['transaction', ['experiences[0] offers goals[0]: is not a goal']],
  [{ key: 'page_url', op: 'regex', value: '(' }, ['experiences[0] offers goals[0].value: ( is not an expression']],
])('[BU-02] goals that could never be reached are reported: %j', (goal, problems) => {
  expect(problemsOf({ goals: [goal] })).toEqual(problems)
})

test('[BU-02] whether the code of an experience calls a service is true or false', () => {
  const problemsWith = (callsService: unknown) =>
    checkInstance(aSite(), { id: 'mine', code: import.meta.filename, callsService } as never, 2, now)
  expect([true, false, undefined].flatMap(problemsWith)).toEqual([])
  expect(problemsWith('yes')).toEqual([
    {
      path: 'experiences[2] mine callsService',
      problem: "is 'yes'",
      remedy: 'give true or false',
    },
  ])
})

test('[BU-02] the files of an experience that belongs to the site must exist', () => {
  const own = { id: 'mine', code: import.meta.filename, css: '/nowhere/mine.css' }
  expect(checkInstance(aSite(), own, 2, now)).toEqual([
    {
      path: 'experiences[2] mine css',
      problem: 'there is no file /nowhere/mine.css',
      remedy: 'give its place by import.meta.resolve',
    },
  ])
})

const sharing = (...shares: number[]) =>
  aSite({
    experiences: shares.map((share, at) => instance({ id: `e${at}`, exclusion: { group: 'hero', share } })),
  })

test.each<[number[], string[]]>([
  [[0.5, 0.5], []],
  [[1 / 3, 1 / 3, 1 / 3], []],
  [[0.6, 0.5], ['exclusion group hero: the shares add up to 1.1']],
  [[2], ['experiences[0] e0 exclusion: 2 is not from 0 to 1']],
  [['0.5' as never], ["experiences[0] e0 exclusion: '0.5' is not from 0 to 1"]],
])('[BU-02] the shares of an exclusion group are checked: %j', (shares, problems) => {
  expect(checkSite(sharing(...shares)).map(({ path, problem }) => `${path}: ${problem}`)).toEqual(problems)
})

test('[BU-02] [BV-01] a change that would move visitors of a group is a mistake, or a warning where the configuration asks for it', () => {
  const kept = { hero: { e0: { from: 0, to: 0.3 }, e1: { from: 0.3, to: 0.8 } } }
  expect(checkSite(sharing(0.3, 0.5), kept)).toEqual([])
  expect(checkSite(sharing(0.4, 0.5), kept)).toMatchObject([
    { problem: 'with 0 to 0.4 takes visitors of e1, which has 0.3 to 0.8', remedy: expect.stringMatching(/^lower/) },
  ])
  const [first, second] = sharing(0.3, 0.5).experiences
  const moved = aSite({
    experiences: [first, { ...second, exclusion: { group: 'hero', share: 0.5, from: 0.4 } }] as never,
  })
  expect(checkSite(moved, kept)).toEqual([])
  expect(siteWarnings(moved, kept)).toMatchObject([{ path: 'experiences[1] e1 exclusion' }])
  expect(siteWarnings(sharing(0.3, 0.5), undefined)).toMatchObject([{ path: 'exclusion groups hero' }])
})

const own = { id: 'mine', code: import.meta.filename }

test.each<[object, string[]]>([
  [{ pages: ['home', 'basket'], devices: ['mobile'] }, []],
  [{ pages: 'home' }, ["experiences[0] mine pages: 'home' is not a list of texts"]],
  [{ pages: ['homepage'] }, ["experiences[0] mine pages: there is no 'homepage'"]],
  [{ pages: [] }, ['experiences[0] mine pages: is empty, so that it runs nowhere']],
  [{ devices: ['phone'] }, ["experiences[0] mine devices: there is no 'phone'"]],
  [{ content: {} }, ['experiences[0] mine.content: means nothing']],
])('[BU-02] the mistake of %j, an experience that belongs to the site, is reported: %j', (change, problems) => {
  const found = checkInstance(aSite(), { ...own, ...change }, 0, now)
  expect(found.map(({ path, problem }) => `${path}: ${problem}`)).toEqual(problems)
})

test.each<[variations: unknown, problems: string[]]>([
  [
    [
      { id: 'blue', name: 'Blue', share: 0.5, content: { backgroundColor: 'blue' } },
      { id: 'red', share: 0.5 },
    ],
    [],
  ],
  [[], [': is not a list of variations']],
  ['blue', [': is not a list of variations']],
  [['blue'], ['[0]: is not a variation']],
  [[{ id: 'c', share: 1 }], ['[0].id: c is the control']],
  [[{ id: 'a.b', share: 1 }], ["[0].id: 'a.b' is not an id"]],
  [[{ id: 'a', share: '1' }], ["[0].share: '1' is not from 0 to 1"]],
  [[{ id: 'a' }], ['[0].share: undefined is not from 0 to 1']],
  [
    [
      { id: 'a', share: 0.6 },
      { id: 'b', share: 0.6 },
    ],
    [': the shares add up to 1.2'],
  ],
  [
    [
      { id: 'a', share: 0.1 },
      { id: 'a', share: 0.1 },
    ],
    [': the id a is used twice'],
  ],
  [[{ id: 'a', share: 1, content: { colour: 'red' } }], ['[0] content/colour: means nothing']],
  [[{ id: 'a', share: 1, data: {} }], ['[0].data: means nothing']],
])('[BU-02] [EX-03] the mistake in the variations %j is reported: %j', (variations, problems) => {
  const found = problemsOf({ variations }).map((each) => each.replace('experiences[0] offers variations', ''))
  expect(found).toEqual(problems.map((each) => expect.stringContaining(each)))
})

test('[BU-02] [EX-03] a share beside several variations is reported', () => {
  expect(problemsOf({ share: 0.5, variations: [{ id: 'a', share: 0.5 }] })).toEqual([
    'experiences[0] offers share: stands beside variations',
  ])
})

test('[BU-02] the holdout must be a share from 0 to 1', () => {
  expect(checkSite(aSite({ holdout: 0.05 }))).toEqual([])
  expect(checkSite(aSite({ holdout: 5 }))).toMatchObject([{ path: 'holdout', problem: 'is 5' }])
})
