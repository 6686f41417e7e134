import { isFlagOn } from '../../../contract/flags.ts'
import { messageOf } from '../../../contract/message-of.ts'
import { emitDebug } from '../../events/debug-event.ts'
import { reportError } from '../../telemetry/errors/report-error.ts'
import type { EngineSources } from '../build-engines.ts'
import type { DeliveryParts, EngineParts, RunStart, Step, VisitorParts } from '../run.ts'

/** Sends the callbacks of earlier pages and exposes the counters of this page's placements (ST-29). */
export const placementCounters: Step<EngineParts> = (run) => run.countPlacements?.()

/** Starts the engines after the lookup, so that its answer already applies to the first view (ST-24). */
export const enginesStart: Step<VisitorParts & EngineParts> = async (run) => {
  await run.lookup
  await run.startEngines?.()
  run.placements?.start()
}

/** Builds the placement engine if the site has placements (ST-06); its code is loaded on demand (decision 6). */
export const placementEngine: Step<RunStart & VisitorParts & DeliveryParts & EngineParts> = async (run) => {
  const { config, placements } = run.site
  if (!placements?.length || !isFlagOn(config.flags, 'placements')) return
  try {
    ;(await import('../../placements/build-placement-engine.ts')).buildPlacements(run, placements)
  } catch (error) {
    // Counting, sending and experiences continue.
    run.log.error(`Placements: ${error}`)
  }
}

/** Loads the engines on demand, because a site may only count and send events (decision 6). */
const loadEngines = () => import('../build-engines.ts')

/** Builds the engines for segments and experiences; they start with the engines start step (ST-06). */
export const experienceEngine: Step<EngineSources> = async (run) => {
  if (!isWanted(run.site)) return
  try {
    await (await loadEngines()).buildEngines(run)
  } catch (error) {
    // Counting and sending continue.
    run.log.error(`Experiences: ${messageOf(error)}`)
    emitDebug(run, { code: 'engine', stage: 'experience engine', message: String(error) })
    reportError(run, error, 'experience engine')
  }
}

function isWanted({ config, experiences, files }: RunStart['site']): unknown {
  return files || experiences.length > 0 || config.segments || config.isPreview
}
