import { useRef, useState } from 'react'
import { sayText } from '../words/say.ts'

type AddToBagButtonProps = {
  /** The name of the product. */
  name: string
  /** Adds the product. Returns false when that failed; otherwise the page reloads. */
  onAdd: () => Promise<boolean>
  isDisabled?: boolean
  /** The id of the element that says why the button is disabled. */
  reason?: string
}

/**
 * A button that adds the product of a card to the bag. A disabled button stays focusable so that its reason is read out.
 * While a product is being added the button is busy and further presses are ignored (SHR-07.4, SHR-07.5). Its styles are in
 * `add-to-bag-button.css`.
 */
export function AddToBagButton({ name, onAdd, isDisabled = false, reason }: AddToBagButtonProps) {
  const [isBusy, setBusy] = useState(false)
  /** A ref, because a second press can come before the next render. */
  const isSending = useRef(false)

  function setSending(is: boolean): void {
    isSending.current = is
    setBusy(is)
  }

  async function addOne(): Promise<void> {
    if (isDisabled || isSending.current) return
    setSending(true)
    // After success the button stays busy until the page reloads.
    if (!(await onAdd())) setSending(false)
  }

  return (
    <button
      type="button"
      className="instep-add instep-button"
      aria-label={sayText('Add to bag: {0}', name)}
      aria-disabled={isDisabled || isBusy}
      aria-busy={isBusy}
      aria-describedby={isDisabled ? reason : undefined}
      onClick={addOne}
    >
      {sayText('Add to bag')}
    </button>
  )
}
