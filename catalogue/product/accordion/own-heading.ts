/** What shops mark as a heading, or as the button that opens a block. */
const marks = 'summary, button, [aria-expanded], dt, h1, h2, h3, h4, h5, h6, [role="heading"]'

/**
 * Returns the shop's own heading at the beginning of a block. It is the first element when all that it says is marked as a
 * heading, or when it is one of two elements of which the second has the content. Content without a heading has none.
 */
export function ownHeading(block: Element): Element | undefined {
  const [first, second, third] = block.children
  if (!first || !textOf(block).startsWith(textOf(first))) return
  const marked = block.querySelector(marks)
  const isMarked = first.contains(marked) && textOf(first) === textOf(marked)
  const isPair = /^(A|SPAN|DIV) DIV$/.test(`${first.tagName} ${second?.tagName}`) && !third
  return isMarked || isPair ? first : undefined
}

function textOf(element: Element | null): string {
  return element?.textContent.trim() ?? ''
}
