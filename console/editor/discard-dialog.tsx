import { useMutation } from '@tanstack/react-query'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ConsoleProblem } from '../api/console-problem.ts'
import { useWords } from '../settings/language.tsx'

type Props = { isNew: boolean; onDiscard(): Promise<void>; onClose(): void }

/** Asks before a draft is discarded. */
export function DiscardDialog({ isNew, onDiscard, onClose }: Props) {
  const { t } = useWords()
  const { mutate, isPending, error } = useMutation({ mutationFn: onDiscard, onSuccess: onClose })
  return (
    <ModalOverlay className="dialog-ground" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <form onSubmit={(event) => event.preventDefault()}>
            <Heading slot="title">{t.editor.discardTitle}</Heading>
            <p>{isNew ? t.editor.discardNew : t.editor.discardText}</p>
            {error && (
              <p className="field-problem" role="alert">
                {t.problems[error instanceof ConsoleProblem ? error.kind : 'broken']}
              </p>
            )}
            <div className="dialog-buttons">
              {/* biome-ignore lint/a11y/noAutofocus: the dialog has opened because of a click, and this changes nothing */}
              <button type="button" className="plain" autoFocus onClick={onClose}>
                {t.editor.cancel}
              </button>
              <button type="button" className="main-button danger" disabled={isPending} onClick={() => mutate()}>
                {t.editor.discardNow}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
