/** What a row of the basket shows of its product. */
export type RowProduct = {
  /** What holds its words: the link goes to the end of it. */
  description: Element
  name: string
  /** The address of the row's own product link. */
  own: string | null
}

/** Reads a row as shops draw them: its name is a heading, or the words of a link to the product; its picture is often one too. */
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
