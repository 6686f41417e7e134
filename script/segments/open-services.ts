import { indexProblem } from './check-index.ts'
import { createQueries, type QueriesNeeds, type SegmentQuestion } from './queries.ts'
import { createSaving, type SavingNeeds, type StateSaving } from './saving.ts'

export type SegmentServicesNeeds = SavingNeeds &
  Omit<QueriesNeeds, 'host'> & { index: unknown; hosts: { queries: string } }

export type SegmentServices = StateSaving & { ask: (question: SegmentQuestion) => void }

/**
 * Opens what the engine needs once, before its first event, and its connections to services. A separate chunk that loads
 * in parallel with the engine's.
 * @throws `Segment index is invalid: {reason}`; the log names the predicate (SG-01, SG-17)
 */
export function openServices(needs: SegmentServicesNeeds): SegmentServices {
  const problem = indexProblem(needs.index)
  if (problem) {
    needs.log.error(problem.reason, { predicate: problem.predicate })
    throw new Error(`Segment index is invalid: ${problem.reason}`)
  }
  return { ...createSaving(needs), ask: createQueries({ ...needs, host: needs.hosts.queries }) }
}
