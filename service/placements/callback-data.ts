import { isRecord } from '../is-record.ts'
import { type Group, groups } from './group.ts'

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
  try {
    const told: unknown = JSON.parse(Buffer.from(data, 'base64url').toString())
    if (!isRecord(told) || !groups.some((group) => group === told.group)) return null
    const texts = [told.placementId, told.implementationId, told.campaignId, told.visitorId]
    return texts.every((text) => typeof text === 'string') ? (told as CallbackFacts) : null
  } catch {
    return null // the data came from a browser
  }
}
