/** Words on what leads from a mini basket to the order, and the ends of such addresses, in the languages of the shops. */
const order = /check[\s-]?out|\bkasse\b|\bcaisse\b|\bcommander\b|\bcassa\b/i
const orderPath = /(^|[/#])(cart|basket|bag|check-?out|warenkorb|kasse|panier|caisse|carrello|cassa)\/?$/i
/** What opens something, or has no address of its own. */
const opener = 'button, summary, [aria-expanded], [aria-haspopup], [href="#"], [href^="javascript:"]'

/**
 * Returns the element after which the items of a mini basket end: the last item, or what is around all of them and not
 * around the link to the order. It is inside of what scrolls, so that what stands after it scrolls with the items. Without
 * items it is the empty list, if there is one.
 * @param own the class of what is drawn, which is no item
 */
export function endOfItems(cart: Element, own: string): Element | undefined {
  const listIn = (selector: string) =>
    [...cart.querySelectorAll(selector)].filter((each) => !each.closest(`.${own}`) && cart.contains(each))
  const exits = listIn('a[href], button, input[type="submit"]').filter(leadsToOrder)
  const isOfItem = (each: Element) => {
    const opens = each.closest(`a[href], ${opener}`)
    return !opens || !(opens.matches(opener) || exits.includes(opens) || opens.contains(cart))
  }
  const precedesExit = (each: Element) =>
    exits.some((exit) => each.compareDocumentPosition(exit) & Node.DOCUMENT_POSITION_FOLLOWING)
  // Each item has a picture or a link of its product. Below the link to the order are pictures of ways to pay.
  const [linked = [], pictures = [], links = []] = ['a[href] img', 'img', 'a[href]'].map((selector) =>
    listIn(selector).filter(isOfItem),
  )
  const marks = [...[linked, pictures, links].map((some) => some.filter(precedesExit)), linked, links]
  const last = marks.find(({ length }) => length > 0)?.slice(-1)[0]
  if (!last) return listIn('ul, ol').find((list) => !exits.some((exit) => list.contains(exit)))

  const limit = panelAround(last, cart)
  let end = last
  for (let around = end.parentElement; around && around !== limit; around = around.parentElement) {
    if (isScroller(around) || exits.some((exit) => around?.contains(exit))) break
    end = around
  }
  // Only rows may be in a table.
  const table = end.closest('table, dl')
  return table && cart.contains(table) ? table : end
}

function leadsToOrder(control: Element): boolean {
  const [path = ''] = (control.getAttribute('href') ?? '').split('?')
  return orderPath.test(path) || order.test(`${control.getAttribute('name')} ${control.textContent}`)
}

/** Returns the panel that lies over the page, or the mini basket itself: its outermost positioned element with controls. */
function panelAround(mark: Element, cart: Element): Element {
  let panel = cart
  for (let each = mark.parentElement; each && each !== cart; each = each.parentElement) {
    const isOver = /absolute|fixed/.test(getComputedStyle(each).position)
    if (isOver && each.querySelectorAll('a[href], button').length > 1) panel = each
  }
  return panel
}

/** Returns whether an element scrolls its content. */
export function isScroller(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowY)
}
