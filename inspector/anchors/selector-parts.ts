/** How long a selector will hold: attributes outlive classes, and both outlive a position in the page. */
export const stabilities = ['attribute', 'class', 'position'] as const
export type Stability = (typeof stabilities)[number]

export type SelectorPart = { text: string; stability: Stability }

/** Attributes by which shops and platforms name elements, best first. */
const naming = [
  ...['data-testid', 'data-test', 'data-test-id', 'data-qa', 'data-cy', 'data-hook', 'data-role', 'data-component'],
  ...['data-section-type', 'data-block', 'data-action', 'itemprop', 'name', 'autocomplete', 'role', 'type'],
]

/** Tags of which a page has one, or that say what they are. */
const telling = ['header', 'main', 'footer', 'nav', 'h1', 'product-info', 'product-form', 'cart-items']

/** Returns the ways to name an element by itself, best first. */
export function partsOf(element: Element): SelectorPart[] {
  const tag = element.localName
  const parts: SelectorPart[] = []
  if (isStable(element.id)) parts.push({ text: `#${CSS.escape(element.id)}`, stability: 'attribute' })
  for (const name of naming) {
    const value = element.getAttribute(name)
    if (value && value.length <= 40 && isStable(value))
      parts.push({ text: `${name === 'type' ? tag : ''}[${name}=${JSON.stringify(value)}]`, stability: 'attribute' })
  }
  const address = addressPart(element)
  if (address) parts.push(address)
  if (telling.includes(tag) || tag.includes('-')) parts.push({ text: tag, stability: 'attribute' })
  const classes = Array.from(element.classList).filter((name) => isStable(name) && !isUtility(name))
  for (const name of classes) parts.push({ text: `.${CSS.escape(name)}`, stability: 'class' })
  return parts
}

/** Links and forms to fixed places, such as the cart, are known by their address. */
function addressPart(element: Element): SelectorPart | undefined {
  const name = element.localName === 'form' ? 'action' : 'href'
  const [word] =
    /cart\/add|cart|basket|warenkorb|checkout|logout|login|search|wishlist/i.exec(element.getAttribute(name) ?? '') ??
    []
  return word ? { text: `${element.localName}[${name}*=${JSON.stringify(word)}]`, stability: 'attribute' } : undefined
}

/**
 * Returns whether a name was given by a person: one made by a build (`css-1x2y3z`, `title__x7Fk2`), with a number of a
 * product or a session, or one for a state differs on the next page or the next release.
 */
export function isStable(name: string): boolean {
  return (
    /^[A-Za-z_][\w-]*$/.test(name) &&
    !/\d{3,}|^(?:css|sc|jsx|svelte|emotion|chakra|mui|radix|headlessui|r|ember)-?[a-z0-9]*\d[\w-]*$|_{1,2}[A-Za-z0-9]*\d[A-Za-z0-9]*$/i.test(
      name,
    ) &&
    !/(?:^|[-_])(?:active|open|opened|closed|selected|current|hover|focus|hidden|visible|loading|loaded|lazy|disabled|enabled|expanded|collapsed|is|has|js)(?:$|[-_])/i.test(
      name,
    )
  )
}

/** Class names of utility frameworks say how something looks, not what it is. */
function isUtility(name: string): boolean {
  return /^(?:[mp][trblxyse]?|w|h|min|max|gap|space|text|font|bg|flex|inline|block|grid|col|row|items|justify|content|self|place|rounded|border|shadow|opacity|z|d|fs|fw|overflow|absolute|relative|sticky|fixed|container|row|clearfix|pull|float|visually|sr)(?:$|-)/.test(
    name,
  )
}
