import { limits } from '../limits.ts'

export type PlacementErrorKind = 'failedRequest' | 'placement.js'

export type PlacementErrorFacts = { placementId: string; implementationId: string; type: PlacementErrorKind }

/** The `qubit.placementError` event of a failure (PL-16). */
export function placementErrorEvent(error: unknown, facts: PlacementErrorFacts): object {
  const { message = String(error), stack = '' } = (error ?? {}) as Error
  return {
    ...facts,
    message: String(message).slice(0, limits.errorMessageLength),
    stack: String(stack).slice(0, limits.errorStackLength),
  }
}
