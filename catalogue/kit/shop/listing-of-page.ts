import type { Scope } from '../run/scope.ts'
import type { ListingItem, ListingNeed } from './listing-item.ts'
import { markupScripts, productOfMarkup } from './product-of-markup.ts'
import { decodePart, leadsTo, type ProductFacts, readProduct } from './read-product.ts'
import { unreadFact } from './unread-fact.ts'

/**
 * Creates what reads the product of a listing's item from the page: by the listing event, in whose ids the link of the item
 * is found, by schema.org markup, and by the form that the site gives for addresses of products.
 * @param changed called when a further event may tell more
 */
export function createPageReader<C>({ settings, options }: Scope<C>, changed: () => void) {
  const { reading = {}, addresses = {} } = settings
  options.uv.on(/(^|\.)ecProduct$/, changed)

  function idOf({ productId, link }: ProductFacts): string | undefined {
    return productId ?? listedIds().find((id) => leadsTo(link, id)) ?? idInAddress(addresses.product, link)
  }

  /** Returns the product ids that the shop has published of the list on this page. */
  function listedIds(): string[] {
    const events = [...options.uv.events].reverse()
    const last = events.find(({ meta, productIds }) => /(^|\.)ecProduct$/.test(meta.type) && Array.isArray(productIds))
    return ((last?.productIds as unknown[] | undefined) ?? []).map(String)
  }

  return {
    read(element: Element, needs: ListingNeed): ListingItem | undefined {
      const facts = readProduct(element, reading.gridItem)
      const id = idOf(facts)
      const isKnown = needs === 'productId' ? id !== undefined : facts.skus.length > 0
      const markup = !isKnown && document.querySelector(markupScripts) ? productOfMarkup(facts) : undefined
      const productId = id ?? markup?.productId
      const skus = facts.skus.length > 0 ? facts.skus : (markup?.skus ?? [])
      if (needs === 'productId') return productId === undefined ? undefined : { productId, skus }
      return skus.length === 0 ? undefined : { productId: productId ?? skus.join(' '), skus }
    },
    unread: (needs: ListingNeed) => unreadFact(`gridItem.${needs}`),
  }
}

/** Returns the product id in a link, by the form that the site gives for addresses of products. */
function idInAddress(form: string | undefined, link: string | undefined): string | undefined {
  const [before = '', after = ''] = form?.replace('{locale}', '').split('{productId}') ?? []
  const at = before ? (link?.indexOf(before) ?? -1) : -1
  if (!link || at < 0) return undefined
  const [id = ''] = link.slice(at + before.length).split(after || /[/?#&]/)
  return decodePart(id) || undefined
}
