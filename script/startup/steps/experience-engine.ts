import { isFlagOn } from '../../../contract/flags.ts'
import { messageOf } from '../../../contract/message-of.ts'
import { reportError } from '../../telemetry/errors/report-error.ts'
import type { Run, Step } from '../run.ts'
import { emitDebug } from '../run-steps.ts'

/** Sends the callbacks that earlier pages left, and shows what the placements of this one do (ST-29). */
export const placementCounters: Step = (run) => run.countPlacements?.()

/** ST-24. What the lookup says of the visitor counts for the first view already. */
export const enginesStart: Step = async (run) => {
  await run.lookup
  await run.startEngines?.()
  run.placements?.start()
}

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

/** A part of its own (decision 6): a site may count and send without any experience. */
const loadEngines = () => import('../build-engines.ts')

/** Builds the engines for segments and experiences; they start with the engines start step (ST-06). */
export const experienceEngine: Step = async (run) => {
  if (!isWanted(run.site)) return
  try {
    await (await loadEngines()).buildEngines(run)
  } catch (error) {
    // Counting and sending go on.
    run.log.error(`Experiences: ${messageOf(error)}`)
    emitDebug(run, { code: 'engine', stage: 'experience engine', message: String(error) })
    reportError(run, error, 'experience engine')
  }
}

function isWanted({ config, experiences, files }: Run['site']): unknown {
  return files || experiences.length > 0 || config.segments || config.isPreview
}
