import { expect, test } from 'vitest'
import type { SiteExperience } from '../../contract/script-config.ts'
import { anExperience, aVariation } from '../testing/an-experience.ts'
import type { ExperienceOptions } from './options.ts'
import { sentOf, startRun } from './testing/started.ts'

const good = anExperience({ experimentId: 'good', goals: [{ key: 'page_url', op: 'contains', value: '/' }] })

/** Creates a third-party definition with inline code. */
function written(facts: object): SiteExperience {
  const { load: _, ...plain } = anExperience({ experimentId: 'wrong' })
  return { ...plain, modules: { execution: () => undefined }, ...facts } as unknown as SiteExperience
}

test.each<[string, object]>([
  ['an invalid variation', { variations: [null] }],
  ['invalid criteria', { variations: [], targeting_criteria: [null] }],
  ['an invalid creative', { variations: [], targeting_criteria: [{ creatives: [undefined] }] }],
])('[EX-01] an experience with %s is skipped and named in the log, and the next ones run', async (_, facts) => {
  const run = await startRun([written(facts), good])
  await run.view()
  expect(run.engine?.list().map(({ experienceId, progress }) => `${experienceId} ${progress}`)).toEqual([
    'good executed',
  ])
  const errors = run.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
  expect(errors).toEqual([expect.stringMatching(/^Experience wrong .*: it is left out$/)])
})

test('[EX-01] a null definition is skipped, and the next ones run', async () => {
  const run = await startRun([null as unknown as SiteExperience, good])
  await run.view()
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['executed'])
})

test.each<[string, object]>([
  ['activation rules', { activation_rules: { location: 7, segments: 8, min_page_views: {} } }],
  ['a template', { template: { id: 'x' } }],
  ['solution options', { solution_options: 'exclusive', template_data: 5 }],
  ['a schedule', { schedule: 'soon' }],
  ['criteria', { variations: [], criteria: [{}] }],
])('[EX-01] an experience with %s of a wrong type does not affect other experiences', async (_, facts) => {
  const run = await startRun([anExperience({ experimentId: 'wrong', ...facts }), good])
  await run.view()
  await run.view()
  expect(run.engine?.explain('good')?.progress).toBe('executed')
  expect(sentOf(run, 'qubit.experience').filter(({ experienceId }) => experienceId === 'good')).toHaveLength(2)
})

test('[EX-01] an experience whose start fails is named in the log and listed as failed with the reason', async () => {
  const run = await startRun([anExperience({ experimentId: 'wrong', template: { id: 'x' } as never }), good])
  await run.view()
  const wrong = run.engine?.explain('wrong')
  expect(wrong).toMatchObject({ progress: 'failed', answers: [{ check: 'start', passes: false }] })
  const errors = run.log.lines.filter(({ level }) => level === 'error').map(({ message }) => message)
  expect(errors).toEqual([expect.stringContaining('wrong')])
})

test.each<[string, unknown]>([
  ['goals that are not a list', 5],
  ['a null goal', [null]],
  ['a goal without a key', [{ value: 'x' }]],
  ['a goal whose key is a number', [{ key: 5 }]],
])('[EX-01] an experience with %s does not prevent the goals of another one', async (_, goals) => {
  const run = await startRun([anExperience({ experimentId: 'wrong', goals: goals as never }), good])
  await run.view()
  await run.view()
  expect(sentOf(run, 'qubit.goalAchieved').map(({ experienceId }) => experienceId)).toContain('good')
  expect(run.engine?.explain('good')?.progress).toBe('executed')
})

test('[EX-01] [EX-26] a removal hook that throws an object without a text form does not prevent the next ones from being undone', async () => {
  const undone: string[] = []
  const execution = ({ meta, onRemove }: ExperienceOptions) => {
    onRemove(() => undone.push(meta.experienceId))
    if (meta.experienceId !== 'wrong') return
    onRemove(() => {
      throw Object.create(null)
    })
  }
  const one = (experimentId: string) => anExperience({ experimentId, execution, variations: [aVariation()] })
  const run = await startRun([one('first'), one('wrong'), one('last')])
  await run.view()
  await run.view()
  expect(undone).toEqual(['last', 'wrong', 'first'])
  expect(run.engine?.list().map(({ progress }) => progress)).toEqual(['executed', 'executed', 'executed'])
})

test('[ER-07] a rejection that the code of an experience hands on is listened for in the window of the page', async () => {
  const heard: unknown[][] = []
  const addEventListener = (...args: unknown[]) => heard.push(args)
  const run = await startRun([good], { page: { window: { addEventListener } } })
  await run.view()
  expect(heard.filter(([type]) => type === 'unhandledrejection')).toEqual([
    ['unhandledrejection', expect.any(Function), { capture: true }],
  ])
})

test('[ER-02] an error in the code of an experience is reported to the site’s owner, with its stage', async () => {
  const execution = () => {
    throw new RangeError('too far')
  }
  const run = await startRun([anExperience({ experimentId: 'wrong', execution })])
  await run.view()
  await run.errorReports
  await run.page.clock.pass(0)
  const reports = run.page.requests.filter(({ url }) => url.endsWith('/app/smartserve')).map(({ body }) => String(body))
  expect(reports.map((body) => JSON.parse(body))).toMatchObject([{ message: 'too far', stage: 'execution' }])
  expect(sentOf(run, 'qubit.errorExperience')).toMatchObject([{ message: 'too far', stage: 'execution' }])
})
