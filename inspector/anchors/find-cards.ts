/** An amount with a currency, before or after it. */
export const pricePattern = /(?:[$€£¥]|CHF|kr|zł|[A-Z]{3})\s?\d|\d(?:[.,]\d+)?\s?(?:[$€£¥]|CHF|kr|zł)/

/**
 * Returns the product cards of a page: the largest group of neighbours of one kind that each have a link, a picture
 * and a price.
 */
export function findCards(page: Document): Element[] {
  const groups = new Map<Element, Element[]>()
  for (const picture of page.querySelectorAll('main img, body img')) {
    const card = cardAround(picture)
    if (!card?.parentElement) continue
    const group = groups.get(card.parentElement) ?? []
    if (!group.includes(card)) group.push(card)
    groups.set(card.parentElement, group)
  }
  const [largest = []] = [...groups.values()].sort((a, b) => b.length - a.length)
  return largest.length >= 2 ? largest : []
}

/** Returns the smallest element around a picture that has a link and a price, and neighbours of its kind. */
function cardAround(picture: Element): Element | undefined {
  let at = picture.parentElement
  for (let depth = 0; at && depth < 8 && at.localName !== 'main' && at.localName !== 'body'; depth += 1) {
    const isCard = (at.matches('a[href]') || at.querySelector('a[href]')) && pricePattern.test(at.textContent ?? '')
    if (isCard) return neighboursOf(at).length > 1 ? at : climbToNeighbours(at)
    at = at.parentElement
  }
  return undefined
}

/** A card may be wrapped, e.g. in an item of a list that has nothing else in it. */
function climbToNeighbours(card: Element): Element | undefined {
  const above = card.parentElement
  if (!above || above.localName === 'main' || above.localName === 'body') return undefined
  if (neighboursOf(above).length > 1) return above
  return above.children.length === 1 ? climbToNeighbours(above) : undefined
}

function neighboursOf(element: Element): Element[] {
  return [...(element.parentElement?.children ?? [])].filter(
    (each) =>
      each.localName === element.localName && each.querySelector('img') && pricePattern.test(each.textContent ?? ''),
  )
}
