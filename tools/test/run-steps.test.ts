import { expect, test } from 'vitest'
import type { StepOutcome } from './run-step.ts'
import { runSteps } from './run-steps.ts'
import type { TestStep } from './steps.ts'

const aStep = (name: string, facts: Partial<TestStep> = {}): TestStep => ({ name, args: [], ...facts })

/** Steps that end when the test says so. */
function aRunner() {
  const begun: string[] = []
  const running = new Map<string, (outcome: StepOutcome) => void>()
  return {
    begun,
    run: ({ name }: TestStep) => {
      begun.push(name)
      return new Promise<StepOutcome>((resolve) => running.set(name, resolve))
    },
    async end(name: string, state: StepOutcome['state'] = 'passed') {
      running.get(name)?.({ name, state, passed: 1, failed: 0, took: 1 })
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('a step beside others begins with the first, the last begins when all have ended, and outcomes keep their order', async () => {
  const { begun, run, end } = aRunner()
  const steps = [
    aStep('types'),
    aStep('cluster', { isBeside: true }),
    aStep('unit'),
    aStep('package', { isBeside: true }),
    aStep('ledger', { isLast: true }),
  ]
  const done = runSteps(steps, run)
  expect(begun.sort()).toEqual(['cluster', 'types'])
  await end('types')
  expect(begun).toContain('unit')
  expect(begun).not.toContain('package')
  await end('unit')
  expect(begun).not.toContain('ledger')
  await end('cluster')
  expect(begun).not.toContain('ledger')
  await end('package')
  expect(begun).toContain('ledger')
  await end('ledger')
  expect((await done).map(({ name }) => name)).toEqual(['types', 'cluster', 'unit', 'package', 'ledger'])
})

test('steps beside others run at the same time once the others have ended', async () => {
  const { begun, run, end } = aRunner()
  const steps = [
    aStep('cluster', { isBeside: true }),
    aStep('package', { isBeside: true }),
    aStep('unit', { isBeside: true }),
    aStep('browser'),
  ]
  const done = runSteps(steps, run)
  await end('cluster')
  expect(begun.sort()).toEqual(['browser', 'cluster', 'package'])
  await end('browser')
  expect(begun).toContain('unit')
  await end('unit')
  await end('package', 'failed')
  expect((await done).map(({ name, state }) => `${name} ${state}`)).toEqual([
    'cluster passed',
    'package failed',
    'unit passed',
    'browser passed',
  ])
})

test('a step that needs one that failed is not run, and the others are', async () => {
  const { begun, run, end } = aRunner()
  const done = runSteps([aStep('build'), aStep('e2e', { needs: 'build' }), aStep('size')], run)
  await end('build', 'failed')
  await end('size')
  expect(begun).toEqual(['build', 'size'])
  expect((await done).map(({ state }) => state)).toEqual(['failed', 'not run', 'passed'])
})

test('a step beside others that cannot run ends the whole run with its error', async () => {
  const run = ({ name }: TestStep) =>
    name === 'cluster'
      ? Promise.reject(new Error('stopped'))
      : Promise.resolve<StepOutcome>({ name, state: 'passed', passed: 0, failed: 0, took: 0 })
  await expect(runSteps([aStep('unit'), aStep('cluster', { isBeside: true })], run)).rejects.toThrow('stopped')
})
