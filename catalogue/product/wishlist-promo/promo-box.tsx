import { useRef, useState } from 'react'
import { runAfter } from '../../kit/watch/after.ts'
import { eitherSignal } from '../../kit/watch/either-signal.ts'
import { sayText, spokenLanguage } from '../../kit/words/say.ts'

/** How long "Copied" is shown, in ms (PDP-25.3). */
const saysCopiedMs = 2000

type PromoBoxProps = { lines: readonly string[]; code: string; signal: AbortSignal }

/**
 * Draws lines of text and a code that is copied on press. When the clipboard is not available, the code is selected to be
 * copied manually.
 */
export function PromoBox({ lines, code, signal }: PromoBoxProps) {
  const words = useRef<HTMLElement>(null)
  const saying = useRef<AbortController>(undefined)
  const [isCopied, setCopied] = useState(false)

  async function copyCode(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      // The clipboard is not available here.
      if (words.current) getSelection()?.selectAllChildren(words.current)
      return
    }
    saying.current?.abort()
    saying.current = new AbortController()
    setCopied(true)
    runAfter(saysCopiedMs, () => setCopied(false), eitherSignal(signal, saying.current.signal))
  }

  return (
    <div className="product-wishlist-promo-box">
      {lines.filter(Boolean).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <p key={at}>{line}</p>
      ))}
      <p className="product-wishlist-promo-code">
        <button type="button" aria-label={sayText('Copy code {0}', code)} onClick={copyCode}>
          <b ref={words}>{code}</b>
        </button>
        <span role="status" lang={spokenLanguage()}>
          {/* An element, because a browser that translates the page replaces texts. */}
          {isCopied && <span>{sayText('Copied')}</span>}
        </span>
      </p>
    </div>
  )
}
