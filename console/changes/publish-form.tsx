import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Draft, DraftSummary, SteerState } from '../../contract/console/steer.ts'
import {
  isRunning,
  publicationQuery,
  publishDrafts,
  refreshChanges,
  steeredExperienceQuery,
  steerQuery,
} from '../api/change-queries.ts'
import { ConsoleProblem } from '../api/console-problem.ts'
import { useWords } from '../settings/language.tsx'
import type { SiteWords } from './describe-difference.ts'
import { type ConflictedDraft, PublishConflict } from './publish-conflict.tsx'

/** A draft as the reader saw it when they chose to publish it. */
export type SeenDraft = { summary: DraftSummary; draft: Draft }

type Props = {
  trackingId: string
  chosen: SeenDraft[]
  site: SiteWords
  /** Whether all drafts have been read. */
  isReady: boolean
}

/** Publishes the chosen drafts with a note. Where somebody changed one of them in the meantime, it says so and asks again. */
export function PublishForm({ trackingId, chosen, site, isReady }: Props) {
  const { t } = useWords()
  const { publish } = t.changes
  const client = useQueryClient()
  const { data: publication } = useQuery(publicationQuery(trackingId))
  const [note, setNote] = useState('')
  const [conflict, setConflict] = useState<ConflictedDraft[] | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (drafts: SeenDraft[]) =>
      publishDrafts(client, trackingId, {
        note: note.trim(),
        drafts: Object.fromEntries(drafts.map(({ summary, draft }) => [summary.experienceId, draft.revision])),
      }),
    onSuccess: () => {
      setNote('')
      setConflict(null)
    },
    onError: async (problem, drafts) => {
      if (!(problem instanceof ConsoleProblem) || problem.kind !== 'conflict') return
      // Another publication may be why, and then the page must show it.
      await client.invalidateQueries({ queryKey: publicationQuery(trackingId).queryKey })
      await refreshChanges(client, trackingId, false)
      setConflict(await compareDrafts(drafts))
    },
  })

  /** Finds what became of the drafts that the reader saw. */
  async function compareDrafts(drafts: SeenDraft[]): Promise<ConflictedDraft[]> {
    const state: SteerState = await client.fetchQuery(steerQuery(trackingId))
    const compared = drafts.map(async ({ summary, draft }): Promise<ConflictedDraft[]> => {
      const { experienceId } = summary
      const waiting = state.drafts.find((each) => each.experienceId === experienceId)
      if (waiting?.revision === draft.revision) return []
      const now = waiting && (await client.fetchQuery(steeredExperienceQuery(trackingId, experienceId)))
      return [{ summary, before: draft, now: now?.draft ?? null }]
    })
    return (await Promise.all(compared)).flat()
  }
  function publishNow(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (canPublish) mutate(chosen)
  }
  const runs = isRunning(publication)
  const canPublish = isReady && !runs && !isPending && chosen.length > 0
  const isConflict = error instanceof ConsoleProblem && error.kind === 'conflict'
  if (conflict)
    return (
      <PublishConflict
        drafts={conflict}
        site={site}
        canPublish={canPublish}
        onPublish={() => mutate(chosen)}
        onLeave={() => setConflict(null)}
      />
    )
  return (
    <form className="card publish-form" aria-label={publish.title} onSubmit={publishNow}>
      <label htmlFor="publish-note">{publish.note}</label>
      <div>
        <input
          id="publish-note"
          type="text"
          maxLength={300}
          placeholder={publish.noteHint}
          autoComplete="off"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <button type="submit" className="main-button" disabled={!canPublish}>
          {isPending ? publish.sending : publish.now(chosen.length)}
        </button>
      </div>
      {runs && <p className="hint">{publish.busy}</p>}
      {!runs && isReady && chosen.length === 0 && <p className="hint">{publish.nothingChosen}</p>}
      {error && !isConflict && (
        <p className="field-problem" role="alert">
          {t.problems[error instanceof ConsoleProblem ? error.kind : 'broken']}
        </p>
      )}
    </form>
  )
}
