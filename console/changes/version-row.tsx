import { type ReactNode, useId, useState } from 'react'
import type { SiteVersion } from '../../contract/console/steer.ts'
import { useWords } from '../settings/language.tsx'
import { ChangedExperiences } from './changed-experiences.tsx'
import type { SiteWords } from './describe-difference.ts'

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
  const { t, formats } = useWords()
  const words = t.changes.version
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="version">
      <div>
        <h2>
          {words.number(formats.formatNumber(version))}
          {isLive && <span className="live-label">{words.isLive}</span>}
        </h2>
        <p className={note ? 'note' : 'note quiet'}>{note || words.noNote}</p>
        <p className="hint">
          {t.changes.byAuthor(author, formats.formatDateTime(publishedAt))}
          {restores !== null &&
            ` · ${restores === 0 ? words.restoresStart : words.restores(formats.formatNumber(restores))}`}
        </p>
        <button
          type="button"
          className="quiet-button version-opener"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {words.changes(changed.length)}
        </button>
      </div>
      {children}
      <div id={id} className="version-changes" hidden={!isOpen}>
        {isOpen &&
          (changed.length > 0 ? (
            <ChangedExperiences changed={changed} site={site} />
          ) : (
            <p className="hint">{words.nothing}</p>
          ))}
      </div>
    </li>
  )
}
