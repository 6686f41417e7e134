import type { FormEvent } from 'react'

/** For a button that opens a panel, and without script leads to a page that shows the same: stays, and opens. */
export function openInstead(open: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault()
    open()
  }
}
