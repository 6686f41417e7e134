import { expect, test } from 'vitest'
import { aRun, type RunFacts, type TestRun } from '../../testing/a-run.ts'
import { preScript } from './pre-script.ts'

const aborted = { stop: 'Smartserve execution aborted by pre script' }

function withScript(exported: unknown, facts: RunFacts = {}): TestRun {
  const run = aRun(facts)
  return { ...run, site: { ...run.site, preScript: { active: async () => ({ default: exported }) } } }
}

test.each([
  ['false', { execute: false }],
  ['a promise of false', Promise.resolve({ execute: false })],
])('[ST-18] an execute of %s aborts the run', async (_, result) => {
  expect(await preScript(withScript(() => result))).toEqual(aborted)
})

test.each([
  [undefined],
  [null],
  [{}],
  [{ execute: undefined }],
  [{ execute: null }],
  [{ execute: 0 }],
  [{ execute: true }],
  [false],
])('[ST-18] a result of %j continues', async (result) => {
  expect(await preScript(withScript(() => result))).toBe(undefined)
})

test('[ST-17] a pre-script that exports no function is an error of the pre-script', async () => {
  const run = withScript({ execute: false })
  expect(await preScript(run)).toBe(undefined)
  expect(run.heldDebug[0]?.message).toContain('Incorrect type exported from pre script, expected function')
})

test('[ST-17] what a module of the older form exports counts, and qb_pre selects the draft, if there is one', async () => {
  const run = aRun({ options: [['qb_pre', 'true']] })
  const refusing = () => ({ execute: false })
  const active = async () => refusing
  const draft = async () => ({ default: () => undefined })
  expect(await preScript({ ...run, site: { ...run.site, preScript: { active } } })).toEqual(aborted)
  expect(await preScript({ ...run, site: { ...run.site, preScript: { active, draft } } })).toBe(undefined)
  expect(await preScript({ ...run, options: new Map(), site: { ...run.site, preScript: { active, draft } } })).toEqual(
    aborted,
  )
})

test.each([
  [
    'throws',
    () => {
      throw new Error('x'.repeat(2000))
    },
  ],
  ['rejects', () => Promise.reject(new Error('x'.repeat(2000)))],
])(
  '[ST-19] a pre-script that %s is logged, the run goes on, a debug event carries 1500 characters',
  async (_, script) => {
    const run = withScript(script)
    expect(await preScript(run)).toBe(undefined)
    expect(run.log.lines[0]?.level).toBe('error')
    expect(run.heldDebug).toEqual([{ code: 'preScript', stage: 'pre-script', message: 'x'.repeat(1500) }])
  },
)

test('[ST-19] the text is the message and the stack', async () => {
  const run = withScript(() => {
    throw Object.assign(new Error('it broke'), { stack: 'at line 1' })
  })
  await preScript(run)
  expect(run.heldDebug[0]?.message).toBe('it broke\nat line 1')
})
