import { murmur3 } from '../../contract/murmur3.ts'
import { Refusal } from '../http/refusal.ts'
import { isRecord } from '../is-record.ts'
import type { Campaign, Placements } from './placements.ts'

export const placementModes = ['LIVE', 'SAMPLE', 'NULL', 'PREVIEW'] as const

export type PreviewOptions = {
  experienceId?: string | null
  campaignId?: string | null
  demoMode?: boolean | null
  group?: 'CONTENT' | 'CONTROL' | null
}

export type PlacementQuestion = {
  mode: (typeof placementModes)[number]
  placementId: string
  implementationId: string
  previewOptions?: PreviewOptions | null
  attributes: unknown
}

/** `callbackData` is what the page gives back with an impression or click, so that both groups are measured. */
export type PlacementContent = { content: unknown; campaignId: string | null; callbackData: string | null }

const nothing: PlacementContent = { content: null, campaignId: null, callbackData: null }

/**
 * What a placement shows a visitor (SV-18 to SV-20). The control group gets content null, together with callback data.
 * @throws Refusal 422 for a question that makes no sense, 404 for a placement that does not exist
 */
export function placementContent(question: PlacementQuestion, placements: Placements): PlacementContent {
  const visitorId = visitorOf(question)
  const placement = placements.get(question.placementId)
  if (!placement) throw new Refusal(404, 'not_found', 'Placement not found')
  const { mode, previewOptions } = question
  if (mode === 'NULL') return nothing
  if (mode === 'SAMPLE') return { ...nothing, content: placement.sample }
  const wanted = previewOptions?.campaignId
  const campaign = placement.campaigns.find(wanted ? ({ id }) => id === wanted : ({ isActive }) => isActive)
  if (!campaign) return nothing
  const group = previewOptions?.group ?? groupOf(campaign, visitorId)
  return {
    content: group === 'CONTENT' ? campaign.content : null,
    campaignId: campaign.id,
    callbackData: callbackData({ ...question, campaignId: campaign.id, visitorId, group }),
  }
}

/** SV-19 */
function visitorOf({ mode, previewOptions, attributes }: PlacementQuestion): string {
  const visitor = isRecord(attributes) && isRecord(attributes.visitor) ? attributes.visitor : {}
  if (typeof visitor.id !== 'string' || visitor.id === '') throw unfit('attributes.visitor.id is missing')
  if (previewOptions && mode === 'LIVE') throw unfit('previewOptions make no sense in mode LIVE')
  if (previewOptions?.experienceId && !previewOptions.campaignId)
    throw unfit('previewOptions has an experienceId but no campaignId')
  return visitor.id
}

/** Stable for a visitor and a campaign, and independent between campaigns (SV-20). */
function groupOf({ id, share }: Campaign, visitorId: string): 'CONTENT' | 'CONTROL' {
  return murmur3(`${visitorId}:${id}`) / 2 ** 32 < share ? 'CONTENT' : 'CONTROL'
}

type Told = { placementId: string; implementationId: string; campaignId: string; visitorId: string; group: string }

function callbackData({ placementId, implementationId, campaignId, visitorId, group }: Told): string {
  return Buffer.from(JSON.stringify({ placementId, implementationId, campaignId, visitorId, group })).toString(
    'base64url',
  )
}

function unfit(message: string): Refusal {
  return new Refusal(422, 'unprocessable', message)
}
