import { useRef, useState } from 'react'
import type { DescribedVariation } from '../../contract/console/site-description.ts'
import { Icon } from '../parts/icon.tsx'
import { useWords } from '../settings/language.tsx'

type Props = { variations: readonly DescribedVariation[]; links: Readonly<Record<string, string>> }

/** The address of each variation, to open it or to send it to somebody. */
export function PreviewLinks({ variations, links }: Props) {
  const { t } = useWords()
  return (
    <>
      <h3>{t.report.looks.links}</h3>
      <ul className="preview-links">
        {variations.map(({ variationId, name }) => {
          const link = links[variationId]
          return link === undefined ? null : <PreviewLink key={variationId} name={name} link={link} />
        })}
      </ul>
    </>
  )
}

function PreviewLink({ name, link }: { name: string; link: string }) {
  const { t } = useWords()
  const words = t.report.looks
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null)
  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      // It is there for pages by HTTPS only, and may be forbidden: marked, the text can be copied by keys.
      field.current?.select()
      setOutcome('notCopied')
    }
  }
  return (
    <li>
      <b>{name}</b>
      <input ref={field} type="text" readOnly aria-label={words.address(name)} value={link} />
      <button type="button" className="plain" aria-label={words.copyOf(name)} onClick={copyLink}>
        {words.copy}
      </button>
      <a className="plain" href={link} target="_blank" rel="noopener" aria-label={words.openOf(name)}>
        <Icon name="open" /> {words.open}
      </a>
      <span className="hint" role="status">
        {outcome && words[outcome]}
      </span>
    </li>
  )
}
