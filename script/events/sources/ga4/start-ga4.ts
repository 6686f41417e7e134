import { createAnnouncer } from '../announcer.ts'
import { followLayer } from '../follow-layer.ts'
import type { StartSource } from '../source.ts'
import { type Ga4Memory, readGa4 } from './read-ga4.ts'

/** Reads GA4's `dataLayer`: existing entries in order, then each later push, without any effect on the page (BU-05). */
export const startSource: StartSource<true | { dataLayer?: string }> = (needs, option) => {
  const { dataLayer: name = 'dataLayer' } = option === true ? {} : option
  const announcer = createAnnouncer(needs)
  let memory: Ga4Memory = {}

  const onEntry = (entry: unknown) =>
    announcer.hear(() => {
      const read = readGa4(entry, memory)
      memory = read.memory
      if (read.odd) needs.log.debug(`An entry of ${name} was ignored: ${read.odd}`)
      return read.told
    })

  const isHeard = followLayer(needs.page.window as Record<string, unknown>, name, onEntry)
  if (!isHeard) needs.log.warn(`Later entries of ${name} are not heard: it is frozen`)
  announcer.announce()
}
