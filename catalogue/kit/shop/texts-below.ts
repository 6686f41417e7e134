/** The texts below an element, in order; the title of an icon is none of them. */
export function textsBelow(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (!(text.parentNode instanceof SVGElement)) texts.push(text)
  }
  return texts
}
