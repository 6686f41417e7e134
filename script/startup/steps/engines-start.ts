import type { Step } from '../step.ts'

/** ST-24. What the lookup says of the visitor counts for the first view already. */
export const enginesStart: Step = async (run) => {
  await run.lookup
  await run.startEngines?.()
  run.placements?.start()
}
