import type { Step } from '../step.ts'

/** The mapper is a pure function the tracker calls for each event (MP-01); field rules of a site come here. */
export const mapper: Step = () => {}
