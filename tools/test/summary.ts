import { type Cell, formatDuration, formatTable } from '../console/table.ts'
import { crashesView, failuresView } from './failures.ts'
import type { StepOutcome } from './run-step.ts'
import { slowestView } from './slowest.ts'
import type { TestStep } from './steps.ts'

/** Returns the failed tests, the slowest ones, the table of steps, the last line of the output, and the exit code. */
export function summarizeRun(outcomes: StepOutcome[], chosen: TestStep[]): { text: string; exitCode: number } {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  const rows = outcomes.map(({ name, state, took, passed, failed }): Cell[] => {
    const tests = chosen.some((step) => step.name === name && step.tests)
    return [name, state, tests ? passed : '', tests ? failed : '', formatDuration(took)]
  })
  const noTestRan = passed === 0 && chosen.some((step) => step.tests)
  const results = outcomes.flatMap(({ results = [] }) => results)
  const failures = [failuresView(results), crashesView(outcomes)].filter(Boolean).join('\n')
  const slowest = slowestView(results, { files: 5 })
  return {
    text: `${failures && `=== failed\n${failures}\n\n`}${slowest && `=== slowest\n${slowest}\n\n`}${formatTable([['step', 'state', 'passed', 'failed', 'time'], ...rows])}\n\n${passed} passed, ${failed} failed`,
    exitCode: failed > 0 || noTestRan ? 1 : 0,
  }
}
