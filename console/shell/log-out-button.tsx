import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sessionKey } from '../api/queries.ts'
import { sendRequest } from '../api/send-request.ts'
import { forgetDraftsOf, saveDraftsOf } from '../editor/draft/kept-stores.ts'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { StayDialog } from '../parts/stay-dialog.tsx'
import { useWords } from '../settings/language.tsx'

/** Saves what the reader has typed, and logs them out; asks first where something cannot be saved, and says so where they are still logged in. */
export function LogOutButton({ author }: { author: string }) {
  const { t } = useWords()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: async ({ mayLose }: { mayLose: boolean }) => {
      const isSaved = await saveDraftsOf(author)
      if (isSaved || mayLose) await sendRequest<undefined>(['session'], { method: 'DELETE' })
      return { isOut: isSaved || mayLose }
    },
    onSuccess: ({ isOut }) => {
      setAsking(!isOut)
      if (!isOut) return
      // What this reader could see must not be left for the next one.
      forgetDraftsOf(author)
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] })
      client.setQueryData(sessionKey, null)
    },
  })
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t.shell.logOut}
        title={t.shell.logOut}
        disabled={isPending}
        onClick={() => mutate({ mayLose: false })}
      >
        <Icon name="leave" />
      </button>
      <StayDialog
        isOpen={isAsking && !error}
        text={t.editor.leave.lost}
        leave={t.shell.logOut}
        isDisabled={isPending}
        onLeave={() => mutate({ mayLose: true })}
        onStay={() => setAsking(false)}
      />
      <ConfirmDialog
        isOpen={error !== null}
        title={t.shell.stillIn}
        problem={error}
        submit={t.shell.retry}
        onSubmit={() => mutate(variables ?? { mayLose: false })}
        onClose={reset}
      />
    </>
  )
}
