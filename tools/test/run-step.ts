import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readReport, reportFile } from '../reports/read-report.ts'
import type { TestResult } from '../reports/test-result.ts'
import { root } from '../setup/root.mjs'
import { countStep, type TestCounts } from './count-step.ts'
import type { TestStep } from './steps.ts'

export type StepOutcome = TestCounts & {
  name: string
  state: 'passed' | 'failed' | 'not run'
  /** Duration in milliseconds. */
  took: number
  /** Set for a step with tests. */
  results?: TestResult[]
}

/** Runs one step with the current Node executable and passes its output through. Rejects when the signal is aborted. */
export async function runStep(
  { name, args, tests, reports, env }: TestStep,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (tests) rmSync(reportFile(tests, reports), { force: true }) // otherwise an old report would be read after a crash
  const begin = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, signal })
  const [code] = await once(child, 'close')
  signal.throwIfAborted()

  const report = tests && readReport(tests, reports)
  const exitCode = tests && !report ? 1 : Number(code ?? 1)
  const counts = countStep({ exitCode, results: report?.results })
  return {
    name,
    ...counts,
    state: counts.failed > 0 ? 'failed' : 'passed',
    took: performance.now() - begin,
    results: report?.results,
  }
}
