/** What a basket row shows about its product. */
export type RowProduct = {
  /** The element with the description; the link is appended to it. */
  description: Element
  name: string
  /** The address of the product link that the row already contains. */
  own: string | null
}

/**
 * Reads a basket row as shops usually render it: the product name is a heading or the text of a product link, and the
 * picture is often a link too.
 */
export function rowFacts(row: Element, { productId, except }: { productId?: string; except: string }): RowProduct {
  const links = [...row.querySelectorAll(`a[href]:not(.${except})`)]
  const heading = row.querySelector('h1, h2, h3, h4, h5, h6')
  const named = heading?.querySelector('a[href]') ?? heading?.closest('a[href]')
  const leadsToIt = (link: Element) =>
    productId &&
    link
      .getAttribute('href')
      ?.split(/[/?#&=]/)
      .includes(productId)
  const own = named ?? links.find((link) => link.querySelector('img')) ?? links.find(leadsToIt)
  const words =
    heading ?? links.find((link) => link.getAttribute('href') === own?.getAttribute('href') && wordsOf(link))
  const description = words?.closest('a')?.parentElement ?? words?.parentElement
  return {
    description: description && row.contains(description) ? description : row,
    name: words ? wordsOf(words) : '',
    own: own?.getAttribute('href') ?? null,
  }
}

function wordsOf(element: Element): string {
  return element.textContent.replace(/\s+/g, ' ').trim()
}
