import { useState } from 'react'
import { configText, type Selectors } from './draft.ts'

type Props = {
  /** The selectors that were chosen in this tab. */
  selectors: Selectors
  /** Those of the site, with the chosen ones in place of its own. */
  all: Selectors
  onTry(): void
  onDiscard(): void
}

/** Offers what to do with the selectors chosen in this tab. */
export function DraftBar({ selectors, all, onTry, onDiscard }: Props) {
  const [said, setSaid] = useState('')
  const count = Object.keys(selectors).length
  if (count === 0) return null
  const text = configText(all)

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied: put it into instep.config.ts.')
    } catch {
      setSaid('The browser does not let it be copied: save the file.')
    }
  }

  function saveFile(): void {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
    link.download = 'instep.anchors.txt'
    link.click()
    URL.revokeObjectURL(link.href)
    setSaid('Saved as instep.anchors.txt: put its lines into instep.config.ts.')
  }

  return (
    <section className="draft" aria-label="Changed anchors">
      <p>
        <b>{count}</b> {count === 1 ? 'anchor' : 'anchors'} changed in this tab. <span role="status">{said}</span>
      </p>
      <p className="choices">
        <button type="button" className="plain" onClick={onTry}>
          Try on this page
        </button>
        <button type="button" className="plain" onClick={() => void copyText()}>
          Copy
        </button>
        <button type="button" className="plain" onClick={saveFile}>
          Save
        </button>
        <button type="button" className="plain" onClick={onDiscard}>
          Discard
        </button>
      </p>
    </section>
  )
}
