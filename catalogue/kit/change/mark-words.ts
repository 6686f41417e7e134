/**
 * Creates the text of a mark. Over a picture in a list it is cut after three lines, because a corner has no room for more
 * (`corner.css`).
 */
export function markWords(text: string): HTMLElement {
  const words = document.createElement('span')
  words.className = 'instep-mark-words'
  words.textContent = text
  return words
}
