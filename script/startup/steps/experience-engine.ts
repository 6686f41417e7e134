import { messageOf } from '../../telemetry/errors/message-of.ts'
import { reportError } from '../../telemetry/errors/report-error.ts'
import type { Run } from '../run.ts'
import { emitDebug } from '../run-steps.ts'
import type { Step } from '../step.ts'

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
