import { messageOf } from '../../contract/message-of.ts'
import { bundlePrograms } from '../programs/bundle-programs.ts'
import { chooseSteps } from './choose-steps.ts'
import { runStep } from './run-step.ts'
import { runSteps } from './run-steps.ts'
import { steps, type TestStep } from './steps.ts'
import { summarizeRun } from './summary.ts'
import { systemReady } from './system-ready.ts'

/** Runs the named steps, or without names all, as `reportSteps` does. */
export async function reportRun(names: string[]): Promise<void> {
  await reportSteps(() => chooseSteps(steps, names, listLeftOut()))
}

/**
 * Runs the chosen steps until a signal stops it. Prints the summary, and sets the exit code of this process; an Error of the choice
 * is printed, too.
 */
export async function reportSteps(choose: () => TestStep[]): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())
  try {
    const chosen = choose()
    await bundlePrograms()
    const runWhenReady = async (step: TestStep) => {
      if (!step.isEarly) await systemReady()
      return runStep(step, stopping.signal)
    }
    const { text, exitCode } = summarizeRun(await runSteps(chosen, runWhenReady), chosen)
    console.log(`\n${text}`)
    process.exitCode = exitCode
  } catch (error) {
    if (!stopping.signal.aborted) console.error(messageOf(error))
    console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  }
}

/** The steps for which the set-up could not get what they need, and said so. */
export function listLeftOut(): string[] {
  return [
    ...(process.env.INSTEP_WITHOUT_CLUSTER ? ['cluster'] : []),
    ...(process.env.INSTEP_WITHOUT_ENGINES ? ['engines', 'engines-e2e'] : []),
  ]
}
