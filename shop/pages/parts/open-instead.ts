import type { FormEvent } from 'react'

/**
 * For a form whose button leads to a page without script: prevents that and opens a panel with the same content
 * instead.
 */
export function openInstead(open: () => void): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault()
    open()
  }
}
