import { useRef, useState } from 'react'

type Props = { configuration: string; hasProblems: boolean }

/** Copies the experience as an entry of the configuration. If the clipboard is refused, its text is shown selected. */
export function CopyConfiguration({ configuration, hasProblems }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const [said, say] = useState('')

  async function copyText(): Promise<void> {
    try {
      await navigator.clipboard.writeText(configuration)
      say(
        hasProblems
          ? 'Copied, with what is marked above still to correct.'
          : 'Copied. Paste it into experiences in instep.config.ts.',
      )
    } catch {
      // A browser or a policy may refuse the clipboard.
      if (details.current) details.current.open = true
      text.current?.select()
      text.current?.focus()
      say('The browser did not allow to copy. The text is selected: copy it with your keyboard.')
    }
  }
  return (
    <footer className="edit-copy">
      <button type="button" className="button" onClick={() => void copyText()}>
        Copy as configuration
      </button>
      <p role="status">{said}</p>
      <details ref={details}>
        <summary>Configuration</summary>
        <textarea
          ref={text}
          readOnly
          aria-label="Configuration of this experience"
          rows={Math.min(24, configuration.split('\n').length)}
          spellCheck={false}
          value={configuration}
        />
      </details>
    </footer>
  )
}
