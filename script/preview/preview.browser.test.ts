import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { PreviewConfig } from '../../contract/preview.ts'
import type { SiteExperience } from '../../contract/script-config.ts'
import type { ExperienceOptions } from '../experiences/options.ts'
import { memberOf, type Started, startRun } from '../experiences/testing/started.ts'
import { anImplementation } from '../testing/a-placement.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import { previewKey } from './find-preview.ts'

/** How a preview runs a site, with a real session storage. */

const hour = 3_600_000
const isPreview = true

beforeEach(() => sessionStorage.clear())

async function preview(
  experiences: readonly SiteExperience[],
  config: PreviewConfig,
  facts: object = {},
): Promise<Started> {
  sessionStorage.setItem(previewKey, JSON.stringify(config))
  const run = await startRun(experiences, { config: { isPreview, segments: undefined }, page: { window }, ...facts })
  // Their waiting would go on by a clock that has stopped.
  onTestFinished(() => {
    for (const { experienceId } of run.engine?.list() ?? []) run.engine?.stop(experienceId)
  })
  return run
}

const executed = ({ engine }: Started) =>
  engine?.list().flatMap(({ experienceId, progress }) => (progress === 'executed' ? experienceId : []))

test('[PV-05] the schedule is ignored', async () => {
  const over = anExperience({ experimentId: 'over', schedule: { scheduled_end: Date.now() - hour } })
  const run = await preview([over], {})
  await run.view()
  expect(executed(run)).toEqual(['over'])
})

const ruled = (experimentId: string, rules: object, facts: Partial<SiteExperience> = {}) =>
  anExperience({ experimentId, activation_rules: rules as Record<string, unknown>, ...facts })

const many = () => [
  ruled('address', { page_url: { op: 'eq', value: '/nowhere' } }),
  ruled('segments', { segments: { op: 'eq', value: ['boots'] } }),
  anExperience({ experimentId: 'in a segment', segments: ['boots'] }),
  anExperience({ experimentId: 'own trigger', load: async () => ({ triggers: () => false, execution: () => {} }) }),
  anExperience({ experimentId: 'late element', solution_options: { poll: '#late' } }),
  anExperience({ experimentId: 'plain' }),
]

test.each<[PreviewConfig, string[]]>([
  [{}, ['plain']],
  [{ skipSegments: true }, ['segments', 'in a segment', 'plain']],
  [{ skipTriggers: true }, ['address', 'segments', 'in a segment', 'own trigger', 'plain']],
])('[PV-05] with %j these of the experiences with conditions run: %j', async (config, expected) => {
  const run = await preview(many(), config)
  memberOf(run, new Set())
  await run.view()
  await run.page.clock.pass(6000)
  await expect.poll(() => executed(run)).toEqual(expected)
})

test('[PV-05] [TR-10] the country is taken from the preview, and the rest of the location is unchanged', async () => {
  const at = (country: string) => ({ lastgeolocation: { op: 'eq', value: country } })
  const countries: unknown[] = []
  const execution = async ({ getVisitorState }: ExperienceOptions) => {
    countries.push((await getVisitorState()).countryCode)
  }
  const experiences = [ruled('de', at('DE')), ruled('gb', at('GB')), anExperience({ experimentId: 'asks', execution })]
  const run = await preview(experiences, { country: 'de' })
  await run.view()
  expect(executed(run)).toEqual(['de', 'asks'])
  expect(countries).toEqual(['DE'])
  run.cookies?.save()
  expect(run.page.jar.values('qb_permanent').join()).not.toContain('DE')
})

test('[PV-05] the requested variation runs in place of the allocated one, and no state of it is stored', async () => {
  const ran: unknown[] = []
  const execution = ({ meta }: ExperienceOptions) => void ran.push([meta.experienceId, meta.variationMasterId])
  const split = (experimentId: string) =>
    anExperience({
      experimentId,
      execution,
      variations: [
        aVariation({ variationMasterId: 'a' }),
        aVariation({ variationMasterId: 'b', trafficAllocationRatio: 0 }),
      ],
    })
  const run = await preview([split('one'), split('two')], { experienceId: 'two', variationMasterId: 'b' })
  await run.view()
  expect(ran).toEqual([
    ['one', 'a'],
    ['two', 'b'],
  ])
  expect(run.cookies?.permanent.experienceState).toEqual([])
  const live = await startRun([split('one')])
  await live.view()
  expect(live.cookies?.permanent.experienceState).toHaveLength(1)
})

test('[PV-05] only forced experiences ignore the pause', async () => {
  const paused = (experimentId: string) => anExperience({ experimentId, pausedAt: 1 })
  const run = await preview([paused('one'), paused('two')], { force: ['two'] })
  await run.view()
  expect(executed(run)).toEqual(['two'])
})

test('[EX-25] [PV-05] a forced experience runs although it asked to stay closed, another one does not, and the stored close time stays', async () => {
  const closing = (experimentId: string) =>
    anExperience({
      experimentId,
      execution: ({ closeUntil }: ExperienceOptions) => closeUntil(run.page.now() + 60_000),
    })
  const run = await preview([closing('one'), closing('two')], { force: ['two'] })
  await run.view()
  expect(executed(run)).toEqual(['one', 'two'])
  await run.view()
  expect(run.engine?.explain('one')?.answers.at(-1)).toMatchObject({ check: 'closed', passes: false })
  expect(run.engine?.explain('two')?.progress).toBe('executed')
  const live = await startRun([closing('one'), closing('two')], { jar: run.page.jar })
  await live.view()
  expect(live.engine?.list().map(({ answers }) => answers.at(-1)?.check)).toEqual(['closed', 'closed'])
})

test('[PL-01] a preview uses the draft of a placement, with mode PREVIEW and the preview options', async () => {
  const ran: unknown[] = []
  const placement = {
    id: 'both',
    active: anImplementation({ js: () => void ran.push('active') }),
    draft: anImplementation({ id: 'd', js: ({ meta }) => void ran.push(meta.isPreview) }),
  }
  const asked: { variables: object }[] = []
  const run = await preview(
    [],
    { campaignId: '7,x', group: 'CONTROL' },
    {
      placements: [placement],
      reply({ url, body }: { url: string; body: string }) {
        if (url.endsWith('/graphql')) asked.push(JSON.parse(body))
        return { status: 200, text: '{"status":{"code":200},"data":{"placementContent":{"content":1}}}' }
      },
    },
  )
  await run.view()
  await run.page.clock.pass(10)
  await expect.poll(() => ran).toEqual([true])
  expect(asked[0]?.variables).toMatchObject({
    mode: 'PREVIEW',
    implementationId: 'd',
    previewOptions: { campaignId: '7', group: 'CONTROL' },
  })
})

test('[PV-12] a preview that cannot be found is logged, and the page runs without it', async () => {
  const run = await startRun([anExperience()], {
    config: { isPreview },
    page: { window },
    options: [['qb_preview_id', 'gone']],
    reply: () => ({ status: 200, text: '{"status":{"code":404},"data":null}' }),
  })
  await run.view()
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: 'Preview: No preview was found in sessionStorage or stash' }),
  )
  expect(executed(run)).toEqual(['experience'])
})

test('[PV-12] two frames of one tab show what their own addresses ask for, whatever the other has stored', async () => {
  const ran: unknown[] = []
  const split = anExperience({
    experimentId: 'one',
    execution: ({ meta }: ExperienceOptions) => void ran.push(meta.variationMasterId),
    variations: [
      aVariation({ variationMasterId: 'a' }),
      aVariation({ variationMasterId: 'b', trafficAllocationRatio: 0 }),
      aVariation({ variationMasterId: 'c', trafficAllocationRatio: 0 }),
    ],
  })
  const shown = (variationMasterId: string) => ({ experienceId: 'one', variationMasterId })
  const ofOther = { environment: 'production', previewId: 'other', preview: shown('b') }
  sessionStorage.setItem('qb_debugger', JSON.stringify(ofOther))
  sessionStorage.setItem(previewKey, JSON.stringify({ ...shown('b'), previewId: 'other' }))
  const openPage = (previewId: string) =>
    startRun([split], {
      config: { isPreview },
      page: { window },
      options: [['qb_preview_id', previewId]],
      reply: () => ({ status: 200, text: JSON.stringify({ status: { code: 200 }, data: shown('c') }) }),
    })
  await (await openPage('mine')).view()
  await (await openPage('other')).view()
  expect(ran).toEqual(['c', 'b'])
})
