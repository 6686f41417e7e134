import { expect, test } from 'vitest'
import type { InspectedPlacement } from '../script/preview/explorer/watch-placements.ts'
import { placementState, slotState, sortPlacements } from './content-state.ts'

const aPlacement = (facts: Partial<InspectedPlacement> = {}): InspectedPlacement => ({
  id: 'for-you',
  outcome: { step: 'asked' },
  hasCode: true,
  usedBy: [],
  ...facts,
})

const delivered = (content: unknown, campaignId: string | null) => ({ step: 'delivered', content, campaignId }) as const

test.each<[Partial<InspectedPlacement>, string, string]>([
  [{ outcome: delivered({}, '7') }, 'content', 'Content of campaign 7'],
  [{ outcome: delivered({}, '7'), usedBy: ['a', 'b'] }, 'content', 'Content of campaign 7, used by a, b'],
  [{ outcome: delivered({}, null) }, 'content', 'Content without a campaign'],
  [{ outcome: delivered(null, '7') }, 'control', 'Control group of campaign 7: no content'],
  [{ outcome: delivered(null, null) }, 'nothing', 'No campaign is active, so there is no content'],
  [{ outcome: { step: 'asked' } }, 'asked', 'The service has not answered yet'],
  [{ outcome: { step: 'failed', because: 'status 503' } }, 'failed', 'status 503'],
  [{ outcome: { step: 'not here', because: 'no home' } }, 'not here', 'A trigger does not pass: no home'],
  [
    { outcome: { step: 'not asked', because: 'nobody asks' } },
    'not asked for',
    'The service was not asked: nobody asks',
  ],
])('[BU-01] a placement with %j is labelled %s, with the reason', (facts, label, reason) => {
  expect(placementState(aPlacement(facts))).toMatchObject({ label, reason })
})

test('[BU-01] placements of this page come before those of others', () => {
  const steps = [
    { step: 'not here', because: '' },
    { step: 'not asked', because: '' },
    delivered(1, '7'),
    { step: 'failed', because: '' },
  ] as const
  const sorted = sortPlacements(steps.map((outcome) => aPlacement({ outcome })))
  expect(sorted.map(({ outcome }) => outcome.step)).toEqual(['failed', 'delivered', 'not asked', 'not here'])
})

test.each([
  [{ places: 1, waiting: [] }, 'the shop’s own', 'No experience asks for it, once on the page'],
  [{ places: 3, waiting: [] }, 'the shop’s own', 'No experience asks for it, 3 times on the page'],
  [{ places: 0, waiting: [] }, 'the shop’s own', 'No experience asks for it, not on the page now'],
  [{ places: 1, waiting: [], owner: 'a' }, 'experience', 'Drawn by a, once on the page'],
  [
    { places: 1, waiting: ['b'], owner: 'a' },
    'experience',
    'Drawn by a, once on the page; b cannot draw while it does',
  ],
  [{ places: 0, waiting: ['b'] }, 'waited for', 'b waits for it to come to the page'],
  [{ places: 1, waiting: ['b'] }, 'reserved', 'Reserved by b, which has drawn nothing, once on the page'],
])('[BU-01] a slot with %j is labelled %s, with the reason', (facts, label, reason) => {
  expect(slotState({ id: 'header', ...facts })).toMatchObject({ label, reason })
})
