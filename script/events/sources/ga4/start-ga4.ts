import type { Ga4SourceOptions } from '../../../../contract/script-config.ts'
import { createAnnouncer } from '../announcer.ts'
import { followLayer } from '../follow-layer.ts'
import { createLossReport } from '../loss-report.ts'
import type { StartSource } from '../source.ts'
import { type Ga4Memory, readGa4 } from './read-ga4.ts'

/** Reads GA4's `dataLayer`: existing entries in order, then each later push, without any effect on the page (BU-05). */
export const startSource: StartSource<true | Ga4SourceOptions> = (needs, option) => {
  const options: Ga4SourceOptions = option === true ? {} : option
  const { dataLayer: name = 'dataLayer' } = options
  const announcer = createAnnouncer(needs, options)
  const reportLosses = createLossReport(needs.log, name)
  let memory: Ga4Memory = {}

  const onEntry = (entry: unknown) =>
    announcer.hear(() => {
      const { entries, memory: next, problems, ignored } = readGa4(entry, memory, options)
      memory = next
      reportLosses(problems ?? [], entry)
      if (ignored) needs.log.debug(`An entry of ${name} was ignored: ${ignored}`, { entry })
      return entries
    })

  const isHeard = followLayer(needs.page.window as Record<string, unknown>, name, onEntry)
  if (!isHeard) needs.log.warn(`Later entries of ${name} are not heard: it is frozen`)
  announcer.announce()
}
