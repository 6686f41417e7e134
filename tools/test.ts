import { messageOf } from '../contract/message-of.ts'
import { chooseSteps } from './test/choose-steps.ts'
import { runStep, type StepOutcome } from './test/run-step.ts'
import { steps, type TestStep } from './test/steps.ts'
import { summarizeRun } from './test/summary.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())

/** The set-up could not get what these steps need, and said so. */
const leftOut = [
  ...(process.env.INSTEP_WITHOUT_CLUSTER ? ['cluster'] : []),
  ...(process.env.INSTEP_WITHOUT_ENGINES ? ['engines', 'engines-e2e'] : []),
]

try {
  const chosen = chooseSteps(steps, process.argv.slice(2), leftOut)
  const { text, exitCode } = summarizeRun(await runAll(chosen), chosen)
  console.log(`\n${text}`)
  process.exitCode = exitCode
} catch (error) {
  if (!stopping.signal.aborted) console.error(messageOf(error))
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}

/** Runs the steps. When one fails, the others still run, unless they need it. */
async function runAll(chosen: TestStep[]): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = []
  for (const step of chosen) {
    console.log(`\n=== ${step.name}`)
    const missing = outcomes.find(({ name, state }) => name === step.needs && state !== 'passed')
    if (missing) {
      console.log(`not run: ${missing.name} failed`)
      outcomes.push({ name: step.name, state: 'not run', passed: 0, failed: 0, took: 0 })
    } else {
      outcomes.push(await runStep(step, stopping.signal))
    }
  }
  return outcomes
}
