/** Returns the text nodes below an element in document order, without what is never read as text: code, data and icons. */
export function textsBelow(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!text.parentElement?.closest('svg, style, script, noscript')) texts.push(text)
  }
  return texts
}
