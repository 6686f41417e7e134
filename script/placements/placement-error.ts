import { errorTexts } from '../telemetry/errors/error-texts.ts'

export type PlacementErrorKind = 'failedRequest' | 'placement.js'

export type PlacementErrorFacts = { placementId: string; implementationId: string; type: PlacementErrorKind }

/** The `qubit.placementError` event of a failure (PL-16). */
export function placementErrorEvent(error: unknown, facts: PlacementErrorFacts): object {
  return { ...facts, ...errorTexts(error) }
}
