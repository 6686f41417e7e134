import { useShop } from '../shop-context.tsx'
import { MenuOverlay } from './menu-overlay.tsx'
import { MiniCart } from './mini-cart.tsx'
import { NavMenu } from './nav-menu.tsx'
import { Promo } from './promo.tsx'

/** The header, fixed to the top (SHOP-15). The promo area hangs under it, so that its own height never changes. */
export function Header() {
  const { path, texts } = useShop()
  return (
    <header className="header" data-anchor="header">
      <div className="header-row">
        <MenuOverlay />
        <a className="logo" href={path()} aria-label={texts.header.home}>
          {texts.name}
        </a>
        <NavMenu />
        <div className="header-actions">
          <MiniCart />
        </div>
      </div>
      <Promo />
    </header>
  )
}
