import { messageOf } from '../../contract/message-of.ts'
import { chooseSteps } from './choose-steps.ts'
import { runStep } from './run-step.ts'
import { runSteps } from './run-steps.ts'
import { steps } from './steps.ts'
import { summarizeRun } from './summary.ts'

/**
 * Runs the named steps, or without names all, until a signal stops it. Prints the summary, and sets the exit code of
 * this process.
 */
export async function reportRun(names: string[]): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())
  try {
    const chosen = chooseSteps(steps, names, listLeftOut())
    const { text, exitCode } = summarizeRun(await runSteps(chosen, (step) => runStep(step, stopping.signal)), chosen)
    console.log(`\n${text}`)
    process.exitCode = exitCode
  } catch (error) {
    if (!stopping.signal.aborted) console.error(messageOf(error))
    console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  }
}

/** The steps for which the set-up could not get what they need, and said so. */
function listLeftOut(): string[] {
  return [
    ...(process.env.INSTEP_WITHOUT_CLUSTER ? ['cluster'] : []),
    ...(process.env.INSTEP_WITHOUT_ENGINES ? ['engines', 'engines-e2e'] : []),
  ]
}
