import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'

/**
 * The shop's notice, shown if the address has `alert=1` (SHOP-23). It stays in the page while it is hidden, so that
 * other code can read its state. Without script its button is a link to the page without the notice.
 */
export function AlertBox() {
  const { page, texts } = useShop()
  const [dismissed, setDismissed] = useState<typeof page>()
  const active = page.alert && dismissed !== page

  function dismissAlert() {
    setDismissed(page)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true }) // the button that had focus is gone
  }

  function dismissOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') dismissAlert()
  }

  return (
    <section
      className="alert-box"
      data-anchor="alertBox"
      data-active={active}
      hidden={!active}
      aria-label={texts.alert.label}
      onKeyDown={dismissOnEscape}
    >
      {active && (
        <>
          <p>
            <b>{texts.alert.title}</b> {texts.alert.text}
          </p>
          <form
            method="get"
            onSubmit={(event) => {
              event.preventDefault()
              dismissAlert()
            }}
          >
            <button type="submit" className="icon-button" aria-label={texts.alert.dismiss}>
              <Icon name="close" />
            </button>
          </form>
        </>
      )}
    </section>
  )
}
