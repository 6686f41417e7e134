import { expect, test } from 'vitest'
import { placementsOf } from './placements.ts'

test('a table of placements and their campaigns is read; a campaign is active and for everybody unless it says otherwise', () => {
  const campaigns = [
    { id: 'spring', content: { title: 'Spring' } },
    { id: 'old', share: 0.5, active: false },
  ]
  expect(placementsOf({ hero: { sample: 'a sample', campaigns }, empty: {} })).toEqual(
    new Map([
      [
        'hero',
        {
          sample: 'a sample',
          campaigns: [
            { id: 'spring', content: { title: 'Spring' }, share: 1, isActive: true },
            { id: 'old', content: null, share: 0.5, isActive: false },
          ],
        },
      ],
      ['empty', { sample: null, campaigns: [] }],
    ]),
  )
})

test.each([
  [[], 'it is not an object'],
  [{ hero: 7 }, '"hero" is not an object'],
  [{ hero: { campaigns: {} } }, '"hero.campaigns" is not a list'],
  [{ hero: { campaigns: [{ id: '' }] } }, '"hero.campaigns[0].id" is not a text'],
  [{ hero: { campaigns: [{ id: 'a', share: 2 }] } }, '"hero.campaigns[0].share" is not from 0 to 1'],
  [{ hero: { campaigns: [{ id: 'a', active: 'no' }] } }, '"hero.campaigns[0].active" is not true or false'],
  [{ hero: { campaigns: [{ id: 'a' }, { id: 'a' }] } }, '"hero" has two campaigns "a"'],
])('the table %j is refused with the reason', (table, reason) => {
  expect(() => placementsOf(table)).toThrow(reason)
})
