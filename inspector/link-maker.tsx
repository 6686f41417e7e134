import { useState } from 'react'
import type { PreviewConfig } from '../contract/preview.ts'
import type { Inspection } from '../script/preview/explorer/inspection.ts'

type Props = { inspection: Inspection; preview: PreviewConfig | undefined }

/** Makes an address that shows a preview in another browser, such as that of a phone, and copies it (PV-01). */
export function LinkMaker({ inspection, preview }: Props) {
  const [link, setLink] = useState('')
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function makeLink(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setSaid('')
    try {
      const made = await inspection.makePreviewLink(preview)
      setLink(made)
      setSaid(await copyLink(made))
    } catch (error) {
      setLink('')
      setSaid(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  return (
    <div className="link-maker">
      <button type="button" className="plain" aria-disabled={isBusy} onClick={() => void makeLink()}>
        {isBusy ? 'Making the link…' : 'Copy a link for another browser'}
      </button>
      {link && (
        <input
          readOnly
          value={link}
          aria-label="Link to this preview"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p role="status">{said}</p>
    </div>
  )
}

/** Where copying is forbidden, the link can be selected by hand. */
async function copyLink(link: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(link)
    return 'Copied. The link opens this preview in any browser.'
  } catch {
    return 'The browser does not let it be copied: select the link above.'
  }
}
