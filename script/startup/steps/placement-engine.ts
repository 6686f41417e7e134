import { isFlagOn } from '../../../contract/flags.ts'
import type { Step } from '../step.ts'

/** Builds the placement engine, a part of its own (decision 6), where there is something to place (ST-06). */
export const placementEngine: Step = async (run) => {
  const { config, placements } = run.site
  if (!placements?.length || !isFlagOn(config.flags, 'placements')) return
  try {
    ;(await import('../../placements/build-placement-engine.ts')).buildPlacements(run, placements)
  } catch (error) {
    // Counting, sending and experiences go on.
    run.log.error(`Placements: ${error}`)
  }
}
