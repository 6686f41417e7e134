import { need } from '../run.ts'
import type { Step } from '../step.ts'

const sources = {
  ga4: () => import('../../sources/ga4/start-ga4.ts'),
  segment: () => import('../../sources/segment/start-segment.ts'),
  jsonLd: () => import('../../sources/json-ld/start-json-ld.ts'),
}

/**
 * Begins the sources of events that the site names; one that fails is logged, and the run goes on (BU-05). The mapper
 * itself is a pure function the tracker calls for each event (MP-01).
 */
export const mapper: Step = async (run) => {
  const { page, log, site } = run
  const begin = async ([name, option]: [string, true | { when?: string }]) => {
    try {
      if (option !== true && option.when && !page.query(option.when)) return
      const { start } = await sources[name as keyof typeof sources]()
      start({ page, log, bus: need(run, 'bus') }, option as true)
    } catch (error) {
      log.error(`Source ${name}: ${error}`)
    }
  }
  await Promise.all(Object.entries(site.config.sources ?? {}).map(begin))
}
