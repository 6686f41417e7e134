import { useEffect, useRef, useState } from 'react'
import { listEvents } from '../../published/list-events.ts'
import { publishEvents } from '../../published/publish.ts'
import type { CategoryContent } from '../category/category-content.ts'
import { fetchPage } from '../navigation/fetch-page.ts'
import type { PageContent } from '../page-data.ts'
import type { SearchContent } from '../search/search-content.ts'
import { useShop } from '../shop-context.tsx'
import { listStep } from './listing-content.ts'

export type ListedContent = ({ page: 'category' } & CategoryContent) | ({ page: 'search' } & SearchContent)
export type ListingChoice = ListedContent['choice']

export type Listing = {
  content: ListedContent
  /** The current choice; the content follows when the response arrives. */
  choice: ListingChoice
  /** Returns the address of this list with another choice. */
  addressOf: (choice: ListingChoice, show?: number) => string
  /** Redraws the list in place with another choice, and puts it into the address (SHOP-86). */
  choose: (choice: ListingChoice) => Promise<void>
  /** Adds more products at the end (SHOP-87). */
  more: () => Promise<void>
  busy: boolean
  /** The change, announced to screen readers. */
  said: string
}

type ListingState = { loaded: ListedContent; content: ListedContent; said: string; asking?: ListingChoice }

/**
 * A page's list, and functions that change it without leaving the page. A list that cannot be fetched is loaded as a
 * page.
 */
export function useListing(loaded: ListedContent): Listing {
  const { locale, page, path, texts } = useShop()
  const [state, setState] = useState<ListingState>({ loaded, content: loaded, said: '' })
  const asked = useRef(new AbortController())
  if (state.loaded !== loaded) setState({ loaded, content: loaded, said: '' }) // another page was shown in place
  const { content, said, asking } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for the page before must not come into this one
  useEffect(() => () => asked.current.abort(), [loaded])

  function addressOf(choice: ListingChoice, show?: number): string {
    const query = new URLSearchParams([...choice, ...(show ? [['show', `${show}`]] : [])])
    const [base = ''] = page.path.split('?')
    return query.size > 0 ? `${path(base)}?${query}` : path(base)
  }

  async function showListing(
    choice: ListingChoice,
    { shown, say }: { shown?: number; say: (fresh: ListedContent) => string },
  ) {
    const address = addressOf(choice, shown)
    asked.current.abort()
    asked.current = new AbortController()
    const { signal } = asked.current
    setState((before) => ({ ...before, asking: choice }))
    try {
      const fresh = (await fetchPage(address, signal)).page.content
      if (signal.aborted) return
      if (!isListed(fresh)) throw new Error(`${address} is no list.`)
      history.replaceState(history.state, '', address)
      setState({ loaded, content: fresh, said: say(fresh) })
      publishEvents(listEvents(fresh, locale), window)
    } catch {
      if (!signal.aborted) location.assign(address)
    }
  }

  return {
    content,
    choice: asking ?? content.choice,
    addressOf,
    choose: (choice) => showListing(choice, { say: ({ count }) => texts.category.count(count) }),
    more: () => {
      const before = content.cards.length
      return showListing(content.choice, {
        shown: before + listStep,
        say: ({ cards }) => texts.listing.loaded(cards.length - before),
      })
    },
    busy: asking !== undefined,
    said,
  }
}

function isListed(content: PageContent): content is ListedContent {
  return content.page === 'category' || content.page === 'search'
}
