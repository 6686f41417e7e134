import { expect, test, vi } from 'vitest'
import { aLeaf, anIndex } from '../segments/testing/an-index.ts'
import { aPlacement } from '../testing/a-placement.ts'
import { aRun } from '../testing/a-run.ts'
import { anExperience } from '../testing/an-experience.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'

type Options = {
  emitMetric: (type: string) => void
  registerContentAreas: (ids: string[]) => void
  integration: (name: string) => { execute: () => Promise<unknown> }
}
type Experiences = { onNotice: (type: RegExp, fn: (notice: { meta: { type: string } }) => void) => { replay(): void } }

test('[EV-19] the script sends six event types of its own, and emits four notices internally without sending them', async () => {
  const run = aRun({
    config: { segments: anIndex({ seen: aLeaf({ segments: ['lookers'] }) }), flags: { compression: false } },
    experiences: [
      anExperience({
        qfns: { good: 'good', bad: 'bad' },
        async execution({ emitMetric, registerContentAreas, integration }: Options) {
          emitMetric('seen')
          registerContentAreas(['header'])
          await integration('good').execute()
          await integration('bad')
            .execute()
            .catch(() => {})
        },
      }),
      anExperience({
        experimentId: 'broken',
        execution() {
          throw new Error('no')
        },
      }),
    ],
    placements: [aPlacement()],
    reply: ({ url }) => ({
      status: /bad$|graphql$/.test(url) ? 500 : 200,
      text: '{"status":{"code":200},"rejected":[],"ok":true}',
    }),
  })
  run.page.uv().q = [['emit', ['ecView', { type: 'product' }]]]
  await runSteps(steps, run)
  run.bus?.uv.on('ecUser', () => {
    throw new Error('a handler of the shop')
  })
  run.bus?.uv.emit('ecUser')
  await vi.dynamicImportSettled()
  await run.page.clock.pass(100)
  await vi.dynamicImportSettled()
  await run.page.clock.pass(5000)

  const sent = run.page.requests
    .filter(({ url }) => url.includes('/events/'))
    .flatMap(({ body }): string[] => JSON.parse(String(body)).map(({ meta }: { meta: { type: string } }) => meta.type))
  const own = ['experience', 'metric', 'debug', 'errorExperience', 'placementError', 'segmentMembershipChanged']
  expect([...new Set(sent)]).toEqual(expect.arrayContaining(own.map((name) => `qubit.${name}`)))

  const notices: string[] = []
  const { onNotice } = run.page.namespace().experiences as Experiences
  onNotice(/./, ({ meta }) => notices.push(meta.type)).replay()
  const expected = [
    'registerContentAreas',
    ...['Start', 'Success', 'Start', 'Failed'].map((end) => `executeQfnRequest${end}`),
  ]
  expect(notices).toEqual(expected)
  expect(sent.filter((type) => expected.includes(type))).toEqual([])
})
