import { expect, test } from 'vitest'
import type { ExperienceChange } from '../../contract/steer/site-changes.ts'
import { checkSite } from '../check/check-site.ts'
import { aSite } from '../testing/a-site.ts'
import { applyChanges } from './apply-changes.ts'
import { withoutEnds } from './without-ends.ts'

const over = { scheduled_end: 1 }

function problemsWith(change: ExperienceChange, site = aSite()): string[] {
  const changes = { format: 1, version: 1, experiences: { offers: change } } as const
  return withoutEnds(checkSite(applyChanges(site, changes)), changes).map(({ path, problem }) => `${path} ${problem}`)
}

test('[BN-01] what the console has ended is no mistake, so that the rest of the site can be published', () => {
  expect(problemsWith({ schedule: over })).toEqual([])
})

test('[BN-01] an end of the configuration that is over is one, whatever else the console changes', () => {
  const [offers, ...others] = aSite().experiences
  if (!offers) throw new Error('the test site has no experience')
  const site = aSite({ experiences: [{ ...offers, schedule: over }, ...others] })
  expect(problemsWith({ name: 'Offers' }, site)).toEqual([
    'experiences[0] offers schedule.scheduled_end is in the past',
  ])
})

test('[BN-01] other mistakes of what the console has ended are found', () => {
  expect(problemsWith({ schedule: { ...over, scheduled_start: 'soon' }, share: 2 })).toEqual([
    'experiences[0] offers share 2 is not from 0 to 1',
    "experiences[0] offers schedule.scheduled_start 'soon' cannot be read",
  ])
})
