import type { PageData } from '../page-data.ts'

/** A page as data, with its address after redirects. */
export type FetchedPage = { page: PageData; address: string }

/**
 * Requests the page of an address as data. @throws without connection, on another origin, or when the response is not a
 * page
 */
export async function fetchPage(href: string, signal: AbortSignal): Promise<FetchedPage> {
  const wanted = new URL(href, location.href)
  if (wanted.origin !== location.origin) throw new Error(`${wanted.origin} is not the shop.`)
  const answer = await fetch(wanted, { headers: { Accept: 'application/json' }, signal })
  const page: PageData = await answer.json()
  if (!page.content) throw new Error(`${wanted.pathname} answered ${answer.status} without a page.`)
  const found = answer.redirected ? new URL(answer.url) : wanted
  return { page, address: found.pathname + found.search + wanted.hash }
}
