import type { FormEvent, ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ConsoleProblem } from '../api/console-problem.ts'
import { useWords } from '../settings/language.tsx'

type Props = {
  isOpen: boolean
  title: string
  children?: ReactNode
  /** What went wrong with what was confirmed. */
  problem?: unknown
  /** What to say of a conflict, in place of the usual words. */
  conflict?: string
  submit: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Shown in place of the button while it is being done; the dialog then stays. */
  pending?: string | false
  onSubmit(): void
  onClose(): void
}

/** Asks before something is done that others see. */
export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, problem, conflict, submit, isDanger, isDisabled, pending, onSubmit, onClose } = props
  const { t } = useWords()
  const kind = problem instanceof ConsoleProblem ? problem.kind : 'broken'
  function submitForm(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isDisabled && !pending) onSubmit()
  }
  return (
    <ModalOverlay
      className="dialog-ground"
      isOpen={isOpen}
      isDismissable={!pending}
      isKeyboardDismissDisabled={Boolean(pending)}
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <form onSubmit={submitForm} noValidate>
            <Heading slot="title">{title}</Heading>
            {children}
            {problem ? (
              <p className="field-problem" role="alert">
                {(kind === 'conflict' && conflict) || t.problems[kind]}
              </p>
            ) : null}
            <div className="dialog-buttons">
              <button type="button" className="plain" disabled={Boolean(pending)} onClick={onClose}>
                {t.shell.cancel}
              </button>
              <button
                type="submit"
                className={isDanger ? 'main-button danger' : 'main-button'}
                disabled={isDisabled || Boolean(pending)}
              >
                {pending || submit}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
