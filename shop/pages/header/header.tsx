import { Slot } from '../../../slots/wrapper/slot.ts'
import { Icon } from '../parts/icon.tsx'
import { useShop } from '../shop-context.tsx'
import { CheckoutHeader } from './checkout-header.tsx'
import { LogoutLink } from './logout-link.tsx'
import { MenuOverlay } from './menu-overlay.tsx'
import { MiniCart } from './mini-cart.tsx'
import { NavMenu } from './nav-menu.tsx'
import { Promo } from './promo.tsx'
import { SearchOverlay } from './search-overlay.tsx'
import { WishlistLink } from './wishlist-link.tsx'

/**
 * The header, fixed to the top (SHOP-15). The promo area is positioned below it, so that the header's own height never
 * changes. The steps of the checkout have a plain one.
 */
export function Header() {
  const { page, path, texts } = useShop()
  if (page.content.page === 'checkout') return <CheckoutHeader />
  return (
    <header className="header" data-anchor="header">
      <div className="header-row">
        <div className="header-start">
          <MenuOverlay />
        </div>
        <a className="logo" href={path()} aria-label={texts.header.home}>
          {texts.name}
        </a>
        <NavMenu />
        <div className="header-actions">
          <LogoutLink className="header-logout" />
          <SearchOverlay />
          <a className="icon-button header-account" href={path('account')} aria-label={texts.header.account}>
            <Icon name="account" />
          </a>
          <WishlistLink />
          <MiniCart />
        </div>
      </div>
      <Slot id="promo">
        <Promo />
      </Slot>
    </header>
  )
}
