import { isFields } from '../../contract/json.ts'
import { hashMurmur3 } from '../../contract/murmur3.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { callbackDataOf, type Group } from './callback-data.ts'
import type { Campaign } from './placements.ts'

export const placementModes = ['LIVE', 'SAMPLE', 'NULL', 'PREVIEW'] as const

export type PreviewArguments = {
  experienceId?: string | null
  campaignId?: string | null
  demoMode?: boolean | null
  group?: Group | null
}

export type PlacementQuestion = {
  mode: (typeof placementModes)[number]
  placementId: string
  implementationId: string
  previewOptions?: PreviewArguments | null
  attributes: unknown
}

export type ChosenContent = { content: unknown; campaignId: string | null; callbackData: string | null }

/** The campaign of a visitor, and the visitor's group in it. */
export type Decision = { trackingId: string | null; visitorId: string; campaign: Campaign; group: Group }

const nothing: ChosenContent = { content: null, campaignId: null, callbackData: null }

/**
 * Returns what a placement shows a visitor, and the decision behind it (SV-18 to SV-20). The control group gets
 * content null, together with callback data. A visitor who has been counted stays in the same group for as long as the
 * campaign has two groups.
 * @throws Refusal 422 for an invalid combination of parameters, 404 for a placement that does not exist
 */
export async function placementContent(
  question: PlacementQuestion,
  { placements, storage }: Pick<Services, 'placements' | 'storage'>,
): Promise<{ answer: ChosenContent; decision?: Decision }> {
  const visitorId = visitorOf(question)
  const placement = placements.get(question.placementId)
  if (!placement) throw new Refusal(404, 'not_found', 'Placement not found')
  const { mode, previewOptions } = question
  if (mode === 'NULL') return { answer: nothing }
  if (mode === 'SAMPLE') return { answer: { ...nothing, content: placement.sample } }
  const wanted = previewOptions?.campaignId
  const campaign = placement.campaigns.find(wanted ? ({ id }) => id === wanted : ({ isActive }) => isActive)
  if (!campaign) return { answer: nothing }
  const { placementId, implementationId } = question
  const { trackingId } = placement
  const isSplit = campaign.share > 0 && campaign.share < 1 && trackingId !== null
  const participant = { trackingId: trackingId ?? '', placementId, campaignId: campaign.id, visitorId }
  const known = isSplit && !previewOptions?.group ? await storage.campaigns.groupOf(participant) : undefined
  const group = previewOptions?.group ?? known ?? groupOf(campaign, visitorId)
  const told = { placementId, implementationId, campaignId: campaign.id, visitorId, group }
  return {
    answer: {
      content: group === 'CONTENT' ? campaign.content : null,
      campaignId: campaign.id,
      callbackData: callbackDataOf(mode === 'PREVIEW' ? { ...told, preview: true } : told),
    },
    decision: { trackingId, visitorId, campaign, group },
  }
}

/** Returns the visitor's id. Refuses options that contradict each other (SV-19). */
function visitorOf({ mode, previewOptions, attributes }: PlacementQuestion): string {
  const visitor = isFields(attributes) && isFields(attributes.visitor) ? attributes.visitor : {}
  if (typeof visitor.id !== 'string' || visitor.id === '') throw unfitContent('attributes.visitor.id is missing')
  if (previewOptions && mode === 'LIVE') throw unfitContent('previewOptions make no sense in mode LIVE')
  if (previewOptions?.experienceId && !previewOptions.campaignId)
    throw unfitContent('previewOptions has an experienceId but no campaignId')
  return visitor.id
}

/**
 * The group is stable for a visitor and a campaign, and independent between campaigns (SV-20). The prefix makes the
 * hash differ from that of an experience with the same id. Otherwise the groups of both would contain the same
 * visitors (EX-06).
 */
function groupOf({ id, share }: Campaign, visitorId: string): Group {
  return hashMurmur3(`${visitorId}:campaign:${id}`) / 2 ** 32 < share ? 'CONTENT' : 'CONTROL'
}

function unfitContent(message: string): Refusal {
  return new Refusal(422, 'unprocessable', message)
}
