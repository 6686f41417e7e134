import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import type { DraftSnapshot, DraftStore } from './draft/draft-store.ts'

type Props = {
  snapshot: DraftSnapshot
  store: DraftStore
  isNew: boolean
  mayEdit: boolean
  /** Where drafts are published. */
  reviewAt: string
  onDiscard(): Promise<void>
}

/** Whether everything is saved, and what can be done with the draft as a whole. */
export function EditorBar({ snapshot, store, isNew, mayEdit, reviewAt, onDiscard }: Props) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { status, draft, history, problem } = snapshot
  return (
    <div className="editor-bar">
      <p className="save-status" role="status" data-status={status} title={problem ? t.problems[problem] : undefined}>
        {status === 'saved' && !draft ? t.editor.status.published : t.editor.status[status]}
        {status === 'failed' && problem && ` ${t.problems[problem]}`}
      </p>
      {status === 'failed' && (
        <button type="button" className="quiet-button" onClick={() => store.saveNow()}>
          {t.editor.saveNow}
        </button>
      )}
      {mayEdit && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={t.editor.undo}
            title={`${t.editor.undo} (Ctrl+Z)`}
            aria-disabled={history.past.length === 0}
            onClick={store.undoLast}
          >
            <Icon name="undo" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t.editor.redo}
            title={`${t.editor.redo} (Ctrl+Y)`}
            aria-disabled={history.future.length === 0}
            onClick={store.redoLast}
          >
            <Icon name="redo" />
          </button>
          {draft && (
            <button type="button" className="plain" onClick={() => setAsking(true)}>
              {t.editor.discard}
            </button>
          )}
        </>
      )}
      <Link className="main-button" to={reviewAt}>
        {t.editor.review}
      </Link>
      {isAsking && <DiscardDialog isNew={isNew} onDiscard={onDiscard} onClose={() => setAsking(false)} />}
    </div>
  )
}
