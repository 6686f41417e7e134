import type { LookupAnswer } from '../../contract/lookup-answer.ts'
import type { Services } from '../services.ts'
import { newVisitor } from './new-visitor.ts'

export type LookupQuestion = { trackingId: string; visitorId: string; ipAddress: string }

/** What is known of a visitor, who may be new, and of the caller's address (SV-11, SV-12, SV-14). */
export async function lookUp(
  { storage, locations }: Pick<Services, 'storage' | 'locations'>,
  { trackingId, visitorId, ipAddress }: LookupQuestion,
): Promise<LookupAnswer> {
  const visitor = (await storage.visitors.find(trackingId, visitorId)) ?? newVisitor
  return { ipAddress, location: locations.addresses.get(ipAddress) ?? locations.fallback, ...visitor }
}
