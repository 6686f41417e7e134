import type { ReadingRule } from '../../../contract/site-settings.ts'
import { splitSkus } from './listing-item.ts'
import { readFact } from './read-fact.ts'

/** What an element of a list or of the bag says about its product. */
export type ProductFacts = { productId?: string; skus: readonly string[]; link?: string; name?: string }

export type ProductRules = { readonly [Fact in 'productId' | 'sku' | 'skus' | 'link' | 'name']?: ReadingRule }

const headings = 'h1, h2, h3, h4, h5, h6'

/**
 * Reads a product from an element: by the rules of the site, else by schema.org markup in it; its link and name also from
 * the markup that most shops have, a heading and a link around it or the picture. SKUs are separated by spaces or commas.
 */
export function readProduct(element: Element, rules: ProductRules = {}): ProductFacts {
  const skus = readFact(element, rules.skus ?? rules.sku) ?? readMarkup(element, 'sku')
  const heading = element.querySelector(headings)
  const link = linkOf(element, heading)
  return {
    productId: readFact(element, rules.productId) ?? readMarkup(element, 'productID'),
    skus: splitSkus(skus),
    link: readFact(element, rules.link, 'href') ?? link?.getAttribute('href') ?? undefined,
    name: readFact(element, rules.name) ?? wordsOf(heading) ?? wordsOf(link),
  }
}

/** Whether an address has an id among its parts, encoded or not: `/p/a`, `/p/a.html`, `?id=a`. */
export function leadsTo(link: string | undefined, id: string | undefined): boolean {
  return Boolean(
    id &&
      link
        ?.replace(/\.html?(?=$|[?#])/, '')
        .split(/[/?#&=]/)
        .some((part) => part === id || decodePart(part) === id),
  )
}

/** Decodes a part of an address; one with a bare `%` stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the link around or in a heading, else the first one with a picture, else the first one. */
function linkOf(element: Element, heading: Element | null): Element | null | undefined {
  const links = [...element.querySelectorAll('a[href]')]
  const named = heading?.querySelector('a[href]') ?? heading?.closest('a[href]')
  return named ?? links.find((link) => link.querySelector('img')) ?? links[0] ?? element.closest('a[href]')
}

/** Reads a property of schema.org that the element or its inside is marked with. */
function readMarkup(element: Element, property: string): string | undefined {
  const marked = element.querySelector(`[itemprop~="${property}"]`)
  return (marked?.getAttribute('content') ?? marked?.textContent)?.trim() || undefined
}

function wordsOf(element: Element | null | undefined): string | undefined {
  return element?.textContent.replace(/\s+/g, ' ').trim() || undefined
}
