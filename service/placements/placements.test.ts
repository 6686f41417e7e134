import { expect, test } from 'vitest'
import { placementsOf } from './placements.ts'

/** Creates a table with a campaign of recommendations. */
function aFeed(recommendations: unknown, rest: object = {}) {
  return { hero: { trackingId: 'shop', campaigns: [{ id: 'feed', recommendations, ...rest }] } }
}

test('a table of placements with campaigns is read; by default a campaign is active and for all visitors', () => {
  const campaigns = [
    { id: 'spring', content: { title: 'Spring' } },
    { id: 'old', share: 0.5, active: false },
  ]
  expect(placementsOf({ hero: { trackingId: 'shop', sample: 'a sample', campaigns }, empty: {} })).toEqual(
    new Map([
      [
        'hero',
        {
          trackingId: 'shop',
          sample: 'a sample',
          campaigns: [
            { id: 'spring', content: { title: 'Spring' }, recommendations: null, share: 1, isActive: true },
            { id: 'old', content: null, recommendations: null, share: 0.5, isActive: false },
          ],
        },
      ],
      ['empty', { trackingId: null, sample: null, campaigns: [] }],
    ]),
  )
})

test.each([
  [[], 'it is not an object'],
  [{ hero: 7 }, '"hero" is not an object'],
  [{ hero: { trackingId: 'a b' } }, '"hero.trackingId" is not a tracking id'],
  [{ hero: { campaigns: [{ id: 'feed', recommendations: {} }] } }, '"hero" recommends products but has no trackingId'],
  [aFeed([]), '"hero.campaigns[0].recommendations" is not an object'],
  [aFeed({ count: 0 }), 'recommendations.count" is not a whole number from 1 to 50'],
  [aFeed({ strategies: ['best'] }), 'recommendations.strategies" is not a list of also_viewed, also_bought'],
  [aFeed({}, { content: 'text' }), '"hero.campaigns[0].content" is not an object'],
  [{ hero: { campaigns: {} } }, '"hero.campaigns" is not a list'],
  [{ hero: { campaigns: [{ id: '' }] } }, '"hero.campaigns[0].id" is not a text'],
  [{ hero: { campaigns: [{ id: 'a', share: 2 }] } }, '"hero.campaigns[0].share" is not from 0 to 1'],
  [{ hero: { campaigns: [{ id: 'a', active: 'no' }] } }, '"hero.campaigns[0].active" is not true or false'],
  [{ hero: { campaigns: [{ id: 'a' }, { id: 'a' }] } }, '"hero" has two campaigns "a"'],
])('the table %j is refused with the reason', (table, reason) => {
  expect(() => placementsOf(table)).toThrow(reason)
})
