import type { Run } from './run.ts'

/** What a step answers: go on (nothing), or end the run early with the reason (ST-07). */
// biome-ignore lint/suspicious/noConfusingVoidType: a step that has nothing to say returns nothing
export type StepAnswer = void | { stop: string }

export type Step = (run: Run) => StepAnswer | Promise<StepAnswer>

/** A soft one may fail: the rest of the run makes sense without it (ST-08). */
export type NamedStep = readonly [name: string, step: Step, isSoft?: true]
