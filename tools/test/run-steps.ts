import type { StepOutcome } from './run-step.ts'
import type { TestStep } from './steps.ts'

/**
 * Runs the steps one after the other with `run`, but for those that run beside them: these wait for each other only as long as there
 * are others. Returns the outcomes in the order in which the steps were given. When one fails, the others still run, unless they need it.
 */
export async function runSteps(
  chosen: TestStep[],
  run: (step: TestStep) => Promise<StepOutcome>,
): Promise<StepOutcome[]> {
  const others = runInTurn(
    chosen.filter(({ isBeside, isLast }) => !isBeside && !isLast),
    run,
  )
  others.catch(() => {}) // handled where it is waited for
  const beside = runBeside(
    chosen.filter(({ isBeside }) => isBeside),
    others,
    run,
  )
  beside.catch(() => {})
  const outcomes = [...(await others), ...(await beside)]
  const last = chosen.filter(({ isLast }) => isLast)
  outcomes.push(...(await runInTurn(last, run)))
  const findPlace = ({ name }: StepOutcome) => chosen.findIndex((step) => step.name === name)
  return outcomes.toSorted((a, b) => findPlace(a) - findPlace(b))
}

/** Each begins when the one before has ended, or when the others have: one alone keeps no two cores busy. */
async function runBeside(
  chosen: TestStep[],
  others: Promise<unknown>,
  run: (step: TestStep) => Promise<StepOutcome>,
): Promise<StepOutcome[]> {
  const running: Promise<StepOutcome>[] = []
  for (const step of chosen) {
    if (running.length > 0) await Promise.race([others, Promise.all(running)])
    running.push(run(step))
  }
  return Promise.all(running)
}

async function runInTurn(chosen: TestStep[], run: (step: TestStep) => Promise<StepOutcome>): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = []
  for (const step of chosen) {
    const missing = outcomes.find(({ name, state }) => name === step.needs && state !== 'passed')
    if (missing) {
      console.log(`\n=== ${step.name}\nnot run: ${missing.name} failed`)
      outcomes.push({ name: step.name, state: 'not run', passed: 0, failed: 0, took: 0 })
    } else {
      outcomes.push(await run(step))
    }
  }
  return outcomes
}
