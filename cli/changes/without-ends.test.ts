import { expect, test } from 'vitest'
import type { ExperienceChange } from '../../contract/steer/site-changes.ts'
import { checkSite } from '../check/check-site.ts'
import type { Problem } from '../check/shapes.ts'
import { siteWarnings } from '../check/site-warnings.ts'
import { aSite } from '../testing/a-site.ts'
import { applyChanges } from './apply-changes.ts'
import { withoutEnds } from './without-ends.ts'

const over = { scheduled_end: 1 }

function findingsWith(change: ExperienceChange, site = aSite()) {
  const changes = { format: 1, version: 1, experiences: { offers: change } } as const
  const changed = applyChanges(site, changes)
  const textOf = ({ path, problem }: Problem) => `${path} ${problem}`
  return {
    problems: checkSite(changed).map(textOf),
    warnings: withoutEnds(siteWarnings(changed, undefined), changes).map(textOf),
  }
}

test('[BN-01] what the console has ended is no mistake and no warning, so that the rest of the site can be published', () => {
  expect(findingsWith({ schedule: over })).toEqual({ problems: [], warnings: [] })
})

test('[BN-01] an end of the configuration that is over is a warning and keeps nothing from being published, whatever else the console changes', () => {
  const [offers, ...others] = aSite().experiences
  if (!offers) throw new Error('the test site has no experience')
  const site = aSite({ experiences: [{ ...offers, schedule: over }, ...others] })
  expect(findingsWith({ name: 'Offers' }, site)).toEqual({
    problems: [],
    warnings: ['experiences[0] offers schedule.scheduled_end is in the past'],
  })
})

test('[BN-01] other mistakes of what the console has ended are found', () => {
  expect(findingsWith({ schedule: { ...over, scheduled_start: 'soon' }, share: 2 }).problems).toEqual([
    'experiences[0] offers share 2 is not from 0 to 1',
    "experiences[0] offers schedule.scheduled_start 'soon' cannot be read",
  ])
})
