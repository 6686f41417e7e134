import { useRef, useState } from 'react'

type AddToBagButtonProps = {
  /** Of the product. */
  name: string
  /** Adds it; false when that was not possible, else the page reloads. */
  onAdd: () => Promise<boolean>
  isDisabled?: boolean
  /** Id of what tells why it is disabled. */
  reason?: string
}

/**
 * Adds the product of a card to the bag. Disabled it can still be reached, so that its reason is heard; while a product is
 * on its way it is busy, and a second press does nothing (SHR-07.4, SHR-07.5). Its styles are `add-to-bag-button.css`.
 */
export function AddToBagButton({ name, onAdd, isDisabled = false, reason }: AddToBagButtonProps) {
  const [isBusy, setBusy] = useState(false)
  /** Known before it is drawn: a second press may come first. */
  const isSending = useRef(false)

  function setSending(is: boolean): void {
    isSending.current = is
    setBusy(is)
  }

  async function addOne(): Promise<void> {
    if (isDisabled || isSending.current) return
    setSending(true)
    // Once it is in the bag the page reloads: no second press before.
    if (!(await onAdd())) setSending(false)
  }

  return (
    <button
      type="button"
      className="instep-add"
      aria-label={`Add to bag: ${name}`}
      aria-disabled={isDisabled || isBusy}
      aria-busy={isBusy}
      aria-describedby={isDisabled ? reason : undefined}
      onClick={addOne}
    >
      Add to bag
    </button>
  )
}
