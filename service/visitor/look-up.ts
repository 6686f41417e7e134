import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import type { Services } from '../services.ts'
import { segmentsKey } from '../stash/segments-key.ts'
import { visitorStateProblem } from '../stash/visitor-state-problem.ts'
import { newVisitor } from './visitor-history.ts'

export type LookupQuestion = { trackingId: string; visitorId: string; ipAddress: string }

/**
 * Returns what is known about a visitor, who may be new, and about the caller's address (SV-11, SV-12, SV-14). The
 * segments are those that the script has saved to the stash. A site with a namespace stores them there under a name
 * that only its script knows.
 */
export async function lookUp(
  { storage, locations }: Pick<Services, 'storage' | 'locations'>,
  { trackingId, visitorId, ipAddress }: LookupQuestion,
): Promise<LookupAnswer> {
  const key = segmentsKey(visitorId)
  const [found, stashed] = await Promise.all([
    storage.visitors.find(trackingId, visitorId),
    storage.stash.read({ namespace: trackingId, area: 'public' }, [key]),
  ])
  const visitor = found ?? newVisitor
  const segments = stateOf(stashed.get(key)) ?? visitor.segments
  const location = locations.addresses.get(ipAddress) ?? locations.fallback
  return { ipAddress, location, ...visitor, segments }
}

/** Older values may have been stored before values were validated (SV-24). */
function stateOf(data: unknown): LookupAnswer['segments'] {
  if (data === undefined || visitorStateProblem(data)) return null
  const { version, state, segments } = data as NonNullable<LookupAnswer['segments']>
  return { version, state, segments }
}
