import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { AnchorName } from '../../../contract/anchors.ts'
import { useShop } from '../shop-context.tsx'
import { Icon } from './icon.tsx'

type Props = {
  id: string
  open: boolean
  onClose: () => void
  title: string
  side: 'left' | 'right'
  anchor?: AnchorName
  children: ReactNode
}

/**
 * A panel at the side of the window. The native dialog keeps focus inside, closes on Escape and restores the focus. Its
 * content is rendered only when it opens (SHOP-19, SHOP-88).
 */
export function Drawer({ id, open, onClose, title, side, anchor, children }: Props) {
  const { texts } = useShop()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      id={id}
      className={`drawer drawer-${side}`}
      aria-labelledby={`${id}-title`}
      data-anchor={anchor}
      data-active={open}
      onClose={onClose}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className="drawer-inside">
          <div className="drawer-head">
            <h2 id={`${id}-title`}>{title}</h2>
            <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
