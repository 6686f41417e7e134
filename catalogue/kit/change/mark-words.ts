/** The words of a mark: over a picture of a list they end after three lines, for a corner has no room for more (`corner.css`). */
export function markWords(text: string): HTMLElement {
  const words = document.createElement('span')
  words.className = 'instep-mark-words'
  words.textContent = text
  return words
}
