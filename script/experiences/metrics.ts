import type { ExperienceDefinition, Variation } from '../../contract/experience.ts'
import type { Log } from '../log.ts'

export type MetricsNeeds = {
  experience: ExperienceDefinition
  variation: Variation
  /** Sends `qubit.metric` as soon as the visitor has seen this iteration (GO-01). */
  send: (type: string, data: object) => void
  onClickthrough: () => void
  log: Log
}

/** The functions by which an experience's code reports impressions, click-throughs and custom metrics (GO-06, GO-07). */
export type ExperienceMetrics = {
  emitMetric(type: string, productId?: string, metadata?: object): void
  /** `('product', ids)` for products; without a text as the first argument, the experience as a whole. */
  onImpression(kind?: unknown, ids?: unknown): void
  onClickthrough(kind?: unknown, ids?: unknown): void
}

/** Represents the experience as a whole in the list of product ids; no product has an empty id. */
const whole = ''

/** Sends each impression and click-through once per product and activation; a click-through implies an impression. */
export function createMetrics({ experience, variation, send, onClickthrough, log }: MetricsNeeds): ExperienceMetrics {
  const told = new Set<string>()

  function emitMetric(type: string, productId?: string, metadata?: object): void {
    send('qubit.metric', {
      type,
      experienceId: experience.experimentId,
      iterationId: experience.iterationId,
      variationId: variation.variationId,
      variationMasterId: variation.variationMasterId,
      ...(productId && { productId }),
      ...(metadata && { metadata }),
    })
  }

  function countOnce(type: string, id: string): void {
    const key = `${type} ${id}`
    if (told.has(key)) return
    told.add(key)
    emitMetric(type, id)
  }

  function idsOf(kind: unknown, ids: unknown): string[] {
    if (typeof kind !== 'string') return [whole]
    const given = kind === 'product' ? [ids].flat() : []
    const good = given.filter((id): id is string => typeof id === 'string' && id !== '')
    if (good.length === 0 || good.length < given.length)
      log.warn(`${experience.experimentId}: product ids are non-empty texts`, {
        kind,
        ids,
      })
    return good
  }

  return {
    emitMetric,
    onImpression(kind, ids) {
      for (const id of idsOf(kind, ids)) countOnce('impression', id)
    },
    onClickthrough(kind, ids) {
      const all = idsOf(kind, ids)
      for (const id of all) {
        countOnce('impression', id)
        countOnce('clickthrough', id)
      }
      if (all.length > 0) onClickthrough()
    },
  }
}
