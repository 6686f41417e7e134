import { type SubmitEvent, useRef } from 'react'
import { longestSearch, searchAddress } from './search-address.ts'

export type SearchBoxProps = {
  /** Name of the field for who cannot see it. */
  label: string
  placeholder?: string
  /** The address of what was typed, on a page of a path; that of PO-10 unless given. */
  addressOf?: (typed: string, pathname: string) => string | undefined
  /** What the search does with its address; the page goes there when nothing is given. */
  go?: (address: string) => void
}

/** A search form in content; its page of results is the shop's (SHR-12). Its styles are `search-box.css`. */
export function SearchBox({
  label,
  placeholder,
  addressOf = searchAddress,
  go = (address) => location.assign(address),
}: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)

  function submitSearch(event: SubmitEvent): void {
    event.preventDefault()
    const address = addressOf(input.current?.value ?? '', location.pathname)
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
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="instep-search-button" lang="en">
        Search
      </button>
    </form>
  )
}
