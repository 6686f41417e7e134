import type { WireEvent } from '../../contract/event.ts'
import { anEvent, type EventParts } from '../../contract/testing/an-event.ts'

type Parts = EventParts & { experienceId?: string }

/**
 * Creates the events of an experiment as the script sends them; `at` in epoch milliseconds also determines their
 * sequence numbers.
 */
export function anExperiment(experienceId = 'offers') {
  const ofExperience = (half: 'c' | 'v') => ({
    experienceId,
    iterationId: '1',
    variationMasterId: `${experienceId}-${half}`,
    isControl: half === 'c',
  })
  return {
    /** A visitor sees the control or the variation. */
    seen: (id: string, half: 'c' | 'v', at: number, { meta, ...parts }: Parts = {}): WireEvent =>
      anEvent({
        ...ofExperience(half),
        timesActivated: 1,
        cycle: 1,
        ...parts,
        meta: { type: 'qubit.experience', ts: at, seq: at, ...meta },
        context: { id },
      }),
    /** A visitor reaches a goal. */
    goal: (id: string, half: 'c' | 'v', at: number, { meta, ...parts }: Parts = {}): WireEvent =>
      anEvent({
        ...ofExperience(half),
        goalId: 'page_url',
        goalType: 'url',
        primary: false,
        ...parts,
        meta: { type: 'qubit.goalAchieved', ts: at, seq: at, ...meta },
        context: { id },
      }),
    /** A visitor places an order with a total in pounds. */
    order: (id: string, total: number, at: number, { meta, ...parts }: EventParts = {}): WireEvent =>
      anOrder(`order-${id}-${at}`, total, { ...parts, meta: { ts: at, seq: at, ...meta }, context: { id } }),
  }
}

/** Creates the event of an order of `total` pounds. */
export function anOrder(id: unknown, total: unknown, { meta, ...parts }: EventParts = {}): WireEvent {
  return anEvent({
    transaction: { id },
    basket: { total: { value: total, currency: 'GBP' } },
    ...parts,
    meta: { type: 'ecBasketTransactionSummary', ...meta },
  })
}
