import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useWords } from '../settings/language.tsx'

type Props = {
  isOpen: boolean
  /** What is lost, or kept, by leaving. */
  text: string
  leave: string
  /** While the reader is already leaving. */
  isDisabled?: boolean
  onLeave(): void
  onStay(): void
}

/** Asks whoever leaves with something that could not be saved; to stay is what is suggested. */
export function StayDialog({ isOpen, text, leave, isDisabled, onLeave, onStay }: Props) {
  const { title, stay } = useWords().t.editor.leave
  return (
    <ModalOverlay className="dialog-ground" isOpen={isOpen} onOpenChange={(open) => !open && onStay()} isDismissable>
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <form onSubmit={(event) => event.preventDefault()}>
            <Heading slot="title">{title}</Heading>
            <p>{text}</p>
            <div className="dialog-buttons">
              <button type="button" className="plain danger" disabled={isDisabled} onClick={onLeave}>
                {leave}
              </button>
              {/* biome-ignore lint/a11y/noAutofocus: the dialog has opened because of a click, and this keeps everything */}
              <button type="button" className="main-button" autoFocus onClick={onStay}>
                {stay}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
