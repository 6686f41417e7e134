import { useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useNavigate } from 'react-router'
import { useWords } from '../settings/language.tsx'
import type { DraftStore } from './draft/draft-store.ts'

/** Longer than the console's base, without it. */
const base = '/console'

/**
 * Asks before the page is left with something that could not be saved. What only waits for a pause is saved at once instead.
 */
export function LeaveGuard({ store }: { store: DraftStore }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    const askReader = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
      if (!(link instanceof HTMLAnchorElement) || link.target || !isPlain || link.hash) return
      const { status } = store.readSnapshot()
      if (status === 'unsaved') void store.saveNow()
      else if (['failed', 'refused', 'conflict'].includes(status)) {
        event.preventDefault()
        event.stopPropagation()
        setTarget(link.pathname.slice(base.length) + link.search)
      }
    }
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') void store.saveNow()
    }
    document.addEventListener('click', askReader, true)
    document.addEventListener('visibilitychange', saveHidden)
    return () => {
      document.removeEventListener('click', askReader, true)
      document.removeEventListener('visibilitychange', saveHidden)
    }
  }, [store])
  const words = t.editor.leave
  return (
    <ModalOverlay className="dialog-ground" isOpen={target !== null} onOpenChange={() => setTarget(null)} isDismissable>
      <Modal className="dialog">
        <Dialog role="alertdialog">
          <form onSubmit={(event) => event.preventDefault()}>
            <Heading slot="title">{words.title}</Heading>
            <p>{words.text}</p>
            <div className="dialog-buttons">
              <button type="button" className="plain danger" onClick={() => navigate(target ?? '/')}>
                {words.leave}
              </button>
              {/* biome-ignore lint/a11y/noAutofocus: the dialog has opened because of a click, and this keeps everything */}
              <button type="button" className="main-button" autoFocus onClick={() => setTarget(null)}>
                {words.stay}
              </button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
