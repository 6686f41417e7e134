import type { TestStep } from './steps.ts'

/**
 * Returns the named steps in their own order, or without names all; those that cannot run here are left out. Throws an Error that
 * lists the names when one is unknown. Where there is nothing to run beside, steps follow each other and print as they go.
 */
export function chooseSteps(steps: TestStep[], names: string[], leftOut: string[] = []): TestStep[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name))
  if (unknown !== undefined) {
    throw new Error(`There is no step "${unknown}". Steps: ${steps.map(({ name }) => name).join(', ')}`)
  }
  const here = steps.filter(({ name }) => !leftOut.includes(name))
  const chosen = names.length === 0 ? here : here.filter(({ name }) => names.includes(name))
  return chosen.every(({ isBeside }) => isBeside) ? chosen.map((step) => ({ ...step, isBeside: false })) : chosen
}
