import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftSummary } from '../../contract/console/steer.ts'
import { refreshChanges } from '../api/change-queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useWords } from '../settings/language.tsx'

type Props = {
  trackingId: string
  summary: DraftSummary
  /** The revision that the reader has seen. */
  revision: number
}

/** Discards a draft, after a confirmation. Where somebody has changed it in the meantime, it stays. */
export function DiscardDraft({ trackingId, summary, revision }: Props) {
  const { t } = useWords()
  const { draft } = t.changes
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      sendRequest<undefined>(['steer', trackingId, 'drafts', summary.experienceId], {
        method: 'DELETE',
        query: { revision },
      }),
    onSuccess: () => setOpen(false),
    onSettled: () => refreshChanges(client, trackingId, false),
  })
  const text = summary.isNew ? draft.discardNew : draft.discardText
  return (
    <>
      <button type="button" className="plain danger" onClick={() => setOpen(true)}>
        {draft.discard}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={draft.discardTitle}
        problem={error}
        conflict={draft.changedBefore}
        submit={draft.discardNow}
        isDanger
        pending={isPending && draft.discarding}
        onSubmit={() => mutate()}
        onClose={() => {
          setOpen(false)
          reset()
        }}
      >
        <p>{text(summary.name || summary.experienceId, summary.author)}</p>
      </ConfirmDialog>
    </>
  )
}
