import { useRef, useState } from 'react'
import { runAfter } from '../../kit/watch/after.ts'
import { eitherSignal } from '../../kit/watch/either-signal.ts'

/** How long it says that the code was copied, in ms (PDP-25.3). */
const saysCopiedMs = 2000

type PromoBoxProps = { lines: readonly string[]; code: string; signal: AbortSignal }

/** Lines, and a code that is copied by a press; where that is not allowed it is selected, to be copied by hand. */
export function PromoBox({ lines, code, signal }: PromoBoxProps) {
  const words = useRef<HTMLElement>(null)
  const saying = useRef<AbortController>(undefined)
  const [isCopied, setCopied] = useState(false)

  async function copyCode(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
    } catch {
      // Not allowed here.
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
        <button type="button" aria-label={`Copy code ${code}`} onClick={copyCode}>
          <b ref={words}>{code}</b>
        </button>
        <span role="status" lang="en">
          {isCopied && 'Copied'}
        </span>
      </p>
    </div>
  )
}
