import type { FastifyRequest } from 'fastify'
import { draftParameter } from '../edit-address.ts'
import type { ContentDraft, SharedDrafts } from './draft-store.ts'

export type ShownDraft = { token: string; draft: ContentDraft }

/** Returns the draft that a page of the shop is asked to show; undefined for any other page. */
export function draftOf({ query }: Pick<FastifyRequest, 'query'>, drafts: SharedDrafts): ShownDraft | undefined {
  const token = (query as Record<string, unknown>)[draftParameter]
  const draft = typeof token === 'string' ? drafts.find(token) : undefined
  return draft && { token: token as string, draft }
}
