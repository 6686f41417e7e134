import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { type NavigateOptions, useNavigate } from '../navigation-context.tsx'
import type { PageContent } from '../page-data.ts'
import { useShop } from '../shop-context.tsx'

type Props = ComponentPropsWithRef<'a'> & {
  href: string
  /** The change happens in place only on these pages; from others the link loads its page (SHOP-13). */
  from?: PageContent['page'][]
  navigation?: NavigateOptions
  /** Called after the page has changed in place. */
  onArrived?: () => void
}

/** A real link that changes the page in place on a plain click; a new tab or window is left to the browser. */
export function InPlaceLink({ href, from, navigation, onArrived, onClick, children, ...attributes }: Props) {
  const { page } = useShop()
  const navigate = useNavigate()
  const inPlace = !from || from.includes(page.content.page)

  function followInPlace(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!inPlace || event.defaultPrevented || isForBrowser(event)) return
    event.preventDefault()
    navigate(href, navigation).then(onArrived)
  }

  return (
    <a href={href} {...attributes} onClick={followInPlace}>
      {children}
    </a>
  )
}

function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
