import type { MouseEvent } from 'react'
import { useShop } from '../shop-context.tsx'

/**
 * 'Log out', for logged-in visitors only (SHOP-20). A link must not change anything by itself: it leads to the account
 * page with the button, and a plain click posts what that button would.
 */
export function LogoutLink({ className }: { className: string }) {
  const { page, path, texts } = useShop()
  if (!page.loggedIn) return null

  async function logOut(event: MouseEvent) {
    event.preventDefault()
    try {
      await fetch(path('account/logout'), { method: 'POST', redirect: 'manual' })
    } finally {
      location.assign(path('account'))
    }
  }

  return (
    <a className={className} href={path('account#log-out')} data-anchor="logoutLink" onClick={logOut}>
      {texts.header.logOut}
    </a>
  )
}
