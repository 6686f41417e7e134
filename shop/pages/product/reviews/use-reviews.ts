import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Review } from '../../../reviews/review-words.ts'
import { fetchPage } from '../../navigation/fetch-page.ts'
import type { ProductContent } from '../product-content.ts'
import { reviewStep } from './review-step.ts'

export type Reviews = {
  list: RefObject<HTMLUListElement | null>
  shown: Review[]
  /** The address that shows more; undefined if all are shown. */
  more: string | undefined
  loadMore: (event: MouseEvent) => void
}

/** The shown reviews, and a function that adds more without leaving the page (SHOP-90). */
export function useReviews({ reviews, reviewCount, href }: ProductContent): Reviews {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(reviews)
  const [firstNew, setFirstNew] = useState<string>()
  const more = shown.length < reviewCount ? `${href}?reviews=${shown.length + reviewStep}#reviews` : undefined

  useLayoutEffect(() => {
    if (firstNew) list.current?.querySelector<HTMLElement>(`#${firstNew} summary`)?.focus()
  }, [firstNew])

  async function loadMore(event: MouseEvent) {
    if (!more || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    try {
      const { page } = await fetchPage(more, AbortSignal.timeout(10_000))
      if (page.content.page !== 'product') throw new Error(`${more} is no product page.`)
      const loaded = page.content.reviews
      setShown(loaded)
      setFirstNew(loaded[shown.length]?.id)
    } catch {
      location.assign(more)
    }
  }

  return { list, shown, more, loadMore }
}
