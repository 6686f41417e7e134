import { type MouseEvent, type ReactNode, type ToggleEvent, useEffect, useRef } from 'react'
import { useShop } from '../shop-context.tsx'
import { Icon } from './icon.tsx'

type Props = {
  id: string
  title: string
  open: boolean
  onOpen?: () => void
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * A dialog in the middle of the window. The native dialog keeps focus inside, closes on Escape and restores the focus.
 * A button with `command="show-modal"` opens it without script too (SHOP-88).
 */
export function Modal({ id, title, open, onOpen, onClose, className = '', children }: Props) {
  const { texts } = useShop()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal()
    if (!open) dialog.current?.close()
  }, [open])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  function noteToggle(event: ToggleEvent) {
    if (event.target === dialog.current && event.newState === 'open') onOpen?.()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      id={id}
      className={`modal ${className}`}
      aria-labelledby={`${id}-title`}
      data-active={open}
      onToggle={noteToggle}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      <div className="modal-inside">
        <div className="modal-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <form method="dialog">
            <button type="submit" className="icon-button" aria-label={texts.close}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
