/** Returns the text nodes below an element in document order, without the titles of icons. */
export function textsBelow(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!(text.parentNode instanceof SVGElement)) texts.push(text)
  }
  return texts
}
