import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'

/** Links from the account to what this shop keeps for the visitor. */
export function AccountLinks() {
  const { path, texts } = useShop()
  const { account, bag, footer, wishlist } = texts
  const links = [
    { href: path('wishlist'), name: wishlist.headline, text: account.savedText },
    { href: path('cart'), name: bag.title, text: account.bagText },
    { href: path('help'), name: footer.service, text: account.helpText },
  ]
  return (
    <nav className="account-links" aria-label={account.links}>
      <ul>
        {links.map(({ href, name, text }) => (
          <li key={href}>
            <a className="link-arrow" href={href}>
              {name} <Icon name="arrow" />
            </a>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
