import type { Step } from '../step.ts'

/** A step whose capability is still to come: it says so in the debug log and goes on. */
export const notYet: Step = ({ log }) => log.debug('not yet')
