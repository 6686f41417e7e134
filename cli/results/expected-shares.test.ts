import { expect, test } from 'vitest'
import { aSite } from '../testing/a-site.ts'
import { expectedShares } from './expected-shares.ts'

const site = aSite({
  holdout: 0.05,
  experiences: [
    { id: 'offers', template: 'global/offer-banner', share: 0.9, content: { messages: [{ title: 'Hello' }] } },
    { id: 'all', template: 'global/offer-banner', content: { messages: [{ title: 'Hello' }] } },
  ],
})

test('the control gets the remainder of the share', () => {
  expect(expectedShares(site, 'offers')).toBe('offers-c:0.1,offers-v:0.9')
  expect(expectedShares(site, 'all')).toBe('all-c:0,all-v:1')
})

test('[EX-03] each of several variations has its own share', () => {
  const variations = [
    { id: 'a', share: 0.25 },
    { id: 'b', share: 0.25 },
  ]
  const [offers] = site.experiences
  const several = aSite({ experiences: [{ ...offers, share: undefined, variations } as never] })
  expect(expectedShares(several, 'offers')).toBe('offers-c:0.5,offers-a:0.25,offers-b:0.25')
})

test('the holdout has the share of visitors who see no experience', () => {
  expect(expectedShares(site, 'holdout')).toBe('held-out:0.05,shown:0.95')
  expect(expectedShares(aSite(), 'holdout')).toBeUndefined()
})

test('an experience that the site does not have gets no expected shares', () => {
  expect(expectedShares(site, 'unknown')).toBeUndefined()
})
