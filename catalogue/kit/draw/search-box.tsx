import { type SubmitEvent, useRef } from 'react'
import { longestSearch, type SearchAddress } from './search-address.ts'

export type SearchBoxProps = {
  /** The name of the field and its button for screen readers. */
  label: string
  placeholder?: string
  /** What is in the field at first. */
  text?: string
  addressOf: SearchAddress
  /** Opens the address of the results; by default the page navigates to it. */
  go?: (address: string) => void
}

/** A search form. The page of results belongs to the shop (SHR-12). Its styles are in `search-box.css`. */
export function SearchBox({
  label,
  placeholder,
  text,
  addressOf,
  go = (address) => location.assign(address),
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

  function submitSearch(event: SubmitEvent): void {
    event.preventDefault()
    const address = addressOf(input.current?.value ?? '')
    if (address) go(address)
    else input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the role is that of the form itself (HOM-02.7)
    <form className="instep-search" role="search" aria-label={label} onSubmit={submitSearch} noValidate>
      <input
        ref={input}
        type="search"
        className="instep-search-input"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={text}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="instep-search-button" aria-label={label}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15 15l5.3 5.3"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </button>
    </form>
  )
}
