import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { findLocale } from '../../locales/locale.ts'
import { pageEvents } from '../../published/page-events.ts'
import { publishEvents } from '../../published/publish.ts'
import type { Navigate } from '../navigation-context.tsx'
import type { PageData } from '../page-data.ts'
import { createRouter, type Router } from './create-router.ts'

/** The current page, at first the loaded one, and the function that shows others in place (SHOP-13). */
export function usePage(loaded: PageData): { page: PageData; navigate: Navigate } {
  const [page, setPage] = useState(loaded)
  const introduced = useRef(loaded)
  const router = useRef<Router>(undefined)

  // Before the effects of the page's own parts: whatever these publish comes after the view event.
  useLayoutEffect(() => {
    if (introduced.current === page) return
    introduced.current = page
    introducePage(page)
  }, [page])

  useEffect(() => {
    const leaving = new AbortController()
    router.current = createRouter((fetched) => flushSync(() => setPage(fetched)))
    router.current.follow(leaving.signal)
    return () => leaving.abort()
  }, [])

  const navigate = useCallback<Navigate>(async (href, options) => router.current?.navigate(href, options), [])
  return { page, navigate }
}

/** Does what a loaded page does with its <head>: sets title and language, and publishes its events (SHOP-96). */
function introducePage(page: PageData): void {
  const locale = findLocale(page.country, page.language)
  if (!locale) return
  document.title = page.title
  document.documentElement.lang = locale.tag
  publishEvents(pageEvents(page, locale, location.origin), window)
}
