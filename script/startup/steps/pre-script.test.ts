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
])('[ST-18] execute as %s aborts the run', async (_, result) => {
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

test('[ST-17] a pre-script that does not export a function is logged, and the run continues', async () => {
  const run = withScript({ execute: false })
  expect(await preScript(run)).toBe(undefined)
  expect(run.heldDebug[0]?.message).toContain('Incorrect type exported from pre script, expected function')
})

test('[ST-17] a module of the older form is used, and qb_pre selects the draft if there is one', async () => {
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
  '[ST-19] a pre-script that %s is logged, the run continues, and a debug event has 1500 characters of the error',
  async (_, script) => {
    const run = withScript(script)
    expect(await preScript(run)).toBe(undefined)
    expect(run.log.lines[0]?.level).toBe('error')
    expect(run.heldDebug).toEqual([{ code: 'preScript', stage: 'pre-script', message: 'x'.repeat(1500) }])
  },
)

test('[ST-19] the debug event contains the message and the stack', async () => {
  const run = withScript(() => {
    throw Object.assign(new Error('it broke'), { stack: 'at line 1' })
  })
  await preScript(run)
  expect(run.heldDebug[0]?.message).toBe('it broke\nat line 1')
})
