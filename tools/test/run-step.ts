import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { readReport, reportFile } from '../reports/read-report.ts'
import type { TestResult } from '../reports/test-result.ts'
import { root } from '../setup/root.mjs'
import { countStep, type TestCounts } from './count-step.ts'
import { giveWay } from './give-way.ts'
import type { TestStep } from './steps.ts'

export type StepOutcome = TestCounts & {
  name: string
  state: 'passed' | 'failed' | 'not run'
  /** Duration in milliseconds. */
  took: number
  /** Set for a step with tests. */
  results?: TestResult[]
  /** What it printed, set for a step beside others. */
  printed?: string
}

/**
 * Runs one step with the current Node executable and passes its output through; that of one beside others is passed on when it has ended.
 * Rejects when the signal is aborted, and ends what the step has started.
 */
export async function runStep(
  { name, args, tests, reports, env, isBeside, givesWay }: TestStep,
  signal: AbortSignal,
): Promise<StepOutcome> {
  if (tests) rmSync(reportFile(tests, reports), { force: true }) // otherwise an old report would be read after a crash
  const begin = performance.now()
  if (!isBeside) console.log(`\n=== ${name}`)
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...(isBeside && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    // A session of its own, which the keyboard's signals do not reach.
    detached: isBeside === true,
    signal,
  })
  const session = isBeside ? child.pid : undefined
  const endSession = () => session && endAll(session)
  signal.addEventListener('abort', endSession)
  if (session && givesWay) giveWay(session)
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part))
  const [code] = await once(child, 'close')
  signal.throwIfAborted()
  signal.removeEventListener('abort', endSession)
  const printed = Buffer.concat(parts).toString()
  if (isBeside) console.log(`\n=== ${name}\n${printed}`)

  const report = tests && readReport(tests, reports)
  const exitCode = tests && !report ? 1 : Number(code ?? 1)
  const counts = countStep({ exitCode, results: report?.results })
  return {
    name,
    ...counts,
    state: counts.failed > 0 ? 'failed' : 'passed',
    took: performance.now() - begin,
    results: report?.results,
    ...(isBeside && { printed }),
  }
}

/** Ends the processes of a session by the id of the first of them. */
function endAll(firstId: number): void {
  try {
    process.kill(-firstId, 'SIGTERM')
  } catch {
    // All of them have ended by themselves.
  }
}
