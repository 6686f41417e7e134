import type { Step } from '../step.ts'

/** A step whose capability is still to come: it says so in the debug log and goes on. */
export function notYet(what: string): Step {
  return ({ log }) => log.debug(what)
}
