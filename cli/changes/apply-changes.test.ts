import { expect, test } from 'vitest'
import type { ExperienceChange } from '../../contract/steer/site-changes.ts'
import { checkSite } from '../check/check-site.ts'
import { aSite } from '../testing/a-site.ts'
import { applyChanges, checkChanges, findGone } from './apply-changes.ts'
import { fieldProblemOf } from './field-problem.ts'

const changesOf = (experiences: Record<string, ExperienceChange>) => ({ format: 1, version: 1, experiences }) as const
const made: ExperienceChange = {
  template: 'product/low-stock',
  name: 'Hurry',
  content: { threshold: 5, text: 'Only {count} left' },
}

test('[BN-01] changes lie over the experiences of the configuration, and new ones come after them', () => {
  const site = aSite()
  const changed = applyChanges(site, changesOf({ made, offers: { share: 0.25, name: 'Offers' } }))
  expect(changed.experiences.map(({ id }) => id)).toEqual([...site.experiences.map(({ id }) => id), 'made'])
  expect(changed.experiences[0]).toEqual({ ...site.experiences[0], share: 0.25, name: 'Offers' })
  expect(changed.experiences.at(-1)).toEqual({ id: 'made', ...made })
  expect(aSite()).toEqual(site)
})

test('[BN-01] a change of another template, or of what is not the console’s, is a mistake', () => {
  const unfit = changesOf({
    offers: { template: 'product/low-stock' },
    made: { ...made, code: 'file:///evil.ts', options: {} } as ExperienceChange,
  })
  expect(checkChanges(aSite(), unfit).map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    'changes offers has another template than in the configuration',
    'changes made.code means nothing',
    'changes made.options means nothing',
  ])
  expect(applyChanges(aSite(), unfit).experiences.at(-1)).not.toHaveProperty('code')
})

test('[BN-01] a change of an experience that developers have taken out means nothing until it is back, and is said', () => {
  const site = aSite()
  const changes = changesOf({ gone: { share: 0.5 }, made, offers: { share: 0.1 } })
  expect(checkChanges(site, changes)).toEqual([])
  expect(applyChanges(site, changes).experiences.map(({ id }) => id)).not.toContain('gone')
  expect(findGone(site, changes).map(({ path }) => path)).toEqual(['changes gone'])
  const [offers] = site.experiences
  const back = { ...site, experiences: [{ ...offers, id: 'gone' } as (typeof site.experiences)[number]] }
  expect(findGone(back, changesOf({ gone: { share: 0.5 } }))).toEqual([])
  expect(applyChanges(back, changesOf({ gone: { share: 0.5 } })).experiences).toMatchObject([
    { id: 'gone', share: 0.5 },
  ])
})

test('[BN-01] what was removed in the console is not in the site; over an experience of the configuration it means nothing', () => {
  const site = aSite()
  const removed = { ...made, removed: true } as const
  const changes = changesOf({ made: removed, offers: { ...removed, share: 0.1 } })
  expect(applyChanges(site, changes).experiences).toEqual(site.experiences)
  expect(checkChanges(site, changes)).toEqual([])
  const unclear = changesOf({ made: { ...made, removed: 'yes' } as unknown as ExperienceChange })
  expect(checkChanges(site, unclear)).toMatchObject([{ path: 'changes made.removed', problem: "is 'yes'" }])
})

test('[BN-01] mistakes in changes are found like those of the configuration, with their experience and field', () => {
  const wrong = { ...made, content: { threshold: 'many' }, schedule: { scheduled_start: 'soon' }, share: 2 }
  const site = applyChanges(aSite(), changesOf({ made: wrong }))
  const problems = checkSite(site)
    .map(fieldProblemOf)
    .filter(({ experienceId }) => experienceId === 'made')
  expect(problems.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['share', 'schedule/scheduled_start', 'content', 'content/threshold']),
  )
  for (const { problem, remedy } of problems) expect(problem && remedy).toBeTruthy()
})

test.each([
  ['experiences[3] offers variations[0].content/text', { experienceId: 'offers', path: 'variations/0/content/text' }],
  ['experiences[3] offers', { experienceId: 'offers', path: '' }],
  ['changes offers.code', { experienceId: 'offers', path: 'code' }],
  ['timeZone', { experienceId: null, path: 'timeZone' }],
])('[BN-01] the place %s is the field %j', (path, place) => {
  expect(fieldProblemOf({ path, problem: 'p', remedy: 'r' })).toEqual({ ...place, problem: 'p', remedy: 'r' })
})

test('[BN-01] a page element that an experience needs is a mistake of that experience', () => {
  expect(fieldProblemOf({ path: 'anchors.price', problem: 'is needed by made', remedy: 'give its selector' })).toEqual({
    experienceId: 'made',
    path: '',
    problem: 'anchors.price is needed by made',
    remedy: 'give its selector',
  })
})
