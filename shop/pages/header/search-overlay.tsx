import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { openInstead } from '../parts/open-instead.ts'
import { useShop } from '../shop-context.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The shop's search overlay with suggestions (SHOP-22, SHOP-89). The native dialog keeps focus inside, closes on Escape
 * and restores the focus. Without script its button leads to the search page.
 */
export function SearchOverlay() {
  const { path, texts } = useShop()
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)

  function showOverlay() {
    setOpen(true)
    dialog.current?.showModal()
  }

  return (
    <>
      <form action={path('search/index')} onSubmit={openInstead(showOverlay)}>
        <button
          type="submit"
          className="icon-button"
          aria-label={texts.header.search}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <Icon name="search" />
        </button>
      </form>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; the keyboard has Escape */}
      <dialog
        ref={dialog}
        className="search-overlay"
        aria-label={texts.search.label}
        data-anchor="searchOverlay"
        data-active={open}
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
      >
        {open && <SearchField onClose={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

function SearchField({ onClose }: { onClose: () => void }) {
  const { path, texts } = useShop()
  const [text, setText] = useState('')
  const suggestions = useSuggestions(text)

  /** A search field uses the first Escape to clear itself; here it closes the overlay. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }

  return (
    <div className="search-overlay-inside">
      <search>
        <form className="search-form" action={path('search/index')}>
          <input
            type="search"
            name="query"
            value={text}
            maxLength={256}
            required
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here
            autoFocus
            aria-label={texts.search.label}
            placeholder={texts.search.placeholder}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={closeOnEscape}
          />
          <button type="submit" className="button" aria-label={texts.search.submit}>
            <Icon name="search" />
          </button>
          <button type="button" className="icon-button" aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </form>
      </search>
      <SearchSuggestions text={text} suggestions={suggestions} />
    </div>
  )
}
