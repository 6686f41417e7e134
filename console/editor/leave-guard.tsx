import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { StayDialog } from '../parts/stay-dialog.tsx'
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
    <StayDialog
      isOpen={target !== null}
      text={words.text}
      leave={words.leave}
      onLeave={() => navigate(target ?? '/')}
      onStay={() => setTarget(null)}
    />
  )
}
