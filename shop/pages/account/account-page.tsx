import { useShop } from '../shop-context.tsx'
import { AccountLinks } from './account-links.tsx'

/** Logs in and out as the demo visitor, with forms that need no script (SHOP-11, SHOP-92). */
export function AccountPage() {
  const { page, path, texts } = useShop()
  const words = texts.account
  if (!page.loggedIn) {
    return (
      <div className="words-page">
        <h1>{words.headline}</h1>
        <p className="words-lead">{words.logInText}</p>
        <form method="post" action={path('account/login')}>
          <button type="submit" className="button">
            {words.logIn}
          </button>
        </form>
        <AccountLinks />
      </div>
    )
  }
  return (
    <div className="words-page">
      <h1>{words.hello}</h1>
      <p className="words-lead">{words.member}</p>
      <AccountLinks />
      <form id="log-out" method="post" action={path('account/logout')}>
        <button type="submit" className="button button-quiet">
          {words.logOut}
        </button>
      </form>
    </div>
  )
}
