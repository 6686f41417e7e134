import { expect, test } from 'vitest'
import type { SitePlacement } from '../../../contract/placement.ts'
import type { ExperienceOptions } from '../../experiences/options.ts'
import type { Reply } from '../../services/remote/request.ts'
import { aPlacement } from '../../testing/a-placement.ts'
import type { RunFacts } from '../../testing/a-run.ts'
import { anExperience } from '../../testing/an-experience.ts'
import { eventually } from '../../testing/eventually.ts'
import { createConsent } from '../../visitor/consent/consent.ts'
import { anInspectedRun } from './testing/an-inspected-run.ts'

type Content = { content: unknown; campaignId: string | null }

const delivered = (content: Content): Reply => ({
  status: 200,
  text: JSON.stringify({ data: { placementContent: { ...content, callbackData: null } } }),
})

/** Starts a run with placements on its first view; the service answers as `content` says. */
async function shown(
  placements: SitePlacement[],
  content: () => Reply | Promise<Reply> = () => delivered({ content: 'hello', campaignId: '7' }),
  { experiences = [], ...facts }: RunFacts = {},
) {
  const reply: RunFacts['reply'] = ({ url }) =>
    url.endsWith('/graphql') ? content() : { status: 200, text: '{"status":{"code":200},"rejected":[]}' }
  const inspected = await anInspectedRun(experiences, { placements, reply, ...facts })
  await inspected.run.view('home')
  await inspected.run.page.clock.pass(10)
  return inspected
}

const onProduct = { pageType: { op: 'in', values: ['product'] } } as const
const failing = () => Promise.reject(new Error('POST https://collect.test/graphql failed: timeout after 2000ms'))
const never = () => new Promise<Reply>(() => {})
const broken = () => {
  throw new Error('no element')
}

test.each<[string, SitePlacement, (() => Reply | Promise<Reply>) | undefined, object]>([
  ['content of a campaign', aPlacement(), undefined, { step: 'delivered', content: 'hello', campaignId: '7' }],
  [
    'the control group',
    aPlacement(),
    () => delivered({ content: null, campaignId: '7' }),
    { step: 'delivered', content: null, campaignId: '7' },
  ],
  [
    'no campaign',
    aPlacement(),
    () => delivered({ content: null, campaignId: null }),
    { step: 'delivered', content: null, campaignId: null },
  ],
  [
    'a trigger that does not pass',
    aPlacement({ triggers: onProduct }),
    undefined,
    { step: 'not here', because: 'pageType home is not in product' },
  ],
  ['a request without an answer', aPlacement(), never, { step: 'asked' }],
  [
    'a request that failed',
    aPlacement(),
    failing,
    { step: 'failed', because: 'POST https://collect.test/graphql failed: timeout after 2000ms' },
  ],
  [
    'an answer of failure',
    aPlacement(),
    () => ({ status: 503, text: '' }),
    { step: 'failed', because: 'GraphQL error 503' },
  ],
  [
    'code that throws',
    aPlacement({ js: broken }),
    undefined,
    { step: 'failed', because: 'its code failed: no element' },
  ],
  ['a draft only', { id: 'draft' }, undefined, { step: 'not asked', because: 'it has no active version' }],
  [
    'a placement for experiences that none asks for',
    aPlacement({ load: undefined }),
    undefined,
    { step: 'not asked', because: 'no experience has asked for it on this view' },
  ],
])('[BU-01] [PL-02] the inspector is told of %s', async (_, placement, content, outcome) => {
  const { inspection } = await shown([placement], content)
  await eventually(() => expect(inspection.placements().map((each) => each.outcome)).toEqual([outcome]))
})

test('[BU-01] the outcome is that of the latest view, and an answer that comes after it is not shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply>()
  const { run, inspection } = await shown(
    [aPlacement({ triggers: { pageType: { op: 'in', values: ['home'] } } })],
    () => promise,
  )
  const outcome = () => inspection.placements()[0]?.outcome.step
  expect(outcome()).toBe('asked')
  await run.view('basket')
  await run.page.clock.pass(10)
  expect(outcome()).toBe('not here')
  resolve(delivered({ content: 'late', campaignId: '7' }))
  for (let turn = 0; turn < 5; turn++) await promise
  expect(outcome()).toBe('not here')
})

test('[BU-01] a product page that has not published its product is said to wait for it', async () => {
  const { run, inspection } = await shown([aPlacement()])
  await run.view('product')
  expect(inspection.placements()[0]?.outcome).toEqual({
    step: 'not asked',
    because: 'it waits for the product or the user of this view',
  })
})

test.each<[string, RunFacts, string]>([
  ['without consent', { consent: createConsent('denied') }, 'consent is denied, and content is chosen by visitor id'],
  ['with the flag off', { config: { flags: { placements: false } } }, 'placements are switched off'],
])('[BU-01] %s the inspector says that no content is asked for', async (_, facts, because) => {
  const { inspection } = await shown([aPlacement()], undefined, facts)
  expect(inspection.placements()[0]?.outcome).toEqual({ step: 'not asked', because })
})

test('[BU-01] consent that is denied later takes back what was delivered', async () => {
  const { run, inspection } = await shown([aPlacement()])
  await eventually(() => expect(inspection.placements()[0]?.outcome.step).toBe('delivered'))
  run.consent.set('denied')
  expect(inspection.placements()[0]?.outcome.step).toBe('not asked')
})

test.each<[string, object]>([
  ['its execution', { execution: ({ placement }: ExperienceOptions) => void placement('placement') }],
  ['its trigger', { triggers: ({ placement }: ExperienceOptions) => placement('placement').then(() => true) }],
  [
    'its trigger with a callback',
    {
      triggers: ({ placement }: ExperienceOptions, go: () => void) => void placement('placement').then(go),
    },
  ],
])('[BU-01] an experience that asks for a placement in %s is named, and gets its content', async (_, code) => {
  const asking = anExperience({ experimentId: 'asks', load: async () => code as object })
  const { run, inspection } = await shown([aPlacement({ load: undefined })], undefined, { experiences: [asking] })
  await eventually(() =>
    expect(inspection.placements()).toMatchObject([
      { usedBy: ['asks'], hasCode: false, outcome: { step: 'delivered', content: 'hello' } },
    ]),
  )
  await eventually(() => expect(run.engine?.explain('asks')?.progress).toBe('executed'))
})

test('[BU-01] an experience that does not ask again on the next view is not named for it', async () => {
  const isHome = ({ getAttributes, placement }: ExperienceOptions) =>
    getAttributes().view?.type === 'home' && placement('placement').then(() => true)
  const asking = anExperience({ experimentId: 'asks', load: async () => ({ triggers: isHome }) })
  const { run, inspection } = await shown([aPlacement({ load: undefined })], undefined, { experiences: [asking] })
  await eventually(() => expect(inspection.placements()).toMatchObject([{ usedBy: ['asks'] }]))
  await run.view('basket')
  await run.page.clock.pass(10)
  expect(inspection.placements()).toMatchObject([{ usedBy: [], outcome: { step: 'not asked' } }])
})
