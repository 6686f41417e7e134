import { expect, test } from 'vitest'
import type { PlacementOptions } from '../../../contract/placement.ts'
import { aPlacementRun } from '../../placements/testing/a-placement-run.ts'
import { aPlacement } from '../../testing/a-placement.ts'

const none = { requested: 0, delivered: 0, failed: 0, impressions: 0, clickthroughs: 0 }

test('[ST-29] the counts start at 0 and follow the placements of the page', async () => {
  const js = ({ content, onImpression, onClickthrough }: PlacementOptions) => {
    if (content === 'both') onClickthrough()
    else onImpression()
    onImpression()
  }
  const run = await aPlacementRun(
    ['seen', 'both', 'missing'].map((id) => aPlacement({ id, js })),
    {
      content: ({ variables }) => ({
        status: variables.placementId === 'missing' ? 500 : 200,
        text: JSON.stringify({ data: { placementContent: { content: variables.placementId, callbackData: 'd' } } }),
      }),
    },
  )
  expect(run.counters()).toEqual(none)
  await run.view()
  expect(run.counters()).toEqual({ requested: 3, delivered: 2, failed: 1, impressions: 2, clickthroughs: 1 })
})

test('[ST-29] callbacks left by an earlier page are sent by the last step, and not before', async () => {
  const js = ({ onImpression }: PlacementOptions) => onImpression()
  const before = await aPlacementRun([aPlacement({ js })], { callbackStatus: () => null })
  await before.view()
  const { storage } = before.page
  expect(storage.keys().some((key) => key.startsWith('qb_callbacks:'))).toBe(true)

  let sentBefore = 0
  const run = await aPlacementRun([aPlacement()], {
    page: { storage },
    onStep: (name, each) => {
      if (name !== 'placement counters')
        sentBefore += each.page.requests.filter(({ url }) => url.includes('/cb?')).length
    },
  })
  await run.page.clock.pass(10)
  expect(sentBefore).toBe(0)
  expect(run.callbacks()).toMatchObject([{ d: 'data', imp: '1' }])
  expect(run.counters()).toEqual(none)
})

test('a site without placements has no counts', async () => {
  const run = await aPlacementRun([])
  expect(run.page.namespace().placements).toEqual({})
})
