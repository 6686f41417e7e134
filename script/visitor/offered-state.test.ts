import { expect, test, vi } from 'vitest'
import type { PlacementOptions } from '../../contract/placement.ts'
import { aLeaf, anIndex } from '../segments/testing/an-index.ts'
import { runSteps } from '../startup/run-steps.ts'
import { steps } from '../startup/steps.ts'
import { aPlacement } from '../testing/a-placement.ts'
import { aRun } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'

type Visitor = Awaited<ReturnType<PlacementOptions['getVisitorState']>>
type Options = Pick<PlacementOptions, 'getVisitorState'>

test('[VI-16] after each event, experiences, placements and segments get the updated numbers', async () => {
  const given: Options[] = []
  const run = aRun({
    config: {
      segments: anIndex({
        third: aLeaf({
          op: 'gte',
          key: { event: 'ecView', field: 'context.viewNumber', type: 'number' },
          value: 3,
          segments: ['third view'],
        }),
      }),
      flags: { compression: false },
    },
    experiences: [anExperience({ execution: (options: Options) => void given.push(options) })],
    placements: [aPlacement({ js: (options) => void given.push(options) })],
    reply: ({ url }) => ({
      status: 200,
      text: url.endsWith('/graphql')
        ? '{"data":{"placementContent":{"content":1}}}'
        : '{"status":{"code":200},"rejected":[]}',
    }),
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'home' }]]]
  await runSteps(steps, run)
  await vi.dynamicImportSettled()
  await run.page.clock.pass(2000)
  expect(given).toHaveLength(2)
  const numbers = () =>
    Promise.all(
      given.slice(0, 2).map(async ({ getVisitorState }) => {
        const { viewNumber, conversionNumber } = (await getVisitorState()) as Visitor & Record<string, number>
        return [viewNumber, conversionNumber]
      }),
    )
  const twice = (pair: number[]) => [pair, pair]
  expect(await numbers()).toEqual(twice([1, 0]))
  expect(run.segments?.isMemberOf('third view')).toBe(false)
  run.bus?.uv.emit('ecView', { type: 'home' })
  expect(await numbers()).toEqual(twice([2, 0]))
  run.bus?.uv.emit('ecBasketTransactionSummary', { transaction: { id: 'o1' }, basket: {} })
  expect(await numbers()).toEqual(twice([2, 1]))
  expect(run.segments?.isMemberOf('third view')).toBe(false)
  run.bus?.uv.emit('ecView', { type: 'home' })
  expect(await numbers()).toEqual(twice([3, 1]))
  expect(run.segments?.isMemberOf('third view')).toBe(true)
})
