import { type ReactNode, useId, useState } from 'react'
import type { SiteVersion } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import { ChangedExperiences } from './changed-experiences.tsx'
import type { SiteWords } from './describe-difference.ts'
import { sayNote } from './say-note.ts'

type Props = {
  version: SiteVersion
  isLive: boolean
  site: SiteWords
  /** What can be done with it. */
  children: ReactNode
}

/** A version: who published what and when. It opens to what it changed, in words. */
export function VersionRow({ version: { version, author, publishedAt, note, restores, changed }, ...props }: Props) {
  const { isLive, site, children } = props
  const words = useWords()
  const { t, formats } = words
  const texts = t.changes.version
  const said = sayNote({ note, restores }, words)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="version">
      <div>
        <h2>
          {texts.number(formats.formatNumber(version))}
          {isLive && <span className="live-label">{texts.isLive}</span>}
        </h2>
        <p className={said ? 'note' : 'note quiet'}>{said || texts.noNote}</p>
        <p className="hint">
          {t.changes.byAuthor(author, formats.formatDateTime(publishedAt))}
          {note && restores !== null && ` · ${sayNote({ note: '', restores }, words)}`}
        </p>
        <button
          type="button"
          className="quiet-button version-opener"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.changes(changed.length)}
        </button>
      </div>
      {children}
      <div id={id} className="version-changes" hidden={!isOpen}>
        {isOpen &&
          (changed.length > 0 ? (
            <ChangedExperiences changed={changed} site={site} />
          ) : (
            <p className="hint">{texts.nothing}</p>
          ))}
      </div>
    </li>
  )
}
