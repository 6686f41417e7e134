import { expect, test } from 'vitest'
import { startRun } from '../../experiences/testing/started.ts'
import { anExperience, aVariation } from '../../testing/an-experience.ts'
import { createInspection } from './inspection.ts'

const hands = { keep: () => {}, goTo: () => {} }
const preview = { current: undefined, set: () => {} } as unknown as Parameters<typeof createInspection>[1]

test('[BU-01] of a built site, whose definitions come in a file of their own, every experience is told of', async () => {
  const experiences = [anExperience({ experimentId: 'offers' }), anExperience({ experimentId: 'stock' })]
  const files = { length: 2, index: async () => ({ experiences }), files: [] }
  const run = await startRun([], { files })
  // As the inspector finds it that was opened before the definitions were there.
  const inspection = createInspection({ ...run, site: { ...run.site, experiences: [] } }, preview, hands)
  await run.view()
  expect(inspection.experiences().map(({ id }) => id)).toEqual(['offers', 'stock'])
})

test('[BU-01] [EX-03] of several variations each is told with name, share and whether it is the control, and which is the visitor’s', async () => {
  const of = (id: string, share: number, name?: string) =>
    aVariation({
      variationId: id,
      variationMasterId: id,
      variationName: name,
      trafficAllocationRatio: share,
      variationIsControl: id === 'offers-c',
    })
  const variations = [of('offers-c', 0.4), of('offers-blue', 0.3, 'Blue'), of('offers-red', 0.3)]
  const run = await startRun([anExperience({ experimentId: 'offers', variations })])
  await run.view()
  const [inspected] = createInspection(run, preview, hands).experiences()
  expect(inspected?.variations).toEqual([
    { masterId: 'offers-c', name: undefined, isControl: true, share: 0.4 },
    { masterId: 'offers-blue', name: 'Blue', isControl: false, share: 0.3 },
    { masterId: 'offers-red', name: undefined, isControl: false, share: 0.3 },
  ])
  const { probability = Number.NaN, masterId } = inspected?.explanation?.variation ?? {}
  expect(masterId).toBe(probability < 0.4 ? 'offers-c' : probability < 0.7 ? 'offers-blue' : 'offers-red')
})
