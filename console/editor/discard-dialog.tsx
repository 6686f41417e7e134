import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '../parts/confirm-dialog.tsx'
import { useWords } from '../settings/language.tsx'

type Props = { isNew: boolean; onDiscard(): Promise<void>; onClose(): void }

/** Asks before a draft is discarded. */
export function DiscardDialog({ isNew, onDiscard, onClose }: Props) {
  const { t } = useWords()
  const { mutate, isPending, error } = useMutation({ mutationFn: onDiscard, onSuccess: onClose })
  return (
    <ConfirmDialog
      isOpen
      title={t.editor.discardTitle}
      problem={error}
      submit={t.editor.discardNow}
      isDanger
      pending={isPending && t.editor.discardNow}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <p>{isNew ? t.editor.discardNew : t.editor.discardText}</p>
    </ConfirmDialog>
  )
}
