import { createAnnouncer } from '../announcer.ts'
import type { StartSource } from '../source.ts'
import { type Ga4Memory, readGa4 } from './read-ga4.ts'

type Layer = { push(...entries: unknown[]): unknown }

/** Reads GA4's `dataLayer`: what is in it in order, then each later push, of which the page notices nothing (BU-05). */
export const start: StartSource<true | { dataLayer?: string }> = (needs, option) => {
  const { dataLayer: name = 'dataLayer' } = option === true ? {} : option
  const shop = needs.page.window as Record<string, unknown>
  shop[name] ??= []
  const layer = shop[name] as Layer
  if (typeof layer.push !== 'function') throw new Error(`window.${name} is no data layer`)
  const announcer = createAnnouncer(needs)
  let memory: Ga4Memory = {}

  const hear = (entry: unknown) =>
    announcer.hear(() => {
      const read = readGa4(entry, memory)
      memory = read.memory
      if (read.odd) needs.log.debug(`An entry of ${name} was ignored: ${read.odd}`)
      return read.told
    })

  if (Array.isArray(layer)) for (const entry of layer) hear(entry)
  // Another wrapper, such as a tag manager's, may be there and may come after: each calls the one before it.
  const { push } = layer
  const isHeard = Reflect.set(layer, 'push', (...entries: unknown[]) => {
    for (const entry of entries) hear(entry)
    return push.apply(layer, entries)
  })
  if (!isHeard) needs.log.warn(`Later entries of ${name} are not heard: it is frozen`)
  announcer.announce()
}
