import { chooseSteps } from './test/choose-steps.ts'
import { runStep, type StepOutcome } from './test/run-step.ts'
import { steps } from './test/steps.ts'
import { summarizeRun } from './test/summary.ts'

const args = process.argv.slice(2)
const unknown = args.find((each) => each !== '--all')
if (unknown !== undefined) {
  console.error(`There is no argument "${unknown}". With --all each engine runs the standard suite over all templates.`)
  process.exit(1)
}
if (args.includes('--all')) process.env.INSTEP_ENGINES_ALL = '1'

const leftOut = process.env.INSTEP_WITHOUT_ENGINES ? ['engines', 'engines-e2e'] : []
const chosen = chooseSteps(steps, ['build', 'engines', 'engines-e2e'], leftOut)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopping.abort())
const outcomes: StepOutcome[] = []
for (const step of chosen) outcomes.push(await runStep(step, stopping.signal))
const { text, exitCode } = summarizeRun(outcomes, chosen)
console.log(`\n${text}`)
process.exitCode = exitCode
