import type { StepOutcome } from './run-step.ts'
import type { TestStep } from './steps.ts'

/**
 * Runs the steps one after the other with `run`, but for those that run beside them. Returns their outcomes in the order in which
 * they were given. When one fails, the others still run, unless they need it.
 */
export async function runSteps(
  chosen: TestStep[],
  run: (step: TestStep) => Promise<StepOutcome>,
): Promise<StepOutcome[]> {
  const beside = runInTurn(
    chosen.filter(({ isBeside }) => isBeside),
    run,
  )
  beside.catch(() => {}) // handled where it is waited for
  const outcomes = await runInTurn(
    chosen.filter(({ isBeside, isLast }) => !isBeside && !isLast),
    run,
  )
  outcomes.push(...(await beside))
  const last = chosen.filter(({ isLast }) => isLast)
  outcomes.push(...(await runInTurn(last, run)))
  const findPlace = ({ name }: StepOutcome) => chosen.findIndex((step) => step.name === name)
  return outcomes.toSorted((a, b) => findPlace(a) - findPlace(b))
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
