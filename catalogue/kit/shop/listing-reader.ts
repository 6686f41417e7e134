import type { Scope } from '../run/scope.ts'
import { type ListingItem, type ListingNeed, splitSkus } from './listing-item.ts'
import { readFact } from './read-fact.ts'

export type ReaderNeeds = {
  /** What an item must tell. Without it, whatever tells items apart is their product id. */
  needs: ListingNeed | undefined
  /** Called when more can be read than before. */
  changed: () => void
}

export type ListingReader = {
  /** Returns the product of an item; undefined when it does not tell what is needed. */
  read(element: Element): ListingItem | undefined
  /** Reports that none of the items tells it. */
  tellUnread(): void
}

/**
 * Creates what reads the product of a listing's items: by the rules of the site and, for items that these do not reach, from
 * events and schema.org markup, whose code is loaded then (SHR-14.3).
 */
export function createListingReader<C>(scope: Scope<C>, { needs, changed }: ReaderNeeds): ListingReader {
  const { settings, exposure, signal } = scope
  const { productId: idRule, skus: skusRule } = settings.reading?.gridItem ?? {}
  let asked = false
  let page: ReturnType<typeof import('./listing-of-page.ts').createPageReader> | undefined

  function askPage(): typeof page {
    if (!asked)
      void import('./listing-of-page.ts').then(({ createPageReader }) => {
        if (signal.aborted) return
        page = createPageReader(scope, changed)
        changed()
      })
    asked = true
    return page
  }

  return {
    read(element) {
      const productId = readFact(element, idRule)
      const skus = splitSkus(readFact(element, skusRule))
      if (needs === undefined) {
        // Some shops have the whole card in a link. Its words would change with each countdown or chosen colour.
        const link = element.querySelector('a[href]') ?? element.closest('a[href]')
        return { productId: productId ?? link?.getAttribute('href') ?? element.textContent, skus }
      }
      if (needs === 'productId' ? productId : skus.length > 0) return { productId: productId ?? skus.join(' '), skus }
      return askPage()?.read(element, needs)
    },
    tellUnread: () => void (needs && page && exposure.lacks(page.unread(needs))),
  }
}
