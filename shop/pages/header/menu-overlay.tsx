import { useState } from 'react'
import { Drawer } from '../parts/drawer.tsx'
import { Icon } from '../parts/icon.tsx'
import { openInstead } from '../parts/open-instead.ts'
import { useShop } from '../shop-context.tsx'
import { GroupLinks } from './group-links.tsx'
import { LogoutLink } from './logout-link.tsx'

/** The phone menu and its button (SHOP-19). Without script the button leads to the page of all categories. */
export function MenuOverlay() {
  const { page, path, texts } = useShop()
  const [open, setOpen] = useState(false)
  return (
    <>
      <form className="menu-opener" action={path('shop')} onSubmit={openInstead(() => setOpen(true))}>
        <button
          type="submit"
          className="icon-button"
          aria-label={texts.header.menu}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <Icon name="menu" />
        </button>
      </form>
      <Drawer
        id="menu"
        anchor="menuOverlay"
        side="left"
        title={texts.header.menu}
        open={open}
        onClose={() => setOpen(false)}
      >
        <nav aria-label={texts.header.mainMenu}>
          {page.navigation.map((group) => (
            <details key={group.category} className="menu-group" name="menu">
              <summary>
                {texts.header.labels[group.category]} <Icon name="chevron" />
              </summary>
              <GroupLinks className="menu-links" group={group} onFollow={() => setOpen(false)} />
            </details>
          ))}
        </nav>
        <ul className="menu-account">
          <li>
            <a href={path('account')}>{texts.header.account}</a>
          </li>
          <li>
            <a href={path('wishlist')}>{texts.wishlist.headline}</a>
          </li>
          {page.loggedIn && (
            <li>
              <LogoutLink className="menu-logout" />
            </li>
          )}
        </ul>
      </Drawer>
    </>
  )
}
