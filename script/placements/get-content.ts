import { type PlacementMode, type PreviewOptions, placementModes } from '../../contract/placement.ts'
import { askGraphql } from '../services/remote/ask-graphql.ts'
import { invalidResponse } from '../services/remote/invalid-response.ts'
import type { Send } from '../services/remote/request.ts'
import { valueAt } from '../services/remote/value-at.ts'
import type { PlacementAttributes } from './attributes-of.ts'

/**
 * The content of a placement. `callbackData` is returned with impressions and click-throughs; without it none are
 * sent.
 */
export type PlacementContent = { content: unknown; campaignId: string | null; callbackData: string | null }

export type ContentQuestion = {
  mode: PlacementMode
  placementId: string
  implementationId: string
  previewOptions?: PreviewOptions
  attributes: PlacementAttributes
}

const query = `query PlacementContent($mode: PlacementMode!, $placementId: String!, $implementationId: String!, $previewOptions: PreviewOptions, $attributes: JSON!) {
  placementContent(mode: $mode, placementId: $placementId, implementationId: $implementationId, previewOptions: $previewOptions, attributes: $attributes) { content campaignId callbackData }
}`

/** Reads preview options, which only previews have. */
async function readOptions(options: PreviewOptions, mode: PlacementMode): Promise<PreviewOptions> {
  const { readPreviewOptions } = await import('./read-preview-options.ts')
  return readPreviewOptions(options, mode)
}

/**
 * Requests the content of a placement (PL-09).
 * @throws (rejects) before any request when the question is invalid (PL-06), otherwise as `askGraphql` does
 */
export async function getContent(question: ContentQuestion, { send, host }: { send: Send; host: string }) {
  if (!question.attributes?.visitor?.id) throw new Error('attributes.visitor.id is required')
  if (!placementModes.includes(question.mode)) throw new Error(`Invalid mode: ${question.mode}`)
  const previewOptions = question.previewOptions && (await readOptions(question.previewOptions, question.mode))
  const variables = { ...question, previewOptions }
  const body = await askGraphql({ send, host, query, variables, operationName: 'PlacementContent' })
  const answer = valueAt(body, 'data', 'placementContent') as Partial<PlacementContent> | null | undefined
  if (!answer) throw invalidResponse(host)
  const { content = null, campaignId = null, callbackData = null } = answer
  return { content, campaignId, callbackData }
}
