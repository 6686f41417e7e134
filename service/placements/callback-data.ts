import { parseJsonObject } from '../../contract/json.ts'

/** The two groups into which a campaign divides its visitors (SV-20). */
export const groups = ['CONTENT', 'CONTROL'] as const
export type Group = (typeof groups)[number]

/** The data that the page returns with an impression or click, so that both groups can be measured. */
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

/** Parses callback data; null for anything that this service did not issue. */
export function readCallbackData(data: string): CallbackFacts | null {
  // The data came from a browser.
  const facts = parseJsonObject(Buffer.from(data, 'base64url').toString())
  if (!groups.some((group) => group === facts?.group)) return null
  const texts = [facts?.placementId, facts?.implementationId, facts?.campaignId, facts?.visitorId]
  return texts.every((text) => typeof text === 'string') ? (facts as CallbackFacts) : null
}
