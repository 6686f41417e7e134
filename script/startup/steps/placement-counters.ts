import type { Step } from '../step.ts'

/** Sends the callbacks that earlier pages left, and shows what the placements of this one do (ST-29). */
export const placementCounters: Step = (run) => run.countPlacements?.()
