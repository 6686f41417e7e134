import type { CSSProperties, ReactNode } from 'react'
import { sayText, spokenLanguage } from '../words/say.ts'

export type DialogLook = {
  /** The heading, which also names the dialog. */
  title?: string
  /** The name of a dialog without heading: the alt text of its picture, or a name from the template (SHR-03.1). */
  label?: string
  /** The language of its texts, where it differs from that of the page. */
  lang?: string
  className?: string
  style?: CSSProperties
  closeColor?: string
  children: ReactNode
}

/** The id can be fixed because only one dialog is open at a time. */
const headingId = 'instep-dialog-title'

/** Draws a dialog. The close button is in its corner and stays there while the content scrolls. */
export function DialogFrame({ title, label, lang, className = '', style, closeColor, children }: DialogLook) {
  return (
    <dialog
      className={`instep-dialog ${className}`.trim()}
      style={style}
      lang={lang}
      aria-modal="true"
      aria-labelledby={title ? headingId : undefined}
      aria-label={title ? undefined : label}
    >
      <div className={title ? 'instep-dialog-head' : 'instep-dialog-corner'}>
        {title && (
          <h2 id={headingId} className="instep-heading">
            {title}
          </h2>
        )}
        <button
          type="button"
          className="instep-dialog-close"
          aria-label={sayText('Close')}
          lang={spokenLanguage()}
          style={{ color: closeColor || undefined }}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  )
}
