import { parseJsonObject } from '../../contract/json.ts'

/** The halves that a campaign splits its visitors into (SV-20). */
export const groups = ['CONTENT', 'CONTROL'] as const
export type Group = (typeof groups)[number]

/** What the page gives back with an impression or click, so that both groups are measured. */
export type CallbackFacts = {
  placementId: string
  implementationId: string
  campaignId: string
  visitorId: string
  group: Group
  /** Previews are not counted. */
  preview?: true
}

export function callbackDataOf(told: CallbackFacts): string {
  return Buffer.from(JSON.stringify(told)).toString('base64url')
}

/** Reads callback data; null for anything that this service does not give. */
export function readCallbackData(data: string): CallbackFacts | null {
  // The data came from a browser.
  const facts = parseJsonObject(Buffer.from(data, 'base64url').toString())
  if (!groups.some((group) => group === facts?.group)) return null
  const texts = [facts?.placementId, facts?.implementationId, facts?.campaignId, facts?.visitorId]
  return texts.every((text) => typeof text === 'string') ? (facts as CallbackFacts) : null
}
