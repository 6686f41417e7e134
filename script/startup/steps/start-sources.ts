import type { Ga4SourceOptions, SourcesConfig } from '../../../contract/script-config.ts'
import type { StartSource } from '../../events/sources/source.ts'
import { needOf } from '../../need-of.ts'
import type { DeliveryParts, RunStart, Step } from '../run.ts'

type SourcePart = { startSource: StartSource<never> }

/**
 * Starts the site's event sources; one that fails is logged and the run continues (BU-05). The mapper itself is a pure
 * function that the tracker calls for each event (MP-01).
 */
export const startSources: Step<RunStart & DeliveryParts> = async (run) => {
  const { page, log, site } = run
  const beginSource = async ([name, option]: [string, true | Ga4SourceOptions]) => {
    try {
      if (option !== true && option.when && !page.query(option.when)) return
      const part = (await site.sources?.[name as keyof SourcesConfig]?.()) as SourcePart
      part.startSource({ page, log, bus: needOf(run, 'bus') }, option as never)
    } catch (error) {
      log.error(`Source ${name}: ${error}`)
    }
  }
  await Promise.all(Object.entries(site.config.sources ?? {}).map(beginSource))
}
