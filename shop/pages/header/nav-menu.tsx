import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { NavigationGroup } from '../data/navigation.ts'
import { categoryPath } from '../parts/category-path.ts'
import { InPlaceLink } from '../parts/in-place-link.tsx'
import { useShop } from '../shop-context.tsx'
import { GroupLinks } from './group-links.tsx'

/** The menu of wide screens: second-level links open on hover and focus, and close on Escape (SHOP-18). */
export function NavMenu() {
  const { page, texts } = useShop()
  return (
    <nav className="nav" data-anchor="navMenu" aria-label={texts.header.mainMenu}>
      <ul className="nav-list">
        {page.navigation.map((group) => (
          <NavItem key={group.category} group={group} />
        ))}
      </ul>
    </nav>
  )
}

function NavItem({ group }: { group: NavigationGroup }) {
  const { page, path, texts } = useShop()
  const [dismissed, setDismissed] = useState(false)
  const label = useRef<HTMLAnchorElement>(null)
  const current = page.content.page === 'category' && page.content.category === group.category

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    label.current?.focus()
    setDismissed(true)
  }

  /** Keeps it closed under a resting pointer after a page was shown in place, which moves the focus away. */
  function showAgain({ currentTarget }: FocusEvent) {
    if (!currentTarget.matches(':hover')) setDismissed(false)
  }

  return (
    <li
      className="nav-item"
      data-dismissed={dismissed}
      onKeyDown={closeOnEscape}
      onPointerLeave={() => setDismissed(false)}
      onBlur={showAgain}
    >
      <InPlaceLink
        ref={label}
        className="nav-label"
        href={path(categoryPath(group.category))}
        from={['category']}
        aria-current={current ? 'page' : undefined}
        onClick={() => setDismissed(true)}
      >
        {texts.header.labels[group.category]}
      </InPlaceLink>
      <GroupLinks className="nav-links" group={group} onFollow={() => setDismissed(true)} />
    </li>
  )
}
