import type { SourcesConfig } from '../../../contract/script-config.ts'
import type { StartSource } from '../../events/sources/source.ts'
import { need } from '../run.ts'
import type { Step } from '../step.ts'

type SourcePart = { start: StartSource<never> }

/**
 * Begins the sources of events that the site names; one that fails is logged, and the run goes on (BU-05). The mapper
 * itself is a pure function the tracker calls for each event (MP-01).
 */
export const mapper: Step = async (run) => {
  const { page, log, site } = run
  const begin = async ([name, option]: [string, true | { when?: string }]) => {
    try {
      if (option !== true && option.when && !page.query(option.when)) return
      const part = (await site.sources?.[name as keyof SourcesConfig]?.()) as SourcePart
      part.start({ page, log, bus: need(run, 'bus') }, option as never)
    } catch (error) {
      log.error(`Source ${name}: ${error}`)
    }
  }
  await Promise.all(Object.entries(site.config.sources ?? {}).map(begin))
}
