import { expect, test } from 'vitest'
import { readDefinition } from './read-definition.ts'
import { memberOf, type Started, sentOf, startRun } from './testing/started.ts'

const flat = [
  {
    variationId: 1,
    variationMasterId: 10,
    variationName: 'Control',
    variationIsControl: true,
    trafficAllocationRatio: 0.5,
  },
  {
    variationId: 2,
    variationMasterId: 20,
    variationName: 'Red',
    variationIsControl: false,
    trafficAllocationRatio: 0.5,
  },
]

function read(definition: object) {
  const reading = readDefinition(definition)
  if ('problem' in reading) throw new Error(reading.problem)
  return reading.experience
}

test('[EX-01] every field of a definition is read, and ids become texts', () => {
  const execution = () => undefined
  const definition = {
    experimentId: 7,
    name: 'Colours',
    iterationId: 3,
    pausedAt: 5,
    factorial: true,
    solution_id: 9,
    template_data: { title: 'a' },
    solution_options: { exclusive: true },
    has_ga_integration: true,
    has_ga_4_integration: true,
    activation_rules: { min_page_views: 2 },
    modules: { execution },
    qfns: { mail: 'id' },
    segments: [4],
    goals: [{ key: 'transaction' }],
    schedule: { scheduled_start: 1, scheduled_end: 2, pause_actioned: true },
    variations: flat,
  }
  expect(read(definition)).toEqual({
    ...definition,
    experimentId: '7',
    iterationId: '3',
    solution_id: '9',
    segments: ['4'],
    variations: [
      expect.objectContaining({ ...flat[0], variationId: '1', variationMasterId: '10' }),
      expect.objectContaining({ ...flat[1], variationId: '2', variationMasterId: '20' }),
    ],
  })
})

test('[EX-01] the older spellings mean the same, and camel case wins when both are given', () => {
  const older = { id: 'a', iteration_id: '1', paused_at: 5, variations: flat }
  expect(read(older)).toMatchObject({ experimentId: 'a', iterationId: '1', pausedAt: 5 })
  expect(read({ ...older, experimentId: 'b', iterationId: '2', pausedAt: 6 })).toMatchObject({
    experimentId: 'b',
    iterationId: '2',
    pausedAt: 6,
  })
})

test.each([
  ['without an id', { iterationId: '1', variations: flat }, 'An experience has no id'],
  ['without an iteration id', { id: 'a', variations: flat }, 'Experience a has no iteration id'],
  ['without a variation', { id: 'a', iterationId: '1', variations: [] }, 'Experience a has no variation'],
  [
    'whose criteria have no creative',
    { id: 'a', iterationId: '1', targeting_criteria: [{}] },
    'Experience a has no variation',
  ],
])('[EX-01] an experience %s is skipped and logged, and the others run', async (_, definition, problem) => {
  const good = {
    id: 'good',
    iterationId: '1',
    variations: [{ ...flat[1], trafficAllocationRatio: 1 }],
    modules: { execution: () => undefined },
  }
  const run = await startRun([definition, good])
  await run.view()
  expect(run.engine?.list().map(({ experienceId, progress }) => [experienceId, progress])).toEqual([
    ['good', 'executed'],
  ])
  expect(run.log.lines).toContainEqual(
    expect.objectContaining({ level: 'error', message: `${problem}: it is left out` }),
  )
})

const creatives = [
  { id: 1, master_id: 10, is_control: true, name: 'Control', rate: 40 },
  {
    id: 2,
    master_id: 20,
    is_control: false,
    advanced_mode: true,
    name: 'Red',
    rate: 0.2,
    params: { dependencies: ['a.js'], components: 'layer', custom_styles: 'p {}', execution_code: () => 'ran' },
  },
]

test('[EX-03] creatives of targeting criteria become variations, with ratios from creative_rates or else from their own rate', () => {
  const { criteria } = read({
    id: 'a',
    iterationId: '1',
    targeting_criteria: [{ segments: [5], creatives, creative_rates: { 2: 0.7 } }],
  })
  expect(criteria).toEqual([
    {
      segments: ['5'],
      variations: [
        expect.objectContaining({
          variationId: '1',
          variationMasterId: '10',
          variationName: 'Control',
          variationIsControl: true,
          // A rate above 1 is a percentage.
          trafficAllocationRatio: 0.4,
        }),
        expect.objectContaining({
          variationId: '2',
          variationMasterId: '20',
          variationName: 'Red',
          variationIsControl: false,
          trafficAllocationRatio: 0.7,
          advancedMode: true,
          styles: 'p {}',
          dependencies: ['a.js'],
          components: 'layer',
          execution: expect.any(Function),
        }),
      ],
    },
  ])
})

test('[EX-03] both forms of a definition give the same variation, run the same code and emit the same events', async () => {
  const ran: string[] = []
  const code = () => void ran.push('red')
  const definition = { id: 'a', iterationId: '1' }
  const [, red] = flat
  const events = async (run: Started) => {
    await run.view()
    return sentOf(run, 'qubit.experience')
  }
  const inFlat = await events(
    await startRun([
      { ...definition, variations: [{ ...red, trafficAllocationRatio: 1 }], modules: { execution: code } },
    ]),
  )
  const inCriteria = await events(
    await startRun([
      {
        ...definition,
        targeting_criteria: [
          { creatives: [{ id: 2, master_id: 20, is_control: false, rate: 100, params: { execution_code: code } }] },
        ],
      },
    ]),
  )
  expect(inFlat).toMatchObject([{ variationId: '2', variationMasterId: '20', isControl: false, timesActivated: 1 }])
  expect(inCriteria).toEqual(inFlat)
  expect(ran).toEqual(['red', 'red'])
})

test('[EX-03] the first criteria whose segments match the visitor are used', async () => {
  const criterion = (id: string, segments: string[]) => ({ segments, creatives: [{ id, rate: 1 }] })
  const members = new Set<string>()
  const run = await startRun([
    {
      id: 'a',
      iterationId: '1',
      modules: { execution: () => undefined },
      targeting_criteria: [criterion('new', ['x', 'y']), criterion('loyal', ['z']), criterion('all', [])],
    },
  ])
  memberOf(run, members)
  const given: unknown[] = []
  for (const segment of ['none', 'z', 'y']) {
    members.add(segment)
    await run.view()
    given.push(sentOf(run, 'qubit.experience').at(-1)?.variationId)
  }
  expect(given).toEqual(['all', 'loyal', 'new'])
})
