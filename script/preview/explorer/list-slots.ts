import type { SlotsHost } from '../../../contract/slots.ts'
import type { Namespace } from '../../browser/page.ts'
import type { Channel } from '../../events/channel.ts'
import type { Engine } from '../../experiences/engine.ts'

/** A React slot of this page (SL-01). */
export type InspectedSlot = {
  id: string
  /** How many times it is on the page; 0 for one that only an experience asks for. */
  places: number
  /** The experience that draws in it. */
  owner?: string
  /** The other experiences that have registered it and have not ended. */
  waiting: readonly string[]
}

type SlotSources = { readonly page: { namespace(): Namespace }; engine?: Engine }

type SlotNotice = { meta: { type: string }; experienceId: string; ids?: readonly string[] }
type NoticingNamespace = SlotsHost & { experiences?: { onNotice?: Channel<SlotNotice>['on'] } }

/** The registered ids of an experience, and the cycle in which they were registered. */
type Registration = { ids: Set<string>; cycle: number | undefined }

/** Returns a function that lists the slots of the page and of the experiences that wait for one (SL-02, SL-11). */
export function openSlotList({ page, engine }: SlotSources): () => InspectedSlot[] {
  const registered = new Map<string, Registration>()
  const namespace = page.namespace() as NoticingNamespace

  namespace.experiences
    ?.onNotice?.('*', ({ meta, experienceId, ids = [] }) => {
      const { cycle } = engine?.explain(experienceId) ?? {}
      if (meta.type === 'unregisterContentAreas') registered.delete(experienceId)
      if (meta.type !== 'registerContentAreas') return
      const earlier = registered.get(experienceId)
      const kept = earlier?.cycle === cycle ? [...(earlier?.ids ?? [])] : []
      registered.set(experienceId, { ids: new Set([...kept, ...ids]), cycle })
    })
    .replay()

  function isRunning([experienceId, { cycle }]: [string, Registration]): boolean {
    const explanation = engine?.explain(experienceId)
    if (explanation?.cycle !== cycle) return false
    return ['waiting', 'executing', 'executed'].includes(explanation?.progress ?? '')
  }

  return () => {
    const users = [...registered].filter(isRunning)
    return Object.entries(namespace.react?.components ?? {}).map(([id, { instances = [], owner }]) => ({
      id,
      places: instances.length,
      owner,
      waiting: users.flatMap(([user, { ids }]) => (user !== owner && ids.has(id) ? [user] : [])),
    }))
  }
}
