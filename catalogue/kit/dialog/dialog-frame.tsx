import type { CSSProperties, ReactNode } from 'react'

export type DialogLook = {
  /** Its heading, which names it. */
  title?: string
  /** Names it where it has no heading: the alt text of its picture, or a name of the template's (SHR-03.1). */
  label?: string
  /** Of its own words, where the page has another language. */
  lang?: string
  className?: string
  style?: CSSProperties
  closeColor?: string
  children: ReactNode
}

/** One dialog is open at a time, so its heading can have a fixed id. */
const headingId = 'instep-dialog-title'

/** What a dialog looks like; the close button stands in its corner and stays there while it scrolls. */
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
        {title && <h2 id={headingId}>{title}</h2>}
        <button
          type="button"
          className="instep-dialog-close"
          aria-label="Close"
          lang="en"
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
