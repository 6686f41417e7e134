import type { QueryClient } from '@tanstack/react-query'
import type { Draft, DraftChange, FieldProblem, Publication } from '../../contract/console/steer.ts'
import type { ExperienceSettings } from '../../contract/steer/site-changes.ts'
import { awaitPublication, publishDrafts, refreshChanges } from '../api/change-queries.ts'
import { sendRequest } from '../api/send-request.ts'

/**
 * What is done:
 * - `draft`: it is left as a draft, over the one that waits
 * - `alone`: only it is published, and the draft that waits is put back with it
 * - `together`: the draft that waits is published with it
 */
export type SteerManner = 'draft' | 'alone' | 'together'

export type SteerRun = {
  trackingId: string
  experienceId: string
  published: ExperienceSettings
  /** The draft that waits, as the reader has seen it. */
  waiting: Draft | null
  /** Null removes the experience. */
  changeSettings(settings: ExperienceSettings): ExperienceSettings | null
  manner: SteerManner
  note: string
}

/** `lost` is the draft that could not be put back; `publication` is null where nothing was published because of problems. */
export type SteerEnd =
  | { kind: 'saved' }
  | { kind: 'published'; publication: Publication; isPutBack: boolean; lost: ExperienceSettings | null }
  | { kind: 'failed'; publication: Publication | null; problems: FieldProblem[]; lost: ExperienceSettings | null }

/**
 * Writes what an action makes of an experience as a draft, and publishes it at once unless it is to wait. When publishing
 * fails, the site and its drafts are as they were. Rejects with a `ConsoleProblem`, a conflict where somebody else has changed
 * the draft in the meantime.
 */
export async function runSteerAction(client: QueryClient, run: SteerRun): Promise<SteerEnd> {
  const { trackingId, experienceId, published, waiting, changeSettings, manner, note } = run
  const path = ['steer', trackingId, 'drafts', experienceId]
  const saveDraft = (settings: ExperienceSettings | null, basedOn: number | null) =>
    sendRequest<Draft>(path, { method: 'PUT', body: { settings, basedOn } satisfies DraftChange })

  const base = manner === 'alone' ? published : (waiting?.settings ?? published)
  const draft = await saveDraft(changeSettings(base), waiting?.revision ?? null)
  if (manner === 'draft') {
    await refreshChanges(client, trackingId, false)
    return { kind: 'saved' }
  }

  /** Makes the drafts what they were; returns what could not be put back. */
  async function undoDraft(): Promise<ExperienceSettings | null> {
    try {
      if (waiting) await saveDraft(waiting.settings, draft.revision)
      else await sendRequest(path, { method: 'DELETE', query: { revision: draft.revision } })
      return null
    } catch {
      return waiting?.settings ?? null
    }
  }
  try {
    if (draft.problems.length > 0)
      return { kind: 'failed', publication: null, problems: draft.problems, lost: await undoDraft() }
    const publication = await publishOne(client, { trackingId, experienceId, revision: draft.revision, note }).catch(
      async (problem) => {
        await undoDraft()
        throw problem
      },
    )
    if (publication.step === 'failed')
      return { kind: 'failed', publication, problems: publication.problems, lost: await undoDraft() }
    if (manner === 'together' || !waiting) return { kind: 'published', publication, isPutBack: false, lost: null }
    const kept = waiting.settings && changeSettings(waiting.settings)
    const isPutBack = await saveDraft(kept, null).then(
      () => true,
      () => false,
    )
    return { kind: 'published', publication, isPutBack, lost: isPutBack ? null : kept }
  } finally {
    await refreshChanges(client, trackingId, true)
  }
}

type OneDraft = { trackingId: string; experienceId: string; revision: number; note: string }

async function publishOne(client: QueryClient, { trackingId, experienceId, revision, note }: OneDraft) {
  const begun: Publication = await publishDrafts(client, trackingId, { drafts: { [experienceId]: revision }, note })
  return (await awaitPublication(client, trackingId)) ?? begun
}
