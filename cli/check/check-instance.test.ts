import { expect, test } from 'vitest'
import type { ExperienceInstance, SiteConfig } from '../../catalogue/define-site.ts'
import type { Goal } from '../../contract/experience.ts'
import { aSite } from '../testing/a-site.ts'
import { checkInstance } from './check-instance.ts'
import { checkSite } from './check-site.ts'

const now = Date.UTC(2026, 10, 1)
const [offers] = aSite().experiences
const instance = (change: object) => ({ ...offers, ...change }) as ExperienceInstance
const problemsOf = (change: object, site: Partial<SiteConfig> = {}) =>
  checkInstance(aSite(site), instance(change), 0, now).map(({ path, problem }) => `${path}: ${problem}`)

test.each<[object, string[]]>([
  [{}, []],
  [{ id: 'a b' }, ['experiences[0] a b: the id has other signs than letters, digits, _ and -']],
  [{ id: 'holdout' }, ["experiences[0] holdout: the id holdout is the script's own"]],
  [{ share: 1.5 }, ['experiences[0] offers share: 1.5 is not from 0 to 1']],
  [{ template: 'global/none' }, ['experiences[0] offers: there is no template global/none']],
  [{ rules: { min_page_views: 2, 'pageviews.customvalues.uv.page.type': { op: 'eq', value: 'home' } } }, []],
  [{ rules: { min_page_view: 2 } }, ['experiences[0] offers rules.min_page_view: is no rule']],
])('[BU-02] of an experience %j what is wrong is named: %j', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems)
})

test.each<[object, string[]]>([
  [{ scheduled_start: '2026-01-01', scheduled_end: '2027-01-01' }, []],
  [{ scheduled_end: '2026-10-31T23:00Z' }, ['experiences[0] offers schedule.scheduled_end: is in the past']],
  [{ scheduled_end: '2026-10-31T23:00Z', pause_actioned: true }, []],
  [{ scheduled_end: now - 1 }, ['experiences[0] offers schedule.scheduled_end: is in the past']],
  [{ scheduled_start: 'soon' }, ['experiences[0] offers schedule.scheduled_start: cannot be read']],
  [{ scheduled_end: '2026-02-30' }, ['experiences[0] offers schedule.scheduled_end: cannot be read']],
])('[BU-02] dates in the past, and such as cannot be read: %j', (schedule, problems) => {
  expect(problemsOf({ schedule })).toEqual(problems)
})

test.each<[Goal, string[]]>([
  [{ key: 'transaction' }, []],
  [{ key: 'custom', value: 'cta-clicks' }, []],
  [{ key: 'page_url', op: 'ncontains', value: '/cart' }, []],
  [{ key: '' }, ['experiences[0] offers goals[0]: has no key']],
  [{ key: 'custom' }, ['experiences[0] offers goals[0].value: is missing']],
  [{ key: 'custom', op: 'gt', value: 'a' }, ["experiences[0] offers goals[0].op: is 'gt'"]],
  [{ key: 'page_url', op: 'regex', value: '(' }, ['experiences[0] offers goals[0].value: ( is no expression']],
])('[BU-02] goals that could never be met: %j', (goal, problems) => {
  expect(problemsOf({ goals: [goal] })).toEqual(problems)
})

test('[BU-02] the files of an experience of the site’s own must be there', () => {
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
])('[BU-02] the shares of an exclusion group %j', (shares, problems) => {
  expect(checkSite(sharing(...shares)).map(({ path, problem }) => `${path}: ${problem}`)).toEqual(problems)
})

test('[BU-02] the holdout is a share', () => {
  expect(checkSite(aSite({ holdout: 0.05 }))).toEqual([])
  expect(checkSite(aSite({ holdout: 5 }))).toMatchObject([{ path: 'holdout', problem: '5 is not from 0 to 1' }])
})
